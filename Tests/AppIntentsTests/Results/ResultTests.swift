import AppIntents
import IntentWire
import IntentWords
import Testing

/// A card with one button and one toggle.
struct Plate: SnippetContent {
  var text = "plate"

  func _archived() -> _SnippetArchive {
    _SnippetArchive(
      kind: "test/1", payload: text,
      controls: [
        .init(title: "Undo", intent: Next(step: 1)), .init(title: "On", intent: Next(step: 2), isOn: true),
      ])
  }
}

struct Next: AppIntent {
  static let title: LocalizedStringResource = "Next"
  @Parameter(title: "Step") var step: Int
  init() {}
  init(step: Int) { self.step = step }
  func perform() async throws -> some IntentResult { .result() }
}

@Suite("A result")
struct ResultTests {
  static let card = CardArchive(
    kind: "test/1", payload: "plate",
    wells: [
      Well(
        title: LocalizedStringResource("Undo").resource,
        invocation: Invocation(intent: "AppIntentsTests.Next", parameters: ["step": .integer(1)])),
      Well(
        title: LocalizedStringResource("On").resource,
        invocation: Invocation(intent: "AppIntentsTests.Next", parameters: ["step": .integer(2)]),
        isOn: true),
    ])
  static let next = Invocation(intent: "AppIntentsTests.Next", parameters: ["step": .integer(9)])
  static let drawing = Invocation(intent: "AppIntentsTests.Drawing", parameters: ["count": .integer(2)])

  /// What a result holds, as letters: value, dialog, opens, card, snippet intent.
  static func letters(_ result: some IntentResult) -> String {
    guard let outcome = (result as? any AnyIntentResult)?.outcome(languages: ["en"]) else { return "none" }
    var letters = ""
    if outcome.value == .integer(5) { letters += "v" }
    if outcome.dialog?.full.english == "said" { letters += "d" }
    if outcome.opens == next { letters += "o" }
    if outcome.card == card { letters += "c" }
    if outcome.snippet == drawing { letters += "s" }
    return letters
  }

  typealias Value = IntentResult & ReturnsValue<Int>
  typealias Opens = IntentResult & OpensIntent

  @Test("holds what it was made of, and conforms to what it promises")
  func plain() {
    let nothing: some IntentResult = .result()
    let value: some Value = .result(value: 5)
    let dialog: some IntentResult & ProvidesDialog = .result(dialog: "said")
    let both: some Value & ProvidesDialog = .result(value: 5, dialog: "said")
    #expect(Self.letters(nothing) == "")
    #expect(Self.letters(value) == "v")
    #expect(value.value == 5)
    #expect(Self.letters(dialog) == "d")
    #expect(Self.letters(both) == "vd")
  }

