import AppIntents
import IntentWire
import Testing

/// Required parameters of several kinds, declared in this order.
struct Order: AppIntent {
  static let title: LocalizedStringResource = "Order"

  @Parameter(title: "Mood", requestValueDialog: "A value?", requestDisambiguationDialog: "Which mood?") var mood: Mood
  @Parameter(title: "Count", inclusiveRange: (1, 5), requestValueDialog: "How many?") var count: Int
  @Parameter(title: "Only") var only: Only
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Times", default: 1, inclusiveRange: (1, 3)) var times: Int
  @Parameter(title: "Share", inclusiveRange: (0.5, 1)) var share: Double
  @Parameter(title: "Tries", inclusiveRange: (1, 3)) var tries: [Int]?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(mood) \(count) \(only) \(note ?? "-") \(times) \(share)")
  }
}

/// A required enum of which two cases are supported.
struct Supported: AppIntent {
  static let title: LocalizedStringResource = "Supported"
  @Parameter(title: "Mood", supportedValues: [.good, .bad]) var mood: Mood
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "\(mood)") }
}

struct PickPot: AppIntent {
  static let title: LocalizedStringResource = "Pick"
  @Parameter(title: "Pot") var pot: Pot
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "\(pot.id)") }
}

struct Loudness: AppIntent {
  static let title: LocalizedStringResource = "Loudness"
  @Parameter(title: "Loud", displayName: .init(true: "Loud", false: "Quiet")) var isLoud: Bool
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "\(isLoud)") }
}

/// One case is stored under the word that another is called by.
enum Side: String, AppEnum {
  case left, right, a
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Side"
  static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [
    .left: "Port", .right: "Left", .a: "Ahead",
  ]
}

struct Turn: AppIntent {
  static let title: LocalizedStringResource = "Turn"
  @Parameter(title: "Side") var side: Side
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "\(side)") }
}

/// Its title has a number, in a style that only this process can read.
struct Priced: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priced"
  static let defaultQuery = PricedQuery()
  let id: Int
  let price: Double
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(price, format: .number)") }
}

struct PricedQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Priced] { all.filter { identifiers.contains($0.id) } }
  func suggestedEntities() async throws -> [Priced] { all }
  private var all: [Priced] { [Priced(id: 1, price: 1234.5), Priced(id: 2, price: 2)] }
}

struct Buy: AppIntent {
  static let title: LocalizedStringResource = "Buy"
  @Parameter(title: "Priced") var priced: Priced
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "\(priced.id)") }
}

@Suite("Before the intent performs")
struct ResolutionTests {
  static let complete: [String: IntentValue] = [
    "mood": .spoken("good"), "count": .integer(2), "share": .double(0.5),
  ]

  @Test("what is missing is asked in the order of declaration; options and defaults are not")
  func order() async throws {
    let run = try await perform(Order.self, answers: [.text("Bad"), .text("3"), .text("1")])
    #expect(run.text == "bad 3 one - 1 1.0")
    #expect(run.questions.map(\.parameter) == ["mood", "count", "share"])
  }

  @Test("what is given is not asked")
  func given() async throws {
    let run = try await perform(Order.self, Self.complete.merging(["note": .string("n")]) { $1 })
    #expect(run.text == "good 2 one n 1 0.5")
    #expect(run.questions.isEmpty)
  }

  @Test("an enum is chosen from, in the words of the choice and not of the value")
  func choice() async throws {
    let run = try await perform(Order.self, ["count": .integer(2), "share": .double(1)], answers: [.option(2)])
    let question = try #require(run.questions.first)
    #expect(question.kind == .choice)
    #expect(question.said == "Which mood?")
    #expect(question.titles == ["Good", "Bad", "So so"])
    #expect(run.text == "soSo 2 one - 1 1.0")
  }

