import QuestEngine
import QuestStorage
import QuestTestSupport
import Testing

@Suite("Logging a day")
struct LoggingTests {
  let scratch: Scratch
  let door: QuestDoor
  let sleep: Trend

  init() throws {
    scratch = try Scratch()
    door = try scratch.door()
    sleep = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Okay", "Poor"])).trend
  }

  @Test("the stored value is the option's place, the greatest value the count less one")
  func value() throws {
    let outcome = try door.perform(.logDay(trend: sleep.id, option: "okay"))
    let entry = try #require(outcome.entry)
    #expect((entry.value, entry.maxValue) == (1, 2))
    #expect((entry.description, entry.color) == ("Okay", sleep.options[1].color))
    #expect(entry.day == QuestDay(year: 2026, month: 3, day: 29))
    #expect((outcome.before, outcome.didChange) == (nil, true))
    #expect(try door.entry(of: sleep.id) == entry)
  }

  @Test("the same option again changes nothing, through either door")
  func same() throws {
    try door.perform(.logDay(trend: sleep.id, option: "Okay"))
    let again = try scratch.door(source: .voice).perform(.logDay(trend: sleep.id, option: "Okay"))
    #expect(!again.didChange)
    #expect(again.entry?.source == .tap)
  }

  @Test("undo brings back what stood before, as often as there was something, then clears the day")
  func undo() throws {
    let voice = try scratch.door(source: .voice)
    try door.perform(.logDay(trend: sleep.id, option: "Great"))
    try voice.perform(.logDay(trend: sleep.id, option: "Poor"))
    try door.perform(.logDay(trend: sleep.id, option: "Okay"))
    let undo = QuestCommand.undoDay(trend: sleep.id)
    let first = try voice.perform(undo)
    #expect((first.before?.description, first.entry?.description, first.entry?.source) == ("Okay", "Poor", .voice))
    #expect((first.entry?.value, first.entry?.color) == (2, sleep.options[2].color))
    #expect(try door.perform(undo).entry?.description == "Great")
    #expect(try door.perform(undo).entry == nil)
    #expect(throws: QuestFailure.nothingLogged(trend: "Sleep", day: try door.today())) { try door.perform(undo) }
    try door.perform(.logDay(trend: sleep.id, option: "Poor"))
    #expect(try door.perform(undo).entry == nil, "what was taken back does not come back by itself")
  }

  @Test("another day can be logged, but none to come and none that does not exist")
  func otherDays() throws {
    let today = try door.today(), leapless = QuestDay(year: 2026, month: 2, day: 29)
    let yesterday = QuestDay(year: 2026, month: 3, day: 28), tomorrow = QuestDay(year: 2026, month: 3, day: 30)
    try door.perform(.logDay(trend: sleep.id, option: "Poor", day: yesterday))
    try door.perform(.logDay(trend: sleep.id, option: "Poor", day: QuestDay(year: 2024, month: 2, day: 29)))
    #expect(try door.entry(of: sleep.id, on: yesterday)?.day == yesterday)
    #expect(try door.entry(of: sleep.id) == nil)
    #expect(throws: QuestFailure.futureDay(tomorrow, today: today)) {
      try door.perform(.logDay(trend: sleep.id, option: "Poor", day: tomorrow))
    }
    #expect(throws: QuestFailure.noSuchDay(leapless)) {
      try door.perform(.logDay(trend: sleep.id, option: "Poor", day: leapless))
    }
  }

  @Test("an option the trend does not have is refused with those it has")
  func unknownOption() throws {
    #expect(throws: QuestFailure.unknownOption("Grat", trend: sleep, nearest: ["Great"])) {
      try door.perform(.logDay(trend: sleep.id, option: "Grat"))
    }
  }

  @Test("a removed trend is never offered and keeps its history")
  func removed() throws {
    try door.perform(.logDay(trend: sleep.id, option: "Great"))
    #expect(try door.perform(.removeTrend(sleep.id)).trend.isRemoved)
    #expect(try door.trends().isEmpty)
    #expect(try door.trends(matching: "Sleep").isEmpty)
    #expect(try door.weeks().isEmpty)
    #expect(try door.trend(sleep.id)?.isRemoved == true)
    #expect(try door.history().map(\.entries.count) == [1])
    let attempts: [QuestCommand] = [
      .logDay(trend: sleep.id, option: "Poor"), .undoDay(trend: sleep.id), .removeTrend(sleep.id),
    ]
    for attempt in attempts {
      #expect(throws: QuestFailure.removedTrend("Sleep")) { try door.perform(attempt) }
    }
    #expect(throws: QuestFailure.removedTrend("Sleep")) { try door.trend(named: "sleep") }
    let successor = try door.perform(.addTrend(name: "sleep", options: ["Yes", "No"])).trend
    #expect(try door.trend(named: "Sleep") == successor)
  }
}