  @Test("opens an intent, which shows in its type or does not")
  func opens() {
    let next = Next(step: 9)
    let one: some Opens = .result(opensIntent: next)
    let two: some Opens & ReturnsValue<Int> = .result(value: 5, opensIntent: next)
    let three: some Opens & ProvidesDialog = .result(opensIntent: next, dialog: "said")
    let four: some Opens & ReturnsValue<Int> & ProvidesDialog = .result(value: 5, opensIntent: next, dialog: "said")
    #expect(
      [Self.letters(one), Self.letters(two), Self.letters(three), Self.letters(four)] == ["o", "vo", "do", "vdo"])
    let typed: IntentResultContainer<Never, Next, Never, Never> = .result(opensIntent: next)
    #expect(typed.opensIntent?.step == 9)
    #expect(Self.letters(typed) == "o")
    let typedFully: IntentResultContainer<Int, Next, Never, IntentDialog> = .result(
      value: 5, opensIntent: next, dialog: "said")
    #expect(Self.letters(typedFully) == "vdo")
  }

  @Test("opens one intent or another in the branches of one perform")
  func branches() throws {
    func made(_ first: Bool) -> some Opens {
      if first { return .result(opensIntent: Next(step: 9)) }
      return .result(opensIntent: Drawing(count: 2))
    }
    #expect(Self.letters(made(true)) == "o")
    let other = try #require(made(false) as? any AnyIntentResult)
    #expect(other.outcome(languages: []).opens == Self.drawing)
  }

  @Test("has no slot for the Action button's intent, as Apple's has none")
  func actionButton() {
    let next = Next(step: 9)
    let one: some IntentResult = .result(actionButtonIntent: next)
    let two: some IntentResult & ProvidesDialog = .result(actionButtonIntent: next, dialog: "said")
    let three: some Value = .result(value: 5, actionButtonIntent: next)
    let four: some Value & ProvidesDialog = .result(value: 5, actionButtonIntent: next, dialog: "said")
    #expect([Self.letters(one), Self.letters(two), Self.letters(three), Self.letters(four)] == ["", "d", "v", "vd"])
  }

  @Test("shows a card, given as such or made by a closure")
  func views() {
    let next = Next(step: 9)
    let view: [String] = [
      {
        let r: some IntentResult & ShowsSnippetView = .result(view: Plate())
        return Self.letters(r)
      }(),
      {
        let r: some Value & ShowsSnippetView = .result(value: 5, view: Plate())
        return Self.letters(r)
      }(),
      {
        let r: some ProvidesDialog & ShowsSnippetView = .result(dialog: "said", view: Plate())
        return Self.letters(r)
      }(),
      {
        let r: some Value & ProvidesDialog & ShowsSnippetView = .result(value: 5, dialog: "said", view: Plate())
        return Self.letters(r)
      }(),
      {
        let r: some Opens & ShowsSnippetView = .result(opensIntent: next, view: Plate())
        return Self.letters(r)
      }(),
      {
        let r: some Opens & Value & ShowsSnippetView = .result(value: 5, opensIntent: next, view: Plate())
        return Self.letters(r)
      }(),
      {
        let r: some Opens & ProvidesDialog & ShowsSnippetView = .result(
          opensIntent: next, dialog: "said", view: Plate())
        return Self.letters(r)
      }(),
      {
        let r: some Opens & Value & ProvidesDialog & ShowsSnippetView = .result(
          value: 5, opensIntent: next, dialog: "said", view: Plate())
        return Self.letters(r)
      }(),
    ]
    #expect(view == ["c", "vc", "dc", "vdc", "oc", "voc", "doc", "vdoc"])
    let content: [String] = [
      {
        let r: some IntentResult & ShowsSnippetView = .result { Plate() }
        return Self.letters(r)
      }(),
      {
        let r: some Value & ShowsSnippetView = .result(value: 5) { Plate() }
        return Self.letters(r)
      }(),
      {
        let r: some ProvidesDialog & ShowsSnippetView = .result(dialog: "said") { Plate() }
        return Self.letters(r)
      }(),
      {
        let r: some Value & ProvidesDialog & ShowsSnippetView = .result(value: 5, dialog: "said") { Plate() }
        return Self.letters(r)
      }(),
      {
        let r: some Opens & ShowsSnippetView = .result(opensIntent: next) { Plate() }
        return Self.letters(r)
      }(),
      {
        let r: some Opens & Value & ShowsSnippetView = .result(value: 5, opensIntent: next) { Plate() }
        return Self.letters(r)
      }(),
      {
        let r: some Opens & ProvidesDialog & ShowsSnippetView = .result(opensIntent: next, dialog: "said") { Plate() }
        return Self.letters(r)
      }(),
      {
        let r: some Opens & Value & ProvidesDialog & ShowsSnippetView = .result(
          value: 5, opensIntent: next, dialog: "said"
        ) { Plate() }
        return Self.letters(r)
      }(),
    ]
    #expect(content == view)
  }

  @Test("names the snippet intent that draws its card")
  func snippetIntents() {
    let next = Next(step: 9)
    let drawn = Drawing(count: 2)
    let made: [String] = [
      {
        let r: some IntentResult & ShowsSnippetIntent = .result(snippetIntent: drawn)
        return Self.letters(r)
      }(),
      {
        let r: some Value & ShowsSnippetIntent = .result(value: 5, snippetIntent: drawn)
        return Self.letters(r)
      }(),
      {
        let r: some ProvidesDialog & ShowsSnippetIntent = .result(dialog: "said", snippetIntent: drawn)
        return Self.letters(r)
      }(),
      {
        let r: some Value & ProvidesDialog & ShowsSnippetIntent = .result(
          value: 5, dialog: "said", snippetIntent: drawn)
        return Self.letters(r)
      }(),
      {
        let r: some Opens & ShowsSnippetIntent = .result(opensIntent: next, snippetIntent: drawn)
        return Self.letters(r)
      }(),
      {
        let r: some Opens & Value & ShowsSnippetIntent = .result(value: 5, opensIntent: next, snippetIntent: drawn)
        return Self.letters(r)
      }(),
      {
        let r: some Opens & ProvidesDialog & ShowsSnippetIntent = .result(
          opensIntent: next, dialog: "said", snippetIntent: drawn)
        return Self.letters(r)
      }(),
      {
        let r: some Opens & Value & ProvidesDialog & ShowsSnippetIntent = .result(
          value: 5, opensIntent: next, dialog: "said", snippetIntent: drawn)
        return Self.letters(r)
      }(),
    ]
    #expect(made == ["s", "vs", "ds", "vds", "os", "vos", "dos", "vdos"])
  }
}
