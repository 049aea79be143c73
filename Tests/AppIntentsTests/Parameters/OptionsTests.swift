import AppIntents
import IntentWire
import Testing

struct Drinks: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Int> {
    ItemCollection(promptLabel: "Which drink?", usesIndexedCollation: true) {
      ItemSection("Warm") {
        IntentItem(1, title: "Tea", subtitle: "green", image: .init(systemName: "cup"))
        IntentItem(2, title: "Coffee")
      }
      ItemSection("Cold", items: [IntentItem(3)])
    }
  }
}

struct Single: DynamicOptionsProvider {
  func results() async throws -> [String] { ["the only one"] }
}

struct Nothing: DynamicOptionsProvider {
  func results() async throws -> [String] { [] }
}

struct Preset: DynamicOptionsProvider {
  func results() async throws -> [String] { ["a", "b"] }
  func defaultResult() async -> String? { "preset" }
}

struct PotNames: DynamicOptionsProvider {
  func results() async throws -> [Pot] { Array(Shelf.current.pots.prefix(2)) }
}

struct Serve: AppIntent {
  static let title: LocalizedStringResource = "Serve"
  @Parameter(title: "Drink", optionsProvider: Drinks()) var drink: Int
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "\(drink)") }
}

/// Two of its items are called alike.
struct Sorts: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Int> {
    ItemCollection(promptLabel: "Which sort?") {
      ItemSection("All") {
        IntentItem(1, title: "Oolong", subtitle: "light")
        IntentItem(2, title: "Assam")
        IntentItem(3, title: "Oolong", subtitle: "dark")
      }
    }
  }
}

struct Steep: AppIntent {
  static let title: LocalizedStringResource = "Steep"
  @Parameter(title: "Sort", optionsProvider: Sorts()) var sort: Int
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "\(sort)") }
}

struct Provided: AppIntent {
  static let title: LocalizedStringResource = "Provided"
  @Parameter(title: "Single", optionsProvider: Single()) var single: String
  @Parameter(title: "Preset", optionsProvider: Preset()) var preset: String
  @Parameter(title: "Pot", optionsProvider: PotNames()) var pot: Pot
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(single) \(preset) \(pot.name)")
  }
}

struct Unprovided: AppIntent {
  static let title: LocalizedStringResource = "Unprovided"
  @Parameter(title: "Text", optionsProvider: Nothing()) var text: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: text) }
}

/// The sizes depend on the drink and the guest, though both are declared after.
struct Sizes: DynamicOptionsProvider {
  @IntentParameterDependency<Pour>(\.$drink, \.$guest) var pour

  func results() async throws -> [String] {
    guard let pour else { return ["small", "large"] }
    return ["\(pour.drink) for \(pour.guest)", "none"]
  }
}

struct Pour: AppIntent {
  static let title: LocalizedStringResource = "Pour"
  @Parameter(title: "Size", optionsProvider: Sizes()) var size: String
  @Parameter(title: "Drink") var drink: String?
  @Parameter(title: "Guest", default: "Ana") var guest: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: size) }
}

@Suite("A provider of options")
struct OptionsTests {
  @Test("offers its sections' items with their own words, under its label")
  func sections() async throws {
    let run = try await perform(Serve.self, answers: [.text("coffee")])
    let question = try #require(run.questions.first)
    #expect(question.kind == .choice)
    #expect(question.said == "Which drink?")
    #expect(question.titles == ["Tea", "Coffee", "3"])
    #expect(question.options.first?.display.subtitle?.english == "green")
    #expect(run.text == "2")
  }

  @Test("knows its items by their words when one is given", arguments: [("tea", "1"), ("2", "2"), ("3", "3")])
  func given(words: String, expected: String) async throws {
    let run = try await perform(Serve.self, ["drink": .spoken(words)])
    #expect(run.text == expected)
    #expect(run.questions.isEmpty)
  }

