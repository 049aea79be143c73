import Foundation
import QuestTestSupport
import Testing

@testable import quest

@Suite("The words: the catalog is whole")
struct WordsCatalogTests {
  static let catalog = Catalog.read("Roots/quest/Resources/Localizable.xcstrings")

  /// The plural categories of each language, as CLDR has them for whole numbers.
  static let categories: [String: Set<String>] = [
    "en": ["one", "other"], "de": ["one", "other"], "hr": ["one", "few", "other"],
  ]

  @Test("it has every language, and nothing in them is empty or unfinished")
  func languages() throws {
    let catalog = try Self.catalog.get()
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.strings.count > 100)
    #expect(Catalog.languages.sorted() == Language.allCases.map { $0.rawValue }.sorted())
    for (key, entry) in catalog.strings {
      #expect(Set((entry.localizations ?? [:]).keys) == Set(Catalog.languages), "\(key)")
      for (language, localization) in entry.localizations ?? [:] {
        #expect(!localization.texts.isEmpty, "\(key) in \(language)")
        for (form, unit) in localization.texts {
          #expect(unit.value.contains { $0.isLetter }, "\(key) in \(language) \(form)")
          #expect(unit.state == "translated", "\(key) in \(language) \(form)")
        }
      }
    }
  }

  @Test("a translation reads exactly the arguments of its key, and a number has each language's forms")
  func arguments() throws {
    for (key, entry) in try Self.catalog.get().strings {
      let wanted = try FormatArguments(key)
      let numbers = wanted.types.values.count { $0 == "lld" }
      for (language, localization) in entry.localizations ?? [:] {
        for (form, unit) in localization.texts {
          #expect(try FormatArguments(unit.value) == wanted, "\(key) in \(language) \(form): \(unit.value)")
        }
        let forms = Array(repeating: try #require(Self.categories[language]), count: numbers)
        #expect(localization.pluralForms == forms, "\(key) in \(language)")
      }
    }
  }

  /// All that the tables of these tests expect to be said, by language.
  static let expected: [String: [String]] = {
    let outcomes = WordsOutcomeTests.sentences + WordsOutcomeTests.plurals + WordsOutcomeTests.counted
    var expected = [
      "en": outcomes.map(\.en) + WordsFailureTests.table.map(\.1) + UsageTests.refused.map(\.1),
      "de": outcomes.map(\.de), "hr": outcomes.map(\.hr),
    ]
    let lines = Translations.lines + WordsHelpTests.lines + WordsHelpTests.purposes.map { ($0.en, $0.de, $0.hr) }
    for line in lines {
      expected["en", default: []].append(line.en)
      expected["de", default: []].append(line.de)
      expected["hr", default: []].append(line.hr)
    }
    return expected
  }()

  @Test("every text of it is expected by a table of these tests", arguments: Catalog.languages)
  func tables(language: String) throws {
    let expected = try #require(Self.expected[language]).joined(separator: "\n")
    for (key, entry) in try Self.catalog.get().strings {
      for (form, unit) in entry.localizations?[language]?.texts ?? [] {
        let literals = unit.value.split(separator: /%(?:\d+\$)?(?:@|lld)/, omittingEmptySubsequences: false)
        let pattern = literals.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".*")
        #expect(expected.range(of: pattern, options: .regularExpression) != nil, "\(key) in \(language) \(form)")
      }
    }
  }
}
