import AppIntents
import Foundation
import QuestIntents
import QuestTestSupport
import Testing

@Suite("The words: phrases")
struct WordsPhraseTests {
  private func phrases() throws -> [(key: String, language: String, phrases: [String])] {
    try Catalog.appShortcuts.get().strings.flatMap { key, entry in
      Catalog.languages.map { (key, $0, entry.localizations?[$0]?.stringSet?.values ?? []) }
    }
  }

  @Test("every shortcut can be said in every language")
  func complete() throws {
    let phrases = try phrases()
    #expect(phrases.count == Catalog.languages.count * QuestShortcuts.appShortcuts.count)
    for (key, language, texts) in phrases { #expect(!texts.isEmpty, "\(key) in \(language)") }
  }

  @Test("a phrase names the app once, and holds the one parameter of its key")
  func parameters() throws {
    for (key, language, texts) in try phrases() {
      for text in texts {
        let read = try FormatArguments(text)
        #expect(read == (try FormatArguments(key)), "\(text) in \(language)")
        #expect(read.parameters.count { $0 == "applicationName" } == 1, "\(text) in \(language)")
        #expect(read.parameters.count <= 2, "\(text) in \(language)")
      }
    }
  }

  @Test("no sentence of a language reaches two shortcuts")
  func distinct() throws {
    for (language, sets) in Dictionary(grouping: try phrases(), by: \.language) {
      let texts = sets.flatMap(\.phrases)
      #expect(Set(texts).count == texts.count, "\(language)")
    }
  }
}