  @Test("keeps the words of its items when a name is that of several, whether answered or given")
  func ambiguous() async throws {
    let answered = try await perform(Steep.self, answers: [.text("oolong"), .option(1)])
    #expect(answered.text == "3")
    let given = try await perform(Steep.self, ["sort": .spoken("Oolong")], answers: [.option(1)])
    #expect(given.text == "3")
    for question in [try #require(answered.questions.last), try #require(given.questions.first)] {
      #expect(question.kind == .choice)
      #expect(question.titles == ["Oolong", "Oolong"])
      #expect(question.options.map { $0.display.subtitle?.english } == ["light", "dark"])
    }
    #expect(given.questions.first?.said == "Which sort?")
  }

  @Test("offers nothing else, and is named when something else is given")
  func other() async throws {
    let run = try await perform(Serve.self, answers: [.text("4"), .text("milk"), .option(0)])
    #expect(run.questions.map(\.refusal?.reason) == [nil, .unknown, .unknown])
    guard
      case .unreadableValue("milk", "drink", .integer, let allowed) =
        try await perform(Serve.self, ["drink": .spoken("milk")]).failure
    else {
      Issue.record("milk was taken")
      return
    }
    #expect(allowed.map(\.english) == ["Tea", "Coffee", "3"])
  }

  @Test("with one value is not asked about, and its default stands for a person who gives none; an entity's too")
  func silent() async throws {
    let run = try await perform(Provided.self, answers: [.text("Blue")])
    #expect(run.text == "the only one preset Blue")
    #expect(run.questions.map(\.parameter) == ["pot"])
    #expect(run.questions.first?.kind == .choice)
    #expect(run.questions.first?.titles == ["Red", "Blue"])
  }

  @Test("without values leaves the question open")
  func empty() async throws {
    let run = try await perform(Unprovided.self, answers: [.text("anything")])
    #expect(run.questions.first?.kind == .value)
    #expect(run.text == "anything")
  }

  @Test("sees its siblings when all of them have values")
  func siblings() async throws {
    let run = try await perform(Pour.self, ["drink": .string("tea")], answers: [.option(0)])
    #expect(run.questions.first?.titles == ["tea for Ana", "none"])
    #expect(run.text == "tea for Ana")
  }

  @Test("sees nothing of them while one is unset or nil", arguments: [[:], ["drink": IntentValue.null]])
  func unset(given: [String: IntentValue]) async throws {
    let run = try await perform(Pour.self, given, answers: [.option(1)])
    #expect(run.questions.first?.titles == ["small", "large"])
  }

  @Test("is asked by the host for a parameter of an invocation")
  func query() async throws {
    let performer = Performer(registry: registry)
    func values(_ parameter: String, _ intent: String, _ filter: EntityRequest.Filter) async throws -> [IntentValue] {
      try await performer.query(
        EntityRequest(
          type: "", filter: filter,
          invocation: Invocation(intent: intent, parameters: ["drink": .string("tea")]), parameter: parameter))
    }
    #expect(
      try await values("size", "AppIntentsTests.Pour", .suggested) == [.string("tea for Ana"), .string("none")])
    #expect(try await values("guest", "AppIntentsTests.Pour", .suggested) == [])
    await #expect(
      throws: IntentFailure.unknownParameter("siz", intent: "AppIntentsTests.Pour", known: ["size", "drink", "guest"])
    ) {
      try await values("siz", "AppIntentsTests.Pour", .suggested)
    }
  }
}

/// Reads a parameter that its dependency does not list.
struct Nosy: DynamicOptionsProvider {
  @IntentParameterDependency<NosyIntent>(\.$listed) var intent
  func results() async throws -> [String] { [intent?.unlisted ?? "none"] }
}

struct NosyIntent: AppIntent {
  static let title: LocalizedStringResource = "Nosy"
  @Parameter(title: "Listed", default: "l") var listed: String
  @Parameter(title: "Unlisted", default: "u") var unlisted: String
  @Parameter(title: "Choice", optionsProvider: Nosy()) var choice: String
  func perform() async throws -> some IntentResult { .result() }
}
