import AppIntents
import QuestEngine
import QuestTestSupport
import Testing

@testable import QuestIntents

@Suite("Trends, choices and removed trends are found by identifier and by name")
struct QueryTests {
  private let trends: [String: Trend]
  private let trendQuery = TrendQuery()
  private let choiceQuery = ChoiceQuery()
  private let optionQuery = OptionQuery()
  private let removedQuery = RemovedTrendQuery()

  init() throws {
    let door = try Scratch().door(source: .voice)
    var trends: [String: Trend] = [:]
    for name in ["Šetnja", "San", "Jutarnja šetnja", "Kava", "Kava s mlijekom"] {
      trends[name] = try door.perform(.addTrend(name: name, options: ["Odlično", "Loše"])).trend
    }
    for name in ["Kava", "Kava s mlijekom"] { try door.perform(.removeTrend(try #require(trends[name]).id)) }
    self.trends = trends
    (trendQuery.door, choiceQuery.door, optionQuery.door, removedQuery.door) = (door, door, door, door)
  }

  private func trend(_ name: String) throws -> Trend { try #require(trends[name]) }

  @Test("what is offered is sorted by name, and nothing removed is among it")
  func offered() async throws {
    #expect(try await trendQuery.suggestedEntities().map(\.name) == ["Jutarnja šetnja", "San", "Šetnja"])
    #expect(
      try await choiceQuery.suggestedEntities().map { "\($0.trend): \($0.option)" } == [
        "Jutarnja šetnja: Odlično", "Jutarnja šetnja: Loše", "San: Odlično", "San: Loše", "Šetnja: Odlično",
        "Šetnja: Loše",
      ])
    #expect(try await removedQuery.suggestedEntities().map(\.name) == ["Kava", "Kava s mlijekom"])
  }

  @Test(
    "a name is found without case and accents; one that is a whole name is meant alone, else all that hold it",
    arguments: [
      ("šetnja", ["Šetnja"]), ("SETNJA", ["Šetnja"]), ("  san ", ["San"]), ("etnj", ["Jutarnja šetnja", "Šetnja"]),
      ("trčanje", []), ("", []),
    ])
  func names(text: String, found: [String]) async throws {
    #expect(try await trendQuery.entities(matching: text).map(\.name) == found)
  }

  @Test(
    "a choice is found by its words, with or without the colon",
    arguments: [
      ("San: Odlično", ["San: Odlično"]), ("san odlicno", ["San: Odlično"]), ("SAN : LOSE", ["San: Loše"]),
      ("odlično san", ["San: Odlično"]), ("san", ["San: Odlično", "San: Loše"]),
      ("šetnja loše", ["Šetnja: Loše"]), ("jutarnja", ["Jutarnja šetnja: Odlično", "Jutarnja šetnja: Loše"]),
      ("kava", []), ("", []), (":", []),
    ])
  func choices(text: String, found: [String]) async throws {
    #expect(try await choiceQuery.entities(matching: text).map { "\($0.trend): \($0.option)" } == found)
  }

  @Test("an identifier finds its trend, and one that is gone is left out")
  func identifiers() async throws {
    let (san, kava) = (try trend("San"), try trend("Kava"))
    #expect(try await trendQuery.entities(for: [UUID(), san.id, kava.id]).map(\.name) == ["San"])
    #expect(try await trendQuery.entities(for: [UUID()]).isEmpty)
    let ids = [san.optionEntities[1].id, OptionIdentifier(trend: san.id, index: 7), kava.optionEntities[0].id]
    #expect(try await choiceQuery.entities(for: ids).map(\.option) == ["Loše"])
    #expect(try await optionQuery.entities(for: ids).map(\.description) == ["Loše"])
    #expect(try await removedQuery.entities(for: [san.id, kava.id]).map(\.name) == ["Kava"])
  }

  @Test("who asks for a removed trend alone hears that it was removed")
  func removed() async throws {
    let kava = try trend("Kava")
    let questions: [() async throws -> Void] = [
      { _ = try await trendQuery.entities(for: [kava.id]) },
      { _ = try await trendQuery.entities(matching: "kava") },
      { _ = try await choiceQuery.entities(matching: "kava odlično") },
      { _ = try await choiceQuery.entities(for: [kava.optionEntities[0].id]) },
      { _ = try await optionQuery.entities(for: [kava.optionEntities[0].id]) },
    ]
    for question in questions {
      await #expect {
        try await question()
      } throws: { error in
        (error as? QuestIntentError)?.failure == .removedTrend("Kava")
      }
    }
  }

  @Test("a removed trend is found by a part of its name too, a whole name means itself")
  func removedNames() async throws {
    #expect(try await removedQuery.entities(matching: "KAVA").map(\.name) == ["Kava"])
    #expect(try await removedQuery.entities(matching: "av").map(\.name) == ["Kava", "Kava s mlijekom"])
    #expect(try await removedQuery.entities(matching: "san").isEmpty)
  }
}

@Suite("What the adapter writes as literals")
struct LiteralTests {
  @Test("the range of an attribute is the engine's")
  func ranges() throws {
    let ranges = try AdapterSources.files().flatMap { file in
      file.text.matches(of: /inclusiveRange: \((\d+), (\d+)\)/).map { "\(file.name) \($0.output.1)...\($0.output.2)" }
    }
    #expect(ranges == ["Intents/AddTrendIntent.swift \(Trend.fewestOptions)...\(Trend.mostOptions)"])
  }

  @Test("there are at most the ten shortcuts that a system takes")
  func shortcuts() {
    #expect(QuestShortcuts.appShortcuts.count <= 10)
  }

  @Test("a period is the engine's, whatever it is called")
  func periods() {
    #expect(PeriodChoice.allCases.map(\.period) == QuestPeriod.allCases)
    #expect(PeriodChoice.allCases.map(\.rawValue) == QuestPeriod.allCases.map(\.rawValue))
  }

  /// Apple's rule for what is finite: an enum or an entity. What is left as text is a person's own words.
  @Test("only what a person words themselves is free text")
  func freeText() throws {
    let texts = try AdapterSources.files().flatMap { file in
      file.text.matches(of: /(?m)^  (?:@Parameter.*\) )?var (\w+): \[?String\]?\??$/).map { "\(file.name) \($0.output.1)" }
    }
    #expect(
      texts.filter { $0.hasPrefix("Intents/") } == [
        "Intents/AddTrendIntent.swift name", "Intents/AddTrendIntent.swift options", "Intents/NoteDayIntent.swift note",
      ])
  }
}
