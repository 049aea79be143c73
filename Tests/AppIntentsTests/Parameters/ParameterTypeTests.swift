import AppIntents
import Foundation
import IntentWire
import Testing

/// A parameter of every type, plain, optional and as a list; it answers with the one that it was given.
struct EveryType: AppIntent {
  static let title: LocalizedStringResource = "Every type"

  @Parameter(title: "Integer") var integer: Int?
  @Parameter(title: "Double") var double: Double?
  @Parameter(title: "Boolean") var boolean: Bool?
  @Parameter(title: "Text") var text: String?
  @Parameter(title: "Date") var date: Date?
  @Parameter(title: "Address") var address: URL?
  @Parameter(title: "Mood") var mood: Mood?
  @Parameter(title: "Pot") var pot: Pot?
  @Parameter(title: "Integers") var integers: [Int]?
  @Parameter(title: "Doubles") var doubles: [Double]?
  @Parameter(title: "Booleans") var booleans: [Bool]?
  @Parameter(title: "Texts") var texts: [String]?
  @Parameter(title: "Dates") var dates: [Date]?
  @Parameter(title: "Addresses") var addresses: [URL]?
  @Parameter(title: "Moods") var moods: [Mood]?
  @Parameter(title: "Pots") var pots: [Pot]?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let all: [Any?] = [
      integer, double, boolean, text, date?.timeIntervalSince1970, address, mood, pot?.name, integers, doubles,
      booleans, texts, dates?.map(\.timeIntervalSince1970), addresses, moods, pots?.map(\.name),
    ]
    return .result(value: all.compactMap { $0.map { "\($0)" } }.joined(separator: " and "))
  }
}

@Suite("A parameter")
struct ParameterTypeTests {
  static let pot = IntentValue.entity(EntityValue(type: "AppIntentsTests.Pot", identifier: "1"))
  static let good = IntentValue.enumeration(EnumerationValue(type: "AppIntentsTests.Mood", rawValue: "good"))

  static let readable: [(String, IntentValue, String)] = [
    ("integer", .integer(3), "3"), ("integer", .spoken("1,234"), "1234"), ("integer", .double(3.9), "3"),
    ("double", .double(2.5), "2.5"), ("double", .integer(2), "2.0"), ("double", .spoken("2.5"), "2.5"),
    ("boolean", .boolean(true), "true"), ("boolean", .spoken("No"), "false"),
    ("text", .string("a, b"), "a, b"), ("text", .spoken("a, b"), "a, b"), ("text", .integer(1), "1"),
    ("date", .date(Date(timeIntervalSince1970: 60)), "60.0"), ("date", .spoken("1970-01-01T00:01:00Z"), "60.0"),
    ("address", .spoken("https://example.com/a"), "https://example.com/a"),
    ("mood", good, "good"), ("mood", .spoken("soSo"), "soSo"), ("mood", .spoken("so SO"), "soSo"),
    ("mood", .spoken("fine"), "good"),
    ("pot", pot, "Red"), ("pot", .spoken("Green"), "Green"), ("pot", .spoken("biggest"), "Green"),
    ("integers", .array([.integer(1), .spoken("2")]), "[1, 2]"), ("integers", .spoken("1, 2"), "[1, 2]"),
    ("integers", .integer(1), "[1]"),
    ("doubles", .array([.double(1)]), "[1.0]"), ("booleans", .array([.boolean(false)]), "[false]"),
    ("texts", .array([.string("a"), .string("b")]), #"["a", "b"]"#), ("texts", .array([]), "[]"),
    ("dates", .array([.date(Date(timeIntervalSince1970: 1))]), "[1.0]"),
    ("addresses", .array([.spoken("https://a.example")]), "[https://a.example]"),
    ("moods", .array([good, .spoken("bad")]), "[AppIntentsTests.Mood.good, AppIntentsTests.Mood.bad]"),
    ("pots", .array([pot]), #"["Red"]"#), ("pots", .spoken("Red, Green"), #"["Red", "Green"]"#),
  ]

  @Test("takes a value of its type, and what a person says for one", arguments: readable)
  func reads(name: String, value: IntentValue, expected: String) async throws {
    #expect(try await perform(EveryType.self, [name: value]).text == expected)
  }

  static let unreadable: [(String, IntentValue, String, ValueType)] = [
    ("integer", .spoken("three"), "three", .integer), ("integer", .double(.nan), "nan", .integer),
    ("integer", .boolean(true), "true", .integer), ("double", .spoken("a"), "a", .double),
    ("boolean", .spoken("perhaps"), "perhaps", .boolean), ("boolean", .integer(1), "1", .boolean),
    ("text", .boolean(true), "true", .string), ("date", .spoken("tomorrow"), "tomorrow", .date),
    ("date", .spoken("2026-02-30"), "2026-02-30", .date), ("address", .spoken("nowhere"), "nowhere", .url),
    ("mood", .spoken("awful"), "awful", .enumeration("AppIntentsTests.Mood")),
    ("pot", .spoken("Violet"), "Violet", .entity("AppIntentsTests.Pot")),
    ("integers", .spoken("1, x"), "x", .array(.integer)),
  ]

  @Test("refuses what is no value of its type, before the intent performs", arguments: unreadable)
  func refuses(name: String, value: IntentValue, text: String, type: ValueType) async throws {
    let run = try await perform(EveryType.self, [name: value])
    guard case .unreadableValue(text, name, type, _) = run.failure else {
      Issue.record("\(String(describing: run.failure))")
      return
    }
  }

  @Test("names the values that there are when there are few")
  func allowed() async throws {
    let run = try await perform(EveryType.self, ["mood": .spoken("awful")])
    guard case .unreadableValue(_, _, _, let allowed) = run.failure else {
      Issue.record("\(String(describing: run.failure))")
      return
    }
    #expect(allowed.map(\.english) == ["Good", "Bad", "So so"])
  }

  @Test("that is optional reads as nil when nothing or null is given")
  func absent() async throws {
    #expect(try await perform(EveryType.self).text == "")
    #expect(try await perform(EveryType.self, ["integer": .null]).text == "")
  }

  @Test("that the intent does not have is named with those it has")
  func unknown() async throws {
    let run = try await perform(EveryType.self, ["inteeger": .integer(1)])
    guard case .unknownParameter("inteeger", intent: "AppIntentsTests.EveryType", let known) = run.failure else {
      Issue.record("\(String(describing: run.failure))")
      return
    }
    #expect(known.first == "integer" && known.count == 16)
  }

  @Test("keeps its value for every copy of the intent, as it is a reference")
  func shared() {
    let intent = EveryType()
    let copy = intent
    intent.integer = 7
    #expect(copy.integer == 7)
    #expect(intent.$integer === copy.$integer)
  }
}
