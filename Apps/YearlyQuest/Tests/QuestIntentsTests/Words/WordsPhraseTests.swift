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

  /// What a person says, written down by hand; who says an English phrase to a phone that speaks German is not heard.
  static let said: [String: Set<String>] = [
    "de": [
      "Notiere etwas zu <trend> in YearlyQuest",
      "Lege einen Trend in YearlyQuest an",
      "Wie läuft <period> in YearlyQuest",
      "Wie läuft <trend> in YearlyQuest",
      "Wie läuft es mit <trend> in YearlyQuest",
      "Trage <choice> in YearlyQuest ein",
      "Notiere <choice> in YearlyQuest",
      "Öffne <target> in YearlyQuest",
      "Entferne <trend> aus YearlyQuest",
      "Nimm meine letzte Änderung in YearlyQuest zurück",
      "Rückgängig in YearlyQuest",
      "Aktualisiere YearlyQuest",
      "Trage meinen Tag in YearlyQuest ein",
      "Aktualisiere <trend> in YearlyQuest",
      "Trage <trend> in YearlyQuest ein",
    ],
    "hr": [
      "Dodaj bilješku uz trend <trend> u aplikaciji YearlyQuest",
      "Dodaj bilješku uz <trend> u aplikaciji YearlyQuest",
      "Dodaj trend u aplikaciju YearlyQuest",
      "Kako ide <period> u aplikaciji YearlyQuest",
      "Kako ide <trend> u aplikaciji YearlyQuest",
      "Kako ide trend <trend> u aplikaciji YearlyQuest",
      "Zabilježi <choice> u aplikaciji YearlyQuest",
      "Postavi <choice> u aplikaciji YearlyQuest",
      "Otvori trend <target> u aplikaciji YearlyQuest",
      "Otvori <target> u aplikaciji YearlyQuest",
      "Ukloni trend <trend> iz aplikacije YearlyQuest",
      "Ukloni <trend> iz aplikacije YearlyQuest",
      "Poništi moju zadnju promjenu u aplikaciji YearlyQuest",
      "Poništi u aplikaciji YearlyQuest",
      "Ažuriraj YearlyQuest",
      "Zabilježi moj dan u aplikaciji YearlyQuest",
      "Ažuriraj <trend> u aplikaciji YearlyQuest",
      "Ažuriraj trend <trend> u aplikaciji YearlyQuest",
      "Zabilježi <trend> u aplikaciji YearlyQuest",
    ],
  ]

  @Test("are what a person says in the language", arguments: ["de", "hr"])
  func said(_ language: String) throws {
    let spoken = try phrases().filter { $0.language == language }.flatMap(\.phrases).map {
      $0.replacing("${applicationName}", with: "YearlyQuest").replacing("${", with: "<").replacing("}", with: ">")
    }
    #expect(Set(spoken) == Self.said[language])
  }
}