  @Test("any other type is asked for in the words of its value")
  func value() async throws {
    let run = try await perform(Order.self, ["mood": .spoken("good"), "share": .double(1)], answers: [.text("2")])
    let question = try #require(run.questions.first)
    #expect(question.kind == .value)
    #expect(question.said == "How many?")
    #expect(question.title?.english == "Count")
    #expect(question.type == .integer)
  }

  @Test("a question without words of the app carries the title, for the system's words")
  func noWords() async throws {
    let run = try await perform(Order.self, ["mood": .spoken("good"), "count": .integer(1)], answers: [.text("1")])
    #expect(run.questions.first?.dialog == nil)
    #expect(run.questions.first?.title?.english == "Share")
  }

  @Test(
    "a value outside the range is a failure before the intent performs",
    arguments: [
      ("count", IntentValue.integer(6), ClosedRangeDescriptor(lower: .integer(1), upper: .integer(5))),
      ("count", .integer(0), ClosedRangeDescriptor(lower: .integer(1), upper: .integer(5))),
      ("share", .double(0.4), ClosedRangeDescriptor(lower: .double(0.5), upper: .double(1))),
      ("share", .double(.nan), ClosedRangeDescriptor(lower: .double(0.5), upper: .double(1))),
      ("times", .integer(4), ClosedRangeDescriptor(lower: .integer(1), upper: .integer(3))),
      ("tries", .array([.integer(2), .integer(4)]), ClosedRangeDescriptor(lower: .integer(1), upper: .integer(3))),
    ])
  func range(name: String, value: IntentValue, range: ClosedRangeDescriptor) async throws {
    let run = try await perform(Order.self, Self.complete.merging([name: value]) { $1 })
    guard case .outOfRange(let refused, parameter: name, range: range) = run.failure else {
      Issue.record("\(String(describing: run.failure))")
      return
    }
    #expect("\(refused)" == "\(value)")
  }

  @Test("both ends of the range are in it", arguments: [1, 5])
  func ends(count: Int64) async throws {
    #expect(try await perform(Order.self, Self.complete.merging(["count": .integer(count)]) { $1 }).failure == nil)
  }

  @Test("an answer outside the range is asked again, saying why")
  func answeredRange() async throws {
    let given: [String: IntentValue] = ["mood": .spoken("good"), "share": .double(1)]
    let run = try await perform(Order.self, given, answers: [.text("9"), .text("many"), .text("5")])
    #expect(run.text == "good 5 one - 1 1.0")
    #expect(run.questions.map(\.refusal?.reason) == [nil, .outOfRange, .unreadable])
    #expect(run.questions[1].refusal?.answer == "9")
    #expect(run.questions[1].refusal?.range == ClosedRangeDescriptor(lower: .integer(1), upper: .integer(5)))
    #expect(run.questions[2].refusal?.range == nil)
  }

  @Test("three answers that will not do end the run")
  func threeTries() async throws {
    let given: [String: IntentValue] = ["mood": .spoken("good"), "share": .double(1)]
    let run = try await perform(Order.self, given, answers: [.text("a"), .text("b"), .text("c"), .text("2")])
    #expect(run.failure == .missingValue(parameter: "count"))
    #expect(run.questions.count == 3)
  }

  @Test("cancelling ends the run", arguments: [[Answer.cancelled], [.text("good"), .cancelled]])
  func cancelled(answers: [Answer]) async throws {
    #expect(try await perform(Order.self, answers: answers).failure == .cancelled)
  }

  @Test("a case is chosen by title or synonym, whatever the case of its letters", arguments: ["good", "WELL", "fine"])
  func names(answer: String) async throws {
    #expect(try await perform(Supported.self, answers: [.text(answer)]).text == "good")
  }

  @Test("the words of a case go before the name that it is stored under", arguments: [("left", "right"), ("a", "a")])
  func words(answer: String, expected: String) async throws {
    #expect(try await perform(Turn.self, ["side": .spoken(answer)]).text == expected)
  }

