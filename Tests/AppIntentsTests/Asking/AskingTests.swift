import AppIntents
import IntentWire
import Testing

/// Asks in the middle of its run, in the way that it is told.
struct Asker: AppIntent {
  static let title: LocalizedStringResource = "Asker"

  enum Way: String, AppEnum {
    case value, valueOwn, choice, choiceOwn, confirmValue, detached, restartForValue, restartForChoice, restart, forever
    case chooseNothing, chooseAlike, confirmCard, confirmDrawnCard
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Way"
    static var caseDisplayRepresentations: [Way: DisplayRepresentation] { [:] }
  }

  @Parameter(title: "Way") var way: Way
  @Parameter(title: "Count", inclusiveRange: (1, 5), requestValueDialog: "The parameter's words") var count: Int?
  @Parameter(title: "Pot", requestDisambiguationDialog: "Which pot?") var pot: Pot?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    Journal.current.write("performed")
    return .result(value: try await answer())
  }

  private func answer() async throws -> String {
    let pots = Array(Shelf.current.pots.prefix(2))
    switch way {
    case .value: return "\(try await $count.requestValue())"
    case .valueOwn: return "\(try await $count.requestValue("The call's words")) \(count as Any)"
    case .choice: return try await $pot.requestDisambiguation(among: pots).name
    case .choiceOwn: return try await $pot.requestDisambiguation(among: pots, dialog: "This or that?").name
    case .chooseNothing: return try await $pot.requestDisambiguation(among: []).name
    case .chooseAlike: return "\(try await $pot.requestDisambiguation(among: Shelf.current.pots).id)"
    case .confirmValue: return "\(try await $count.requestConfirmation(for: 4, dialog: "Four?"))"
    case .confirmCard:
      return "\(try await $count.requestConfirmation(for: 4, dialog: "Four?", view: Plate(text: "four")))"
    case .confirmDrawnCard:
      let isFour = try await $count.requestConfirmation(for: 4) { Plate(text: "four") }
      return "\(isFour)"
    case .detached: return try await Task.detached { "\(try await $count.requestValue())" }.value
    case .restartForValue:
      guard let count else { throw $count.needsValueError("How many?") }
      return "\(count)"
    case .restartForChoice:
      guard let pot else { throw $pot.needsDisambiguationError(among: pots) }
      return pot.name
    case .restart:
      if Journal.current.lines.count < 3 { throw AppIntentError.restartPerform }
      return "third time"
    case .forever: throw AppIntentError.restartPerform
    }
  }
}

@Suite("An intent that asks in the middle of its run", .serialized)
struct AskingTests {
  func ask(_ way: Asker.Way, answers: [Answer] = []) async throws -> PerformedRun {
    try await perform(Asker.self, ["way": .spoken(way.rawValue)], answers: answers)
  }

  @Test("gets a value within the range, in the parameter's words unless it has its own")
  func value() async throws {
    let run = try await ask(.value, answers: [.text("6"), .text("2")])
    #expect(run.text == "2")
    #expect(run.questions.map(\.said) == ["The parameter's words", "The parameter's words"])
    #expect(run.questions.last?.refusal?.reason == .outOfRange)
    let own = try await ask(.valueOwn, answers: [.text("2")])
    #expect(own.questions.first?.said == "The call's words")
    #expect(own.text == "2 nil", "the parameter itself is not changed")
  }

  @Test("has one of several chosen, in the parameter's words unless it has its own")
  func choice() async throws {
    let run = try await ask(.choice, answers: [.text("blue")])
    #expect(run.text == "Blue")
    #expect(run.questions.first?.kind == .choice)
    #expect(run.questions.first?.titles == ["Red", "Blue"])
    #expect(run.questions.first?.said == "Which pot?")
    let own = try await ask(.choiceOwn, answers: [.option(0)])
    #expect(own.text == "Red")
    #expect(own.questions.first?.said == "This or that?")
  }

  @Test("is asked again with those that are called alike, in their own words")
  func chooseAlike() async throws {
    let run = try await ask(.chooseAlike, answers: [.text("blue"), .option(1)])
    #expect(run.text == "4")
    #expect(run.questions.last?.titles == ["Blue", "Blue"])
    #expect(run.questions.last?.options.map { $0.display.subtitle?.english } == ["number 2", "number 4"])
  }

  @Test("cannot have one of none chosen")
  func chooseNothing() async throws {
    #expect(try await ask(.chooseNothing).failure == .missingValue(parameter: "pot"))
  }

  @Test("has a value confirmed or not, without an error", arguments: [true, false])
  func confirmValue(answer: Bool) async throws {
    let run = try await ask(.confirmValue, answers: [.confirmed(answer)])
    #expect(run.text == "\(answer)")
    #expect(run.questions.first?.kind == .confirmation)
    #expect(run.questions.first?.said == "Four?")
    #expect(run.questions.first?.titles == ["4"])
    #expect(run.questions.first?.parameter == "count")
  }

  static let cards: [(Asker.Way, String?)] = [(.confirmCard, "Four?"), (.confirmDrawnCard, nil)]

  @Test("shows a card with the value to confirm", arguments: cards)
  func confirmCard(way: Asker.Way, said: String?) async throws {
    let run = try await ask(way, answers: [.confirmed(true)])
    let question = try #require(run.questions.first)
    #expect(run.text == "true")
    #expect(question.card?.payload == "four" && question.card?.wells.count == 2)
    #expect(question.titles == ["4"] && question.said == said)
    #expect(try await ask(.confirmValue, answers: [.confirmed(true)]).questions.first?.card == nil)
  }

  @Test("ends when the person cancels", arguments: [Asker.Way.value, .choice, .confirmValue, .restartForValue])
  func cancelled(way: Asker.Way) async throws {
    #expect(try await ask(way, answers: [.cancelled]).failure == .cancelled)
  }

  @Test("still finds the person from a task of its own")
  func detached() async throws {
    #expect(try await ask(.detached, answers: [.text("3")]).text == "3")
  }

  @Test("performs again from the top with the value it needed; what it did before stays done")
  func restartForValue() async throws {
    let journal = Journal()
    let run = try await Journal.$current.withValue(journal) { try await ask(.restartForValue, answers: [.text("3")]) }
    #expect(run.text == "3")
    #expect(run.questions.first?.said == "How many?")
    #expect(journal.lines == ["performed", "performed"])
  }

  @Test("performs again from the top with the choice it needed")
  func restartForChoice() async throws {
    let run = try await ask(.restartForChoice, answers: [.option(1)])
    #expect(run.text == "Blue")
    #expect(run.questions.first?.said == "Which pot?")
  }

  @Test("performs again when it only says so")
  func restart() async throws {
    let run = try await Journal.$current.withValue(Journal()) { try await ask(.restart) }
    #expect(run.text == "third time")
    #expect(run.questions.isEmpty)
  }

  @Test("is stopped when it never ceases to start again")
  func forever() async throws {
    let journal = Journal()
    let run = try await Journal.$current.withValue(journal) { try await ask(.forever) }
    #expect(run.failure == .endlessRestart(limit: 100))
    #expect(journal.lines.count == 100)
  }

  @Test("that is performed by nobody says that there is nobody to ask")
  func outside() async throws {
    let intent = Asker()
    intent.way = .value
    await #expect(throws: OutsideRun.self) { try await intent.perform() }
  }
}
