import AppIntents
import IntentWire
import Testing

struct Confirmed: AppIntent {
  static let title: LocalizedStringResource = "Confirmed"

  enum Way: String, AppEnum {
    case plain, dialog, doubtful, result, resultSilent, snippet, snippetSilent, custom, detached, styled
    case card, cardSilent, cardDoubtful, cardEmpty, resultCard
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Way"
    static var caseDisplayRepresentations: [Way: DisplayRepresentation] { [:] }
  }

  @Parameter(title: "Way") var way: Way

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let drawn = Drawing(count: 2)
    switch way {
    case .plain: try await requestConfirmation()
    case .dialog: try await requestConfirmation(actionName: .log, dialog: "Log it?")
    case .doubtful: try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Really?")
    case .result:
      try await requestConfirmation(
        result: .result(dialog: "Like this?", snippetIntent: drawn), confirmationActionName: .send)
    case .resultSilent: try await requestConfirmation(result: .result(dialog: "Like this?"), showPrompt: false)
    case .snippet: try await requestConfirmation(actionName: .set, dialog: "See?", snippetIntent: drawn)
    case .snippetSilent:
      try await requestConfirmation(dialog: "See?", showDialogAsPrompt: false, snippetIntent: drawn)
    case .custom:
      try await requestConfirmation(
        actionName: .custom(
          acceptLabel: "Throw", acceptAlternatives: ["Toss"], denyLabel: "Keep", denyAlternatives: ["Hold"],
          destructive: true),
        dialog: "Throw it away?")
    case .card:
      try await requestConfirmation(actionName: .send, dialog: "So?") { Plate(text: "drawn") }
    case .cardSilent:
      try await requestConfirmation(dialog: "So?", showDialogAsPrompt: false) { Plate(text: "drawn") }
    case .cardDoubtful:
      try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "So?") { Plate(text: "drawn") }
    case .cardEmpty: try await requestConfirmation {}
    case .resultCard:
      try await requestConfirmation(result: .result(dialog: "So?", view: Plate(text: "drawn")))
    case .styled:
      try await requestConfirmation(
        actionName: .custom(
          acceptLabel: "Pay \(1234.5, format: .number)", acceptAlternatives: [], denyLabel: "Keep",
          denyAlternatives: []),
        dialog: "Pay?")
    case .detached: try await Task.detached { try await requestConfirmation() }.value
    }
    return .result(value: "done")
  }
}

struct Drawing: SnippetIntent {
  static let title: LocalizedStringResource = "Drawing"
  @Parameter(title: "Count") var count: Int
  init() {}
  init(count: Int) { self.count = count }
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
}

/// Lets a card's own value decide what comes of the confirmation.
struct ConfirmedPot: AppIntent {
  static let title: LocalizedStringResource = "Confirmed pot"
  @Parameter(title: "Pot") var pot: Pot
  @Parameter(title: "Is doubtful") var isDoubtful: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let name = try await requestConfirmation(
      conditions: isDoubtful ? .lowConfidenceSource : [], actionName: .set, dialog: "This one?",
      snippetIntent: NamedPotCard(pot: pot))
    return .result(value: "took \(name)")
  }
}

struct NamedPotCard: SnippetIntent {
  static let title: LocalizedStringResource = "Named pot card"
  @Parameter(title: "Pot") var pot: Pot
  init() {}
  init(pot: Pot) { self.pot = pot }
  func perform() async throws -> some IntentResult & ShowsSnippetView & ReturnsValue<String> {
    .result(value: pot.name, view: Plate(text: pot.name))
  }
}

@Suite("A confirmation")
struct ConfirmationTests {
  func run(_ way: Confirmed.Way, _ answers: [Answer] = [.confirmed(true)]) async throws -> PerformedRun {
    try await perform(Confirmed.self, ["way": .spoken(way.rawValue)], answers: answers)
  }

  static let drawing = Invocation(intent: "AppIntentsTests.Drawing", parameters: ["count": .integer(2)])
  static let asked: [(Confirmed.Way, String?, String?, Invocation?)] = [
    (.plain, nil, nil, nil), (.dialog, "Log it?", "log", nil), (.result, "Like this?", "send", drawing),
    (.resultSilent, nil, "continue", nil), (.snippet, "See?", "set", drawing),
    (.snippetSilent, nil, "continue", drawing), (.custom, "Throw it away?", "custom", nil), (.detached, nil, nil, nil),
  ]

  @Test("is asked with its words, its verb and its card", arguments: asked)
  func asks(way: Confirmed.Way, said: String?, action: String?, snippet: Invocation?) async throws {
    let run = try await run(way)
    let question = try #require(run.questions.first)
    #expect(question.kind == .confirmation)
    #expect(question.said == said)
    #expect(question.action == action)
    #expect(question.snippet == snippet)
    #expect(run.text == "done")
  }

