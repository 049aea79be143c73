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
    #expect(scratch.bytes == bytes)
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