  @Test("what is offered carries its text in the person's language")
  func language() async throws {
    let run = try await perform(Buy.self, answers: [.option(0)], languages: ["de"])
    #expect(run.questions.first?.options.map { $0.display.title.reading(in: ["de"]).text } == ["1.234,5", "2"])
    let entities = try await Performer(registry: registry, environment: HostEnvironment(languages: ["de"])).query(
      EntityRequest(type: "AppIntentsTests.Priced", filter: .suggested))
    #expect(entities.map { $0.display?.title.reading(in: ["de"]).text } == ["1.234,5", "2"])
  }

  @Test("a choice takes nothing that was not offered")
  func unknownChoice() async throws {
    let run = try await perform(Supported.self, answers: [.text("So so"), .option(2), .option(1)])
    #expect(run.questions.first?.titles == ["Good", "Bad"])
    #expect(run.questions.map(\.refusal?.reason) == [nil, .unknown, .unknown])
    #expect(run.text == "bad")
  }

  @Test("a case that the parameter does not support is no value of it")
  func unsupported() async throws {
    let value = IntentValue.enumeration(EnumerationValue(type: "AppIntentsTests.Mood", rawValue: "soSo"))
    guard
      case .unreadableValue("soSo", "mood", _, let allowed) = try await perform(Supported.self, ["mood": value]).failure
    else {
      Issue.record("an unsupported case was taken")
      return
    }
    #expect(allowed.map(\.english) == ["Good", "Bad"])
  }

  @Test(
    "a yes or no is asked for under its names, and takes them or yes and no",
    arguments: [
      ("Quiet", "false"), ("loud", "true"), ("yes", "true"), ("false", "false"),
    ])
  func boolean(answer: String, expected: String) async throws {
    let run = try await perform(Loudness.self, answers: [.text(answer)])
    #expect(run.questions.first?.kind == .value)
    #expect(run.questions.first?.titles == ["Loud", "Quiet"])
    #expect(run.text == expected)
    #expect(try await perform(Loudness.self, answers: [.confirmed(true)]).text == "true")
  }

  @Test("an entity is asked for with what its query suggests, and found by what it understands")
  func entity() async throws {
    let run = try await perform(PickPot.self, answers: [.text("biggest")])
    #expect(run.questions.first?.kind == .value)
    #expect(run.questions.first?.titles == ["Red", "Blue", "Green", "Blue"])
    #expect(run.text == "3")
    #expect(try await perform(PickPot.self, answers: [.option(1)]).text == "2")
  }

  @Test("a name that several entities have is asked about, whether answered or given")
  func ambiguous() async throws {
    let answered = try await perform(PickPot.self, answers: [.text("blue"), .option(1)])
    #expect(answered.questions.map(\.kind) == [.value, .choice])
    #expect(answered.questions[1].refusal?.reason == .ambiguous)
    #expect(answered.questions[1].titles == ["Blue", "Blue"])
    #expect(answered.questions[1].options.map { $0.display.subtitle?.english } == ["number 2", "number 4"])
    #expect(answered.text == "4")

    let given = try await perform(PickPot.self, ["pot": .spoken("Blue")], answers: [.option(0)])
    #expect(given.questions.map(\.kind) == [.choice])
    #expect(given.text == "2")
  }

  @Test("an entity that is gone is a failure that names it")
  func gone() async throws {
    let value = IntentValue.entity(EntityValue(type: "AppIntentsTests.Pot", identifier: "99"))
    let failure = try await perform(PickPot.self, ["pot": value]).failure
    #expect(failure == .unknownEntity(identifier: "99", type: "AppIntentsTests.Pot"))
  }

  @Test("an unknown intent is a failure that names the nearest")
  func unknownIntent() async throws {
    let performer = Performer(registry: registry)
    let failure = await #expect(throws: IntentFailure.self) {
      try await performer.perform(Invocation(intent: "AppIntentsTests.PickPott"), asking: Nobody())
    }
    guard case .unknownIntent("AppIntentsTests.PickPott", let nearest) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(nearest.first == "AppIntentsTests.PickPot" && !nearest.contains("AppIntentsTests.Pour"))
  }
}
