import AppIntents
import IntentWire
import IntentWords
import Testing

struct PromisesAll: AppIntent {
  static let title: LocalizedStringResource = "All"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & OpensIntent & ShowsSnippetView
  {
    .result(value: 1, opensIntent: Next(step: 1), dialog: "said", view: Plate())
  }
}

struct HiddenOpening: AppIntent {
  static let title: LocalizedStringResource = "Hidden opening"
  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: Next(step: 1), dialog: "said")
  }
}

struct EmptyView: AppIntent {
  static let title: LocalizedStringResource = "Empty view"
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
}

struct EmptySnippet: AppIntent {
  static let title: LocalizedStringResource = "Empty snippet"
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent { .result(dialog: "said") }
}

struct EmptyOpening: AppIntent {
  static let title: LocalizedStringResource = "Empty opening"
  func perform() async throws -> some IntentResult & OpensIntent { .result() }
}

struct EmptyValue: AppIntent {
  static let title: LocalizedStringResource = "Empty value"
  func perform() async throws -> IntentResultContainer<Int, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: nil)
  }
}

@Suite("What a result's type promises")
struct PromiseTests {
  @Test("is described")
  func described() throws {
    #expect(
      try AppIntentsTests.described(PromisesAll.self).promises == ["value", "dialog", "opensIntent", "snippetView"])
    #expect(
      try AppIntentsTests.described(HiddenOpening.self).promises == ["dialog"],
      "an intent to open need not show in the type")
    #expect(try AppIntentsTests.described(EmptySnippet.self).promises == ["dialog", "snippetIntent"])
    #expect(try AppIntentsTests.described(Next.self).promises == [])
  }

  @Test("and is kept leaves nothing to say")
  func kept() async throws {
    #expect(try await perform(PromisesAll.self).outcome.emptyPromises == [])
  }

  @Test("and is not kept is told: a call without a view compiles, as on Apple's side")
  func broken() async throws {
    #expect(try await perform(EmptyView.self).outcome.emptyPromises == ["snippetView"])
    #expect(try await perform(EmptySnippet.self).outcome.emptyPromises == ["snippetIntent"])
    #expect(try await perform(EmptyValue.self).outcome.emptyPromises == ["value", "dialog"])
  }
}
