import Foundation
import QuestTestSupport
import Testing

@Suite("The words: each key is complete")
struct WordsCompleteTests {
  /// The plural categories of each language, as CLDR has them for whole numbers.
  static let categories: [String: Set<String>] = [
    "en": ["one", "other"], "de": ["one", "other"], "hr": ["one", "few", "other"],
  ]

  private func entries() throws -> [(key: String, entry: Catalog.Entry)] {
    let all =
      try Catalog.localizable.get().strings.map { ($0, $1) } + Catalog.appShortcuts.get().strings.map { ($0, $1) }
    #expect(all.count > 40)
    return all
  }

  @Test("English is the source language")
  func source() throws {
    #expect(try Catalog.localizable.get().sourceLanguage == "en")
    #expect(try Catalog.appShortcuts.get().sourceLanguage == "en")
  }

  @Test("it has every language, and nothing in them is empty or unfinished")
  func languages() throws {
    for (key, entry) in try entries() {
      // Only names that a person gave are the same in every language.
      if entry.shouldTranslate == false {
        #expect(["%@", "%@: %@"].contains(key))
        continue
      }
      let localizations = entry.localizations ?? [:]
      #expect(Set(localizations.keys) == Set(Catalog.languages), "\(key)")
      for (language, localization) in localizations {
        #expect(!localization.texts.isEmpty, "\(key) in \(language)")
        for (form, unit) in localization.texts {
          let text = unit.value
          #expect(text.contains { $0.isLetter }, "\(key) in \(language) \(form)")
          #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(key) in \(language) \(form)")
          #expect(unit.state == "translated", "\(key) in \(language) \(form)")
        }
      }
    }
  }

  /// What two languages really call the same: each with the keys for which that is so.
  static let sameWords = [
    "en de": ["Fr", "Mo", "Name", "Option", "Sa", "Trend"], "en hr": ["%lld trends", "Trend"], "de hr": ["Trend"],
  ]

  @Test("no language says it in another's words, but where both have the same", arguments: sameWords)
  func copies(languages: String, allowed: [String]) throws {
    let pair = languages.split(separator: " ").map(String.init)
    let same = try entries().filter { _, entry in
      let texts = pair.map { Set(entry.localizations?[$0]?.texts.map(\.unit.value) ?? []) }
      return !texts[0].isDisjoint(with: texts[1])
    }
    #expect(same.map(\.key).sorted() == allowed)
  }

  @Test("a translation reads exactly the arguments of its key")
  func arguments() throws {
    for (key, entry) in try Catalog.localizable.get().strings {
      let wanted = try FormatArguments(key)
      for (language, localization) in entry.localizations ?? [:] {
        let substitutions = localization.substitutions ?? [:]
        let wholes = localization.texts.filter { !$0.form.contains(".") }
        for (form, unit) in wholes {
          let read = try FormatArguments(unit.value, substitutions: substitutions)
          #expect(read == wanted, "\(key) in \(language) \(form): \(unit.value)")
        }
      }
    }
  }

  @Test("a sentence with a number has the plural forms of each language, and no other has any")
  func plurals() throws {
    for (key, entry) in try Catalog.localizable.get().strings {
      let numbers = try FormatArguments(key).types.values.count { $0 == "lld" }
      for (language, localization) in entry.localizations ?? [:] {
        let expected = Array(repeating: try #require(Self.categories[language]), count: numbers)
        #expect(localization.pluralForms == expected, "\(key) in \(language)")
      }
    }
  }

  static let formats: [(format: String, types: [Int: String], parameters: [String])] = [
    ("Nothing", [:], []),
    ("%@ of %lld", [1: "@", 2: "lld"], []),
    ("%2$lld: %1$@", [1: "@", 2: "lld"], []),
    ("100 %% of %@", [1: "@"], []),
    ("${trend} to ${option}", [:], ["option", "trend"]),
    ("%1$#@days@ in %2$@", [1: "lld", 2: "@"], []),
  ]

  @Test("the arguments of a format are counted by place and type", arguments: formats)
  func counting(format: String, types: [Int: String], parameters: [String]) throws {
    let substitutions = ["days": Catalog.Substitution(argNum: 1, formatSpecifier: "lld")]
    let arguments = try FormatArguments(format, substitutions: substitutions)
    #expect(arguments.types == types)
    #expect(arguments.parameters == parameters)
  }

  @Test("a format that no one could fill is refused", arguments: ["50 % off", "%q", "%#@unknown@"])
  func refusing(format: String) {
    #expect(throws: FormatArguments.Unreadable.self) { try FormatArguments(format) }
  }
}
