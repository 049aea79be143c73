import AppIntents
import QuestEngine
import QuestTestSupport
import Testing

@testable import QuestIntents

/// What the voice door makes of a command.
enum Twin: Equatable {
  /// These intents do it.
  case exposed([String])
  /// An intent will do it.
  case planned
  /// Only the app itself does it.
  case `internal`
  /// It makes no sense by voice.
  case ineligible
}

@Suite("Each command has its twin")
struct TwinTests {
  /// Without `default:`, so that a new command does not compile until someone decides what becomes of it by voice.
  static func twin(of command: QuestCommand) -> Twin {
    switch command {
    case .logDay:
      .exposed([
        "\(UpdateTrendIntent.self)", "\(UpdateOneTrendIntent.self)", "\(LogChoiceIntent.self)", "\(SetDayIntent.self)",
      ])
    case .undoDay: .exposed(["\(UndoDayIntent.self)"])
    case .noteDay: .exposed(["\(NoteDayIntent.self)"])
    case .addTrend: .exposed(["\(AddTrendIntent.self)"])
    case .removeTrend: .exposed(["\(RemoveTrendIntent.self)"])
    case .restoreTrend: .exposed(["\(RestoreTrendIntent.self)"])
    case .undoLast: .exposed(["\(UndoLastIntent.self)"])
    // An undo clears a day, and removing keeps the history under the old name.
    case .clearDay, .renameTrend: .planned
    // Colours and lists are for eyes, files for a keyboard.
    case .recolorTrend, .editOptions, .importDays: .ineligible
    }
  }

  /// Two stores that begin alike: one for the command, one for its twin.
  private struct Doors {
    let command, intent: QuestDoor
    /// The same trend, as each door knows it.
    let here, there: Trend

    init(_ prepare: (QuestDoor, Trend) throws -> Void = { _, _ in }) throws {
      (command, intent) = (try Scratch().door(source: .voice), try Scratch().door(source: .voice))
      let trends = try [command, intent].map { door in
        let trend = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Okay", "Poor"])).trend
        try prepare(door, trend)
        return trend
      }
      (here, there) = (trends[0], trends[1])
    }

    /// Fails unless both keep the same.
    func agree(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
      #expect(try Self.kept(command) == expected, sourceLocation: sourceLocation)
      #expect(try Self.kept(intent) == expected, sourceLocation: sourceLocation)
    }

    /// What is kept, but for the identifiers, which are random.
    private static func kept(_ door: QuestDoor) throws -> [String] {
      try door.history().flatMap { history in
        let trend = history.trend
        let options = trend.options.map { "\($0.description)#\($0.color)" }.joined(separator: ",")
        return ["\(trend.name)\(trend.isRemoved ? " removed" : "") \(options)"]
          + history.entries.map {
            "\($0.day) \($0.description) \($0.value)/\($0.maxValue) \($0.color) \($0.source) \($0.note)"
          }
      }
    }
  }

  private static let sleep = "Sleep Great#2E7D32,Okay#F9A825,Poor#C62828"
  private static let okay = "2026-03-29 Okay 1/2 F9A825 voice "

  @Test("logging by each of the intents keeps what the command keeps", arguments: 0..<4, [nil, "2026-03-28"])
  func logging(intent: Int, date: String?) async throws {
    let doors = try Doors()
    let instant = try date.map { try Date($0 + "T00:00:00+01:00", strategy: .iso8601) }
    let day = instant.map(doors.command.day(of:))
    try doors.command.perform(.logDay(trend: doors.here.id, option: "Okay", day: day))
    let option = doors.there.optionEntities[1]
    switch intent {
    case 0:
      let intent = UpdateTrendIntent()
      (intent.trend, intent.option, intent.day) = (TrendEntity(doors.there), option, instant)
      _ = try await intent.perform(using: doors.intent)
    case 1:
      let intent = UpdateOneTrendIntent()
      (intent.trend, intent.option, intent.day) = (TrendEntity(doors.there), option, instant)
      _ = try await intent.perform(using: doors.intent)
    case 2:
      let intent = LogChoiceIntent()
      (intent.choice, intent.day) = (doors.there.choices[1], instant)
      _ = try intent.perform(using: doors.intent)
    default: _ = try SetDayIntent(option: option, day: instant).perform(using: doors.intent)
    }
    try doors.agree([Self.sleep, Self.okay.replacing("03-29", with: date == nil ? "03-29" : "03-28")])
  }

  @Test("undoing a day by the intent leaves what the command leaves", arguments: [["Okay"], ["Okay", "Poor"]])
  func undoing(options: [String]) throws {
    let doors = try Doors { door, trend in
      for option in options { try door.perform(.logDay(trend: trend.id, option: option)) }
    }
    try doors.command.perform(.undoDay(trend: doors.here.id))
    _ = try UndoDayIntent(trend: TrendEntity(doors.there)).perform(using: doors.intent)
    try doors.agree([Self.sleep] + (options.count > 1 ? [Self.okay] : []))
  }

