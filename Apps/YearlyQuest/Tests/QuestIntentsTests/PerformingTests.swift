import AppIntents
import QuestEngine
import QuestTestSupport
import Testing

@testable import QuestIntents

@Suite("Intents performed on a real store")
struct PerformingTests {
  let scratch: Scratch
  let door: QuestDoor
  let sleep: Trend
  let workout: Trend

  init() throws {
    scratch = try Scratch()
    door = try scratch.door(source: .voice)
    sleep = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Okay", "Poor"])).trend
    workout = try door.perform(.addTrend(name: "Workout", options: ["Yes", "No"])).trend
  }

  private func update(_ trend: Trend, _ option: OptionEntity) async throws {
    let intent = UpdateTrendIntent()
    (intent.trend, intent.option) = (TrendEntity(trend), option)
    _ = try await intent.perform(using: door)
  }

  @Test("the same again writes nothing")
  func again() async throws {
    try await update(sleep, sleep.optionEntities[0])
    let bytes = scratch.bytes
    try await update(sleep, sleep.optionEntities[0])
    #expect(scratch.bytes == bytes)
    try await update(sleep, sleep.optionEntities[2])
    #expect(scratch.bytes != bytes)
    #expect(try door.entry(of: sleep.id)?.description == "Poor")
  }

