import Foundation
import IntentHost
import IntentWire

/// YearlyQuest's two doors from a standing start: the voice to its dialog, the tap to its exit.
struct ProcessFigures {
  private let folder: URL
  private let store: String
  private let programs: URL

  /// - Parameter app: the folder of YearlyQuest, whose release build is measured.
  init(app: String) throws {
    programs = URL(fileURLWithPath: app).appendingPathComponent(".build/release")
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stagedoor-figures-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = folder.appendingPathComponent("quest.sqlite").path
    try tap(["add", "Sleep", "--options", "Great,Okay,Poor"])
  }

  /// From the start of the process, over two questions, to the dialog; the value changes each time, so it is written.
  func coldDialogMilliseconds() async throws -> Double {
    let person = AlternatingPerson()
    let best = try await Best.milliseconds(of: 20) {
      let child = try ChildProcess(
        executable: programs.appendingPathComponent("QuestExtension").path, environment: environment)
      try await child.hello(HostEnvironment(languages: ["hr"]))
      _ = try await child.perform(Invocation(intent: "QuestIntents.UpdateTrendIntent"), asking: person)
      await child.close()
    }
    return best
  }

  func coldTapMilliseconds() throws -> Double {
    var options = ["Great", "Okay"]
    return try Best.milliseconds(of: 20) {
      options.reverse()
      try tap(["log", "Sleep", options[0]])
    }
  }

  private var environment: [String: String] {
    ["QUEST_STORE": store, "STAGEDOOR_STATE": folder.appendingPathComponent("state").path]
  }

  private func tap(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = programs.appendingPathComponent("quest")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, given in given }
    process.standardOutput = FileHandle.nullDevice
    // Waiting by `waitUntilExit` costs a flat 50 ms.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    guard process.terminationStatus == 0 else { throw ProcessFailed(arguments: arguments) }
  }
}

struct ProcessFailed: Error { let arguments: [String] }

/// Chooses the only trend, and another option each time.
private actor AlternatingPerson: Person {
  private var turns = 0

  func answer(_ question: Question) async throws -> Answer {
    guard question.parameter == "option" else { return .option(0) }
    turns += 1
    return .option(turns % 2)
  }
}
