#if canImport(IntentCheck)
import Foundation

/// `stagedoor-check` over a tree as large as the largest public app read so far (home-assistant/iOS: 1,621 files and
/// 220,000 lines), from a standing start.
///
/// One file in eight names App Intents and declares an intent in some ninety lines, as there (85 in 148 files of 90 lines);
/// the large file is all intents.
struct CheckFigures {
  private static let files = 1621
  private static let linesPerFile = 136
  private static let oneIn = 8
  /// Of other things in a file with an intent.
  private static let linesBeside = 60
  private static let largeLines = 12_000
  private let tree: URL
  private let plain: URL
  private let large: URL

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stagedoor-check-figures", isDirectory: true)
    try? FileManager.default.removeItem(at: folder)
    tree = folder.appendingPathComponent("tree", isDirectory: true)
    plain = folder.appendingPathComponent("plain", isDirectory: true)
    large = folder.appendingPathComponent("large", isDirectory: true)
    for number in 0..<Self.files {
      let screen = Self.text("Screen\(number)", Self.linesPerFile, Self.screen)
      let path = "Sources/Module\(number % 20)/File\(number).swift"
      let intent = "import AppIntents\n" + Self.intent("Action\(number)")
      let names = number % Self.oneIn == 0
      let mixed = intent + Self.text("Part\(number)", Self.linesBeside, Self.screen)
      try Self.write(names ? mixed : screen, to: path, in: tree)
      try Self.write(screen, to: path, in: plain)
    }
    try Self.write("import AppIntents\n" + Self.text("Action", Self.largeLines, Self.intent), to: "Large.swift", in: large)
  }

  func treeMilliseconds() throws -> Double { try milliseconds(Self.codeOnly, in: tree) }

  /// What the toolchain's own linter takes for the same tree, once: it takes many times longer.
  func linterMilliseconds() throws -> Double {
    let env = URL(fileURLWithPath: "/usr/bin/env")
    return try Best.milliseconds(of: 1) {
      try Self.run(env, ["swift", "format", "lint", "--recursive", "--parallel", "."], in: tree)
    }
  }

  func largeMilliseconds() throws -> Double { try milliseconds(Self.codeOnly, in: large) }

  func plainMilliseconds() throws -> Double { try milliseconds(Self.codeOnly, in: plain) }

  /// What a search for the import takes three times, and a start of the program.
  func grepMilliseconds() throws -> Double {
    let grep = URL(fileURLWithPath: "/usr/bin/grep")
    let search = try Best.milliseconds(of: 5) { try Self.run(grep, ["-rl", "import AppIntents", "."], in: plain) }
    return try 3 * search + milliseconds(["--version"], in: plain)
  }

  /// The most memory of a check of the tree.
  func treeMegabytes() throws -> Double { try OwnChild.figure([Self.childFlag, tree.path]) }

  /// What makes this program the child that checks a folder.
  static let childFlag = "--check"

  /// - Returns: the most memory of a check of a folder, in megabytes, which is to be this process's only child.
  static func peakOfCheck(of folder: String) throws -> Double {
    try run(program, codeOnly, in: URL(fileURLWithPath: folder))
    var usage = rusage()
    guard getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage) == 0 else { return .infinity }
    return Double(usage.ru_maxrss) / 1024
  }

  /// The words join has a row of its own.
  private static let codeOnly = ["check", "--except", "words"]

  private static let program = OwnChild.program.deletingLastPathComponent()
    .appendingPathComponent("stagedoor-check")

  private func milliseconds(_ arguments: [String], in folder: URL) throws -> Double {
    try Best.milliseconds(of: 5) { try Self.run(Self.program, arguments, in: folder) }
  }

  /// What it finds, and so its status, does not matter here.
  private static func run(_ program: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    guard process.terminationStatus < 2 else { throw ProcessFailed(arguments: arguments) }
  }

  private static func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static func text(_ name: String, _ lines: Int, _ part: (String) -> String) -> String {
    var text = ""
    var (count, number) = (0, 0)
    while count < lines {
      let next = part("\(name)x\(number)")
      text += next
      count += next.utf8.count { $0 == UInt8(ascii: "\n") }
      number += 1
    }
    return text
  }

  private static func screen(_ name: String) -> String {
    """
    /// A screen of the app, of which there are many.
    final class \(name)Model {
      private(set) var items: [String] = []
      private let client: Client

      init(client: Client) { self.client = client }

      func load() async throws {
        let answer = try await client.get("/items?page=\\(items.count / 20)", timeout: 30)
        items += answer.lines.filter { !$0.isEmpty }.map { $0.trimmingCharacters(in: .whitespaces) }
        if items.count > 200 { items.removeFirst(items.count - 200) }
      }

      func title(of index: Int) -> String? {
        guard items.indices.contains(index) else { return nil }
        return items[index].split(separator: " ").first.map(String.init)
      }
    }


    """
  }

  private static func intent(_ name: String) -> String {
    """
    struct \(name)Intent: AppIntent {
      static let title: LocalizedStringResource = "Log \(name)"
      static let description = IntentDescription("Logs what happened, and says so.")

      @Parameter(title: "Amount", default: 1, inclusiveRange: (1, 5)) var amount: Int
      @Parameter(title: "When") var date: Date?
      @Dependency private var door: Door

      static var parameterSummary: some ParameterSummary {
        Summary("Log \\(\\.$amount)") { \\.$date }
      }

      func perform() async throws -> some IntentResult & ProvidesDialog {
        let day = date.map(Calendar.current.startOfDay) ?? door.today
        try await door.log(amount, on: day)
        return .result(dialog: "Logged \\(amount).")
      }
    }


    """
  }
}
#endif