  @Test("that is not given ends the run, and so does cancelling", arguments: [Answer.confirmed(false), .cancelled])
  func denied(answer: Answer) async throws {
    #expect(try await run(.plain, [answer]).failure == .cancelled)
    #expect(try await run(.snippet, [answer]).failure == .cancelled)
  }

  @Test("for doubtful cases is not asked: as rehearsed the system is sure")
  func doubtful() async throws {
    for way in [Confirmed.Way.doubtful, .cardDoubtful] {
      let run = try await run(way, [])
      #expect(run.questions.isEmpty && run.text == "done")
    }
  }

  @Test("takes neither words nor options where there are no buttons, three times at most")
  func unreadable() async throws {
    let run = try await run(.plain, [.text("maybe"), .option(0), .confirmed(true)])
    #expect(run.questions.map(\.refusal?.reason) == [nil, .unreadable, .unreadable])
    #expect(run.text == "done")
    #expect(try await self.run(.plain, [.text("a"), .text("b"), .text("c")]).failure == .cancelled)
  }

  static let cards: [(Confirmed.Way, String?, String?, String?)] = [
    (.card, "So?", "send", "drawn"), (.cardSilent, nil, "continue", "drawn"), (.cardEmpty, nil, "continue", nil),
    (.resultCard, "So?", "continue", "drawn"), (.plain, nil, nil, nil),
  ]

  @Test("shows the card that it is given", arguments: cards)
  func card(way: Confirmed.Way, said: String?, action: String?, payload: String?) async throws {
    let run = try await run(way)
    let question = try #require(run.questions.first)
    #expect(run.text == "done")
    #expect(question.said == said && question.action == action && question.card?.payload == payload)
    #expect(try await self.run(way, [.confirmed(false)]).failure == .cancelled)
  }

  @Test("by a card with a value goes on with that value as it is once the person has said yes")
  func value() async throws {
    let shelf = Shelf()
    try await Shelf.$current.withValue(shelf) {
      let pot = IntentValue.entity(EntityValue(type: "AppIntentsTests.Pot", identifier: "1"))
      let parameters = ["pot": pot, "isDoubtful": IntentValue.boolean(false)]
      let run = try await perform(ConfirmedPot.self, parameters, answers: [.confirmed(true)])
      #expect(run.text == "took Red")
      let question = try #require(run.questions.first)
      #expect(question.said == "This one?" && question.action == "set")
      #expect(question.snippet?.intent == "AppIntentsTests.NamedPotCard")
      #expect(try await perform(ConfirmedPot.self, parameters, answers: [.confirmed(false)]).failure == .cancelled)

      let person = RepaintingPerson(shelf)
      let outcome = try await Performer(registry: registry)
        .perform(Invocation(intent: "AppIntentsTests.ConfirmedPot", parameters: parameters), asking: person)
      #expect(outcome.value == .string("took Crimson"))

      let doubtful = try await perform(ConfirmedPot.self, ["pot": pot, "isDoubtful": .boolean(true)])
      #expect(doubtful.questions.isEmpty && doubtful.text == "took Crimson")
    }
  }

  @Test("with a verb of its own offers its two buttons")
  func buttons() async throws {
    let question = try #require(try await run(.custom).questions.first)
    #expect(question.titles == ["Throw", "Keep"])
    #expect(question.options.map(\.style) == ["destructive", "cancel"])
  }

  @Test("has its buttons in the person's language")
  func language() async throws {
    let run = try await perform(
      Confirmed.self, ["way": .spoken("styled")], answers: [.confirmed(true)], languages: ["de"])
    #expect(run.questions.first?.options.first?.display.title.reading(in: ["de"]).text == "Pay 1.234,5")
  }

  @Test("with a verb of its own is given by its first button", arguments: [Answer.text("toss"), .option(0)])
  func accepts(answer: Answer) async throws {
    #expect(try await run(.custom, [answer]).text == "done")
  }

  @Test("with a verb of its own is not given by its second button", arguments: [Answer.text("hold"), .option(1)])
  func denies(answer: Answer) async throws {
    #expect(try await run(.custom, [answer]).failure == .cancelled)
  }

  @Test("has Apple's verbs")
  func verbs() {
    let verbs: [ConfirmationActionName] = [
      .add, .addData, .book, .buy, .call, .checkIn, .continue, .create, .do, .download, .filter, .find, .get, .go, .log,
      .open, .order, .pay, .play, .playSound, .post, .request, .run, .search, .send, .set, .share, .start,
      .startNavigation, .toggle, .turnOff, .turnOn, .view,
    ]
    #expect(Set(verbs.map(\.name)).count == 33)
  }
}

/// Says yes, and changes what the card shows before that is heard.
private struct RepaintingPerson: Person {
  let shelf: Shelf
  init(_ shelf: Shelf) { self.shelf = shelf }
  func answer(_ question: Question) async throws -> Answer {
    shelf.pots = [Pot(id: 1, name: "Crimson")]
    return .confirmed(true)
  }
}
