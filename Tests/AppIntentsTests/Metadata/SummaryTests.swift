import AppIntents
import IntentWire
import IntentWords
import Testing

struct Sentence: AppIntent {
  static let title: LocalizedStringResource = "Sentence"
  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$count) for \(\.$mood)", table: "Summaries") {
      \.$note
      \.$pot
    }
  }
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Mood") var mood: Mood?
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Pot") var pot: Pot?
  func perform() async throws -> some IntentResult { .result() }
}

struct Others: AppIntent {
  static let title: LocalizedStringResource = "Others"
  static var parameterSummary: some ParameterSummary { Summary { \.$count } }
  @Parameter(title: "Count") var count: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct Conditional: AppIntent {
  static let title: LocalizedStringResource = "Conditional"
  static var parameterSummary: some ParameterSummary {
    When(\.$mood, .equalTo, .good) {
      Switch(\.$count) {
        Case(1) { Summary("Once") }
        Case([2, 3]) { Summary("Twice or more: \(\.$count)") }
        DefaultCase { Summary("Often") { \.$count } }
      }
    } otherwise: {
      Summary()
    }
  }
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Mood") var mood: Mood?
  func perform() async throws -> some IntentResult { .result() }
}

/// A condition of each kind, made outside an intent so that each can be looked at alone.
struct Conditions: AppIntent {
  static let title: LocalizedStringResource = "Conditions"
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Maybe") var maybe: Int?
  @Parameter(title: "Mood") var mood: Mood
  func perform() async throws -> some IntentResult { .result() }

  static func text(_ summary: some ParameterSummary) -> String? {
    guard
      case .when(let parameter, let condition, _, _) = (summary as? any DescribedSummary)?.described(
        ParameterNames(Conditions()))
    else { return nil }
    return "\(parameter) \(condition)"
  }

  static var all: [String?] {
    let yes = { Summary("yes") }
    let no = { Summary("no") }
    return [
      text(When(\Conditions.$maybe, .hasAnyValue, yes, otherwise: no)),
      text(When(\Conditions.$maybe, .hasNoValue, yes, otherwise: no)),
      text(When(\Conditions.$mood, .equalTo, Mood.bad, yes, otherwise: no)),
      text(When(\Conditions.$mood, .notEqualTo, Mood.bad, yes, otherwise: no)),
      text(When(\Conditions.$count, .equalTo, 3, yes, otherwise: no)),
      text(When(\Conditions.$maybe, .equalTo, 3, yes, otherwise: no)),
      text(When(\Conditions.$count, .lessThan, 3, yes, otherwise: no)),
      text(When(\Conditions.$count, .lessThanOrEqualTo, 3, yes, otherwise: no)),
      text(When(\Conditions.$maybe, .greaterThan, 3, yes, otherwise: no)),
      text(When(\Conditions.$maybe, .greaterThanOrEqualTo, 3, yes, otherwise: no)),
      text(When(\Conditions.$mood, .oneOf, [.good, .bad], yes, otherwise: no)),
    ]
  }
}

@Suite("A parameter summary")
struct SummaryTests {
  func summary<Intent: AppIntent>(of intent: Intent.Type) throws -> SummaryDescriptor? {
    try described(intent).parameterSummary
  }

  static func sentence(_ key: String, others: [String] = []) -> SummaryDescriptor {
    .sentence(Resource(key: key, bundle: ModuleBundle.url(ofModule: "AppIntentsTests")), others: others)
  }

  @Test("is a sentence whose key has a mark for each parameter, and the parameters below it")
  func sentence() throws {
    guard case .sentence(let text, let others) = try summary(of: Sentence.self) else {
      Issue.record("no sentence")
      return
    }
    #expect(text.key == "Log ${count} for ${mood}")
    #expect(text.table == "Summaries")
    #expect(text.bundle == ModuleBundle.url(ofModule: "AppIntentsTests"))
    #expect(others == ["note", "pot"])
  }

  @Test("may be parameters alone, or not there")
  func parts() throws {
    #expect(try summary(of: Others.self) == Self.sentence("", others: ["count"]))
    #expect(try summary(of: Next.self) == nil)
  }

  @Test("chooses by a value, and by a case of it")
  func conditional() throws {
    let inner = SummaryDescriptor.choice(
      parameter: "count",
      cases: [
        SummaryCase(values: [.integer(1)], summary: Self.sentence("Once")),
        SummaryCase(values: [.integer(2), .integer(3)], summary: Self.sentence("Twice or more: ${count}")),
      ], otherwise: Self.sentence("Often", others: ["count"]))
    #expect(
      try summary(of: Conditional.self)
        == .when(parameter: "mood", condition: "equalTo good", then: inner, otherwise: Self.sentence("")))
  }

  @Test("compares in every way that Apple has")
  func comparisons() {
    #expect(
      Conditions.all == [
        "maybe hasAnyValue", "maybe hasNoValue", "mood equalTo bad", "mood notEqualTo bad", "count equalTo 3",
        "maybe equalTo 3", "count lessThan 3", "count lessThanOrEqualTo 3", "maybe greaterThan 3",
        "maybe greaterThanOrEqualTo 3", "mood oneOf good, bad",
      ])
  }
}
