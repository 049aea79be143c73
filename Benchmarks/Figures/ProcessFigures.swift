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

  /// A whole conversation of three turns with a process that is there already: the sentence and two answers, with the
  /// words resolved and the card drawn; the value changes each time, so it is written.
  func warmConversationMilliseconds() async throws -> Double {
    let child = try ChildProcess(
      executable: programs.appendingPathComponent("QuestExtension").path, environment: environment)
    let host = IntentHost.Host(
      connection: child, surface: Surface(languages: ["hr"]), applicationNames: ["YearlyQuest"],
      audience: AlternatingAudience())
    let best = try await Best.milliseconds(of: 20) {
      let sheet = await host.say("Ažuriraj YearlyQuest")
      guard sheet.ending == .done, sheet.card != nil else { throw ConversationFailed(error: sheet.error) }
    }
    await child.close()
    return best
  }

  func coldTapMilliseconds() throws -> Double {
    var options = ["Great", "Okay"]
    return try Best.milliseconds(of: 20) {
      options.reverse()
      try tap(["log", "Sleep", options[0]])
    }
  }

  /// Ten full years of twenty trends, drawn all at once without colour.
  func tenYearsMilliseconds() throws -> Double {
    let years = "2016-2025", file = folder.appendingPathComponent("years.csv")
    try TenYears.csv.write(to: file, atomically: true, encoding: .utf8)
    let store = ["QUEST_STORE": folder.appendingPathComponent("years.sqlite").path]
    try tap(["import", file.path], store)
    return try Best.milliseconds(of: 20) { try tap(["year", "--year", years], store) }
  }

  private var environment: [String: String] {
    ["QUEST_STORE": store, "STAGEDOOR_STATE": folder.appendingPathComponent("state").path]
  }

  private func tap(_ arguments: [String], _ special: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = programs.appendingPathComponent("quest")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, given in given }
      .merging(special) { _, given in given }
    process.standardOutput = FileHandle.nullDevice
    // Waiting by `waitUntilExit` costs a flat 50 ms.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    guard process.terminationStatus == 0 else { throw ProcessFailed(arguments: arguments) }
  }
}

/// What twenty trends of five options said on every day from 2016 to 2025, as quest exports it.
private enum TenYears {
  static var csv: String {
    var text = "trend,removed,date,option,value,max_value,color,note,source\n"
    for trend in 10..<30 {
      var count = 0
      for year in 2016...2025 {
        for (month, length) in [31, year % 4 == 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
          for day in 1...length {
            let value = (count * 7 + trend) % 5
            count += 1
            let date = "\(year)-\(twoDigits(month + 1))-\(twoDigits(day))"
            text += "Trend \(trend),0,\(date),Option \(value),\(value),4,2E7D3\(value),,tap\n"
          }
        }
      }
    }
    return text
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

struct ProcessFailed: Error { let arguments: [String] }

struct ConversationFailed: Error { let error: String? }

/// Chooses the only trend, and another option each time, by their names.
private actor AlternatingAudience: Audience {
  private var turns = 0

  func answer(_ question: AskedQuestion) async -> AudienceAnswer {
    guard question.options.count > 1 else { return .words("sleep") }
    turns += 1
    return .words(turns % 2 == 0 ? "great" : "okay")
  }
}

/// Chooses the only trend, and another option each time.
private actor AlternatingPerson: Person {
  private var turns = 0

  func answer(_ question: Question) async throws -> Answer {
    guard question.parameter == "option" else { return .option(0) }
    turns += 1
    return .option(turns % 2)
  }
}