  @Test("an option that the trend lost meanwhile is told, and nothing is changed")
  func lostOption() async throws {
    let stale = OptionEntity(.init(description: "Awful"), at: 7, of: sleep)
    await #expect {
      try await update(sleep, stale)
    } throws: { error in
      (error as? QuestIntentError)?.failure == .unknownOption("Awful", trend: sleep, nearest: [])
    }
    #expect(try door.entry(of: sleep.id) == nil)
  }

  @Test("a trend that was removed meanwhile is told, and nothing is changed")
  func removed() async throws {
    try door.perform(.removeTrend(sleep.id))
    await #expect {
      try await update(sleep, sleep.optionEntities[0])
    } throws: { error in
      (error as? QuestIntentError)?.failure == .removedTrend("Sleep")
    }
    #expect(try door.history().allSatisfy(\.entries.isEmpty))
  }

  @Test("with nothing logged there is nothing to undo")
  func nothingToUndo() throws {
    #expect {
      try UndoDayIntent(trend: TrendEntity(sleep)).perform(using: door)
    } throws: { error in
      guard case .nothingLogged("Sleep", _) = (error as? QuestIntentError)?.failure else { return false }
      return true
    }
  }

  @Test("without a trend there is nothing to ask about, and that is told")
  func noTrends() async throws {
    let empty = try Scratch().door(source: .voice)
    await #expect(throws: NoTrends.self) { try await UpdateTrendIntent().perform(using: empty) }
  }

  @Test("drawing the card changes nothing")
  func card() async throws {
    try await update(sleep, sleep.optionEntities[1])
    let bytes = scratch.bytes
    _ = try WeekSnippetIntent(trend: TrendEntity(sleep)).perform(using: door)
    for period in PeriodChoice.allCases {
      _ = try TallySnippetIntent(trend: TrendEntity(sleep), period: period).perform(using: door)
    }
    #expect(scratch.bytes == bytes)
  }

  /// Midnight in Zagreb, as a date without a time is read there.
  private func date(_ text: String) throws -> Date { try Date(text + "T00:00:00+01:00", strategy: .iso8601) }

  @Test("a day still to come is told before anything is asked, and nothing is changed")
  func future() async throws {
    let tomorrow = try date("2026-03-30")
    let bytes = scratch.bytes
    let asked = UpdateTrendIntent(), update = UpdateOneTrendIntent(), log = LogChoiceIntent(), note = NoteDayIntent()
    asked.day = tomorrow
    (update.trend, update.day) = (TrendEntity(sleep), tomorrow)
    (log.choice, log.day) = (sleep.choices[0], tomorrow)
    (note.trend, note.day) = (TrendEntity(sleep), tomorrow)
    let runs: [() async throws -> Void] = [
      { _ = try await asked.perform(using: door) }, { _ = try await update.perform(using: door) },
      { _ = try log.perform(using: door) }, { _ = try await note.perform(using: door) },
      { _ = try SetDayIntent(option: sleep.optionEntities[0], day: tomorrow).perform(using: door) },
      { _ = try UndoDayIntent(trend: TrendEntity(sleep), day: tomorrow).perform(using: door) },
      { _ = try WeekSnippetIntent(trend: TrendEntity(sleep), day: tomorrow).perform(using: door) },
    ]
    for run in runs {
      await #expect {
        try await run()
      } throws: { error in
        guard case .futureDay = (error as? QuestIntentError)?.failure else { return false }
        return true
      }
    }
    #expect(scratch.bytes == bytes)
  }

  @Test("a day that was said is that day alone")
  func otherDay() async throws {
    try await update(sleep, sleep.optionEntities[0])
    let log = LogChoiceIntent()
    (log.choice, log.day) = (sleep.choices[2], try date("2026-02-28"))
    _ = try log.perform(using: door)
    let days = [QuestDay(year: 2026, month: 3, day: 29), QuestDay(year: 2026, month: 2, day: 28)]
    #expect(try days.map { try door.entry(of: sleep.id, on: $0)?.description } == ["Great", "Poor"])
    _ = try UndoDayIntent(trend: TrendEntity(sleep), day: date("2026-02-28")).perform(using: door)
    #expect(try days.map { try door.entry(of: sleep.id, on: $0)?.description } == ["Great", nil])
  }

  @Test("the last minute of a year, and the first of the next, are two days of two years")
  func newYear() async throws {
    for now in ["2026-12-31T23:59:59+01:00", "2027-01-01T00:00:00+01:00"] {
      let log = LogChoiceIntent()
      log.choice = sleep.choices[0]
      _ = try log.perform(using: try scratch.door(now: now, source: .voice))
    }
    #expect(try door.history().flatMap { $0.entries.map { "\($0.day)" } } == ["2026-12-31", "2027-01-01"])
  }

  @Test("nothing to write a note on is told before the note is asked for")
  func noNote() async throws {
    let intent = NoteDayIntent()
    intent.trend = TrendEntity(sleep)
    await #expect {
      try await intent.perform(using: door)
    } throws: { error in
      guard case .nothingLogged("Sleep", _) = (error as? QuestIntentError)?.failure else { return false }
      return true
    }
  }

  @Test("a name that is taken, in other letters too, is told before the options are asked for")
  func takenName() async throws {
    let intent = AddTrendIntent()
    intent.name = " SLEÉP "
    await #expect {
      try await intent.perform(using: door)
    } throws: { error in
      (error as? QuestIntentError)?.failure == .takenName(" SLEÉP ", existing: "Sleep")
    }
  }

  static let unfit: [(name: String, options: [String], failure: QuestFailure)] = [
    (
      String(repeating: "n", count: 10_000), ["Yes", "No"],
      .unfitText(String(repeating: "n", count: 10_000), as: .trendName, because: .tooLong(limit: Trend.textLimit))
    ),
    (
      "Walk", ["Yes", String(repeating: "o", count: 101)],
      .unfitText(String(repeating: "o", count: 101), as: .option, because: .tooLong(limit: Trend.textLimit))
    ),
    ("Walk", [], .tooFewOptions(0, fewest: Trend.fewestOptions)),
    ("Walk", ["Yes"], .tooFewOptions(1, fewest: Trend.fewestOptions)),
    ("Walk", (1...50).map { "Option \($0)" }, .tooManyOptions(50, most: Trend.mostOptions)),
    ("Walk", ["Yes", "yes"], .repeatedOption("yes", existing: "Yes")),
    ("  ", ["Yes", "No"], .unfitText("  ", as: .trendName, because: .empty)),
    ("a\u{7}b", ["Yes", "No"], .unfitText("a\u{7}b", as: .trendName, because: .control)),
  ]

  @Test("a trend that cannot be is told, and nothing is added", arguments: unfit)
  func unfitTrend(name: String, options: [String], failure: QuestFailure) async throws {
    let bytes = scratch.bytes
    let intent = AddTrendIntent()
    (intent.name, intent.options) = (name, options)
    await #expect {
      try await intent.perform(using: door)
    } throws: { error in
      (error as? QuestIntentError)?.failure == failure
    }
    #expect(scratch.bytes == bytes)
  }

  @Test("a note of the greatest length is kept, a longer one is told")
  func longNote() async throws {
    try await update(sleep, sleep.optionEntities[0])
    let intent = NoteDayIntent()
    (intent.trend, intent.note) = (TrendEntity(sleep), String(repeating: "n", count: QuestEntry.noteLimit))
    _ = try await intent.perform(using: door)
    #expect(try door.entry(of: sleep.id)?.note.count == QuestEntry.noteLimit)
    intent.note = String(repeating: "n", count: QuestEntry.noteLimit + 1)
    await #expect(throws: QuestIntentError.self) { try await intent.perform(using: door) }
    #expect(try door.entry(of: sleep.id)?.note.count == QuestEntry.noteLimit)
  }

  @Test("bringing back a trend whose name is taken meanwhile is told, and both stay as they are")
  func restoredName() async throws {
    try door.perform(.removeTrend(sleep.id))
    try door.perform(.addTrend(name: "sleep", options: ["Yes", "No"]))
    let intent = RestoreTrendIntent()
    intent.trend = RemovedTrendEntity(sleep)
    await #expect {
      try await intent.perform(using: door)
    } throws: { error in
      (error as? QuestIntentError)?.failure == .takenName("Sleep", existing: "sleep")
    }
    #expect(try door.removedTrends().map(\.name) == ["Sleep"])
    #expect(try door.trends().map(\.name) == ["sleep", "Workout"])
  }

  @Test("with nothing removed there is nothing to bring back")
  func nothingRemoved() async throws {
    await #expect(throws: NothingRemoved.self) { try await RestoreTrendIntent().perform(using: door) }
  }

  @Test("with nothing changed there is nothing to undo")
  func nothingChanged() throws {
    let empty = try Scratch().door(source: .voice)
    #expect {
      try UndoLastIntent().perform(using: empty)
    } throws: { error in
      (error as? QuestIntentError)?.failure == .nothingToUndo
    }
  }

  @Test("how it is going of a removed trend is not told")
  func removedTally() throws {
    try door.perform(.removeTrend(sleep.id))
    let intent = HowIsItGoingIntent()
    (intent.trend, intent.period) = (TrendEntity(sleep), .year)
    #expect {
      try intent.perform(using: door)
    } throws: { error in
      (error as? QuestIntentError)?.failure == .removedTrend("Sleep")
    }
  }

  @Test("an option is known by its trend and its place, and comes back as written")
  func identifiers() throws {
    let option = try #require(sleep.optionEntities.last)
    #expect(option.id.entityIdentifierString == "\(sleep.id.uuidString)/2")
    #expect(OptionIdentifier.entityIdentifier(for: option.id.entityIdentifierString) == option.id)
    for wrong in [
      "", "/", "2", "\(sleep.id.uuidString)", "\(sleep.id.uuidString)/", "\(sleep.id.uuidString)/x", "no/2",
    ] {
      #expect(OptionIdentifier.entityIdentifier(for: wrong) == nil, "\(wrong)")
    }
  }

  @Test("a store that cannot be used is told in the person's words")
  func badStore() async throws {
    let bad = QuestDoor(
      records: RefusingRecords(), surroundings: try .frozen("2026-03-29T12:00:00+02:00", source: .voice))
    let intent = UpdateOneTrendIntent()
    (intent.trend, intent.option) = (TrendEntity(sleep), sleep.optionEntities[0])
    await #expect {
      try await intent.perform(using: bad)
    } throws: { error in
      (error as? QuestIntentError)?.failure == .store(.busy, path: "/s")
    }
  }
}

/// A store that is always locked.
private struct RefusingRecords: QuestRecords {
  private let failure = QuestFailure.store(.busy, path: "/s")

  func trends() throws(QuestFailure) -> [Trend] { throw failure }
  func entries(trend: Trend.ID, in days: ClosedRange<QuestDay>) throws(QuestFailure) -> [QuestDay: QuestEntry] {
    throw failure
  }
  func allEntries() throws(QuestFailure) -> [Trend.ID: [QuestEntry]] { throw failure }
  func years(_ years: ClosedRange<Int>) throws(QuestFailure) -> [Trend.ID: [YearAnswers]] { throw failure }
  func change(
    _ kind: QuestCommand.Kind, from source: QuestSource,
    _ plan: (any QuestReading) throws(QuestFailure) -> QuestPlan
  ) throws(QuestFailure) -> QuestChanges { throw failure }
  func takeBack(trend: Trend.ID, day: QuestDay) throws(QuestFailure) -> QuestChange? { throw failure }
  func takeBackLast() throws(QuestFailure) -> QuestChanges? { throw failure }
}
