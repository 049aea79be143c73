import AppIntents
import IntentWire
import Testing

/// Shows the pot that it is given as the pot is now.
struct PotCard: SnippetIntent {
  static let title: LocalizedStringResource = "Pot card"
  @Parameter(title: "Pot") var pot: Pot
  @Parameter(title: "Note") var note: String
  init() {}
  init(pot: Pot, note: String) {
    self.pot = pot
    self.note = note
  }
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Plate(text: "\(pot.name), \(note)"))
  }
}

struct ShowPot: AppIntent {
  static let title: LocalizedStringResource = "Show a pot"
  @Parameter(title: "Pot") var pot: Pot
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: PotCard(pot: pot, note: "as it was"))
  }
}

struct OpenPot: OpenIntent {
  static let title: LocalizedStringResource = "Open a pot"
  @Parameter(title: "Pot") var target: Pot
}

@Suite("A snippet intent")
struct SnippetTests {
  @Test("is handed over with its values, and draws the entity as it is each time it is drawn")
  func redrawn() async throws {
    let shelf = Shelf()
    try await Shelf.$current.withValue(shelf) {
      let value = IntentValue.entity(EntityValue(type: "AppIntentsTests.Pot", identifier: "1"))
      let snippet = try #require(try await perform(ShowPot.self, ["pot": value]).outcome.snippet)
      #expect(snippet.intent == "AppIntentsTests.PotCard")
      #expect(snippet.parameters["note"] == .string("as it was"))
      let performer = Performer(registry: registry)
      func drawn() async throws -> String? { try await performer.perform(snippet, asking: Nobody()).card?.payload }
      #expect(try await drawn() == "Red, as it was")
      shelf.pots = [Pot(id: 1, name: "Crimson")]
      #expect(try await drawn() == "Crimson, as it was")
      shelf.pots = []
      await #expect(throws: IntentFailure.unknownEntity(identifier: "1", type: "AppIntentsTests.Pot")) {
        try await drawn()
      }
    }
  }

  @Test("may be none, which is a card that shows nothing")
  func empty() async throws {
    _ = try await EmptySnippetIntent().perform()
    #expect(registry.intents.keys.allSatisfy { $0.hasPrefix("AppIntentsTests.") }, "the framework's own is not listed")
  }
}

@Suite("An intent that opens its app")
struct OpenIntentTests {
  @Test("needs no code of its own, asks for its target, and says that it opens")
  func opens() async throws {
    let intent = try described(OpenPot.self)
    #expect(intent.opensApp && intent.modes == ["foreground(immediate)"])
    let run = try await perform(OpenPot.self, answers: [.text("Red")])
    #expect(run.failure == nil && run.questions.map(\.parameter) == ["target"])
  }
}