  @Test("a note by the intent is the command's", arguments: ["woke up twice", ""])
  func noting(note: String) async throws {
    let doors = try Doors { door, trend in
      try door.perform(.logDay(trend: trend.id, option: "Okay"))
      try door.perform(.noteDay(trend: trend.id, note: "earlier"))
    }
    try doors.command.perform(.noteDay(trend: doors.here.id, note: note))
    let intent = NoteDayIntent()
    (intent.trend, intent.note) = (TrendEntity(doors.there), note)
    _ = try await intent.perform(using: doors.intent)
    try doors.agree([Self.sleep, Self.okay + note])
  }

  @Test("a trend added by the intent is the command's")
  func adding() async throws {
    let doors = try Doors()
    try doors.command.perform(.addTrend(name: "Walk", options: ["Long", "Short"]))
    let intent = AddTrendIntent()
    (intent.name, intent.options) = ("Walk", ["Long", "Short"])
    _ = try await intent.perform(using: doors.intent)
    try doors.agree([Self.sleep, "Walk Long#2E7D32,Short#C62828"])
  }

  @Test("removing and restoring by the intents leave what the commands leave")
  func removing() async throws {
    let doors = try Doors { door, trend in try door.perform(.logDay(trend: trend.id, option: "Okay")) }
    try doors.command.perform(.removeTrend(doors.here.id))
    let remove = RemoveTrendIntent()
    remove.trend = TrendEntity(doors.there)
    _ = try remove.perform(using: doors.intent)
    try doors.agree([Self.sleep.replacing("Sleep", with: "Sleep removed"), Self.okay])

    try doors.command.perform(.restoreTrend(doors.here.id))
    let restore = RestoreTrendIntent()
    restore.trend = RemovedTrendEntity(doors.there)
    _ = try await restore.perform(using: doors.intent)
    try doors.agree([Self.sleep, Self.okay])
  }

  @Test("undoing the last change by the intent leaves what the command leaves")
  func undoingLast() throws {
    let doors = try Doors { door, trend in
      try door.perform(.logDay(trend: trend.id, option: "Okay"))
      try door.perform(.renameTrend(trend.id, name: "Rest"))
    }
    try doors.command.perform(.undoLast)
    _ = try UndoLastIntent().perform(using: doors.intent)
    try doors.agree([Self.sleep, Self.okay])
  }

  /// One command of each kind; the compiler sees in ``twin(of:)`` that none is forgotten there, and ``listed()`` here.
  static let commands: [QuestCommand] = [
    .logDay(trend: UUID(), option: ""), .clearDay(trend: UUID()), .noteDay(trend: UUID(), note: ""),
    .undoDay(trend: UUID()), .addTrend(name: "", options: []), .renameTrend(UUID(), name: ""),
    .recolorTrend(UUID(), colors: []), .editOptions(UUID(), options: []), .removeTrend(UUID()), .restoreTrend(UUID()),
    .importDays([]), .undoLast,
  ]

  /// Intents that give no command: they only read.
  static let reads = ["HowIsItGoingIntent", "OpenTrendIntent", "TallySnippetIntent", "WeekSnippetIntent"]

  @Test("no command is left out of the list above")
  func listed() throws {
    let source = AdapterSources.folder.appending(path: "../QuestEngine/QuestCommand.swift")
    let declared = try String(contentsOf: source, encoding: .utf8).matches(of: /case (\w+)(?:\(|\n  \/\/\/|\n})/)
      .map { String($0.output.1) }
    let listed = Self.commands.map { String(String(describing: $0).prefix { $0.isLetter }) }
    #expect(declared.count >= 12, "the search has lost the commands")
    for command in declared {
      #expect(listed.contains(command), "add .\(command) to TwinTests.commands")
    }
  }

  @Test("every intent of the sources is the twin of one command, or a read")
  func whole() throws {
    let twins = Self.commands.flatMap { command -> [String] in
      if case .exposed(let intents) = Self.twin(of: command) { intents } else { [] }
    }
    #expect(Set(twins).count == twins.count, "an intent has two commands in TwinTests.twin(of:)")
    let declared = try AdapterSources.files().flatMap { file in
      file.text.matches(of: /struct (\w+): (?:App|Open|Snippet)Intent\b/).map { String($0.output.1) }
    }
    for intent in declared where !(twins + Self.reads).contains(intent) {
      Issue.record("name \(intent) under its command in TwinTests.twin(of:), or in TwinTests.reads")
    }
    for twin in twins + Self.reads where !declared.contains(twin) {
      Issue.record("TwinTests names \(twin), which no source declares")
    }
  }
}
