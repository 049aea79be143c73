import Foundation
import IntentWords
import StringCatalog

/// The source texts of a project in a language nobody speaks.
package struct PseudoTexts: Hashable, Sendable {
  package struct Text: Hashable, Sendable, Codable {
    package var path: String
    package var line: Int?
    package var key: String
    /// The plural category that it is the form of.
    package var form: String?
    /// The part of a text that it is inserted as.
    package var substitution: String?
    package var text: String
  }

  package let language: Pseudolanguage
  package let texts: [Text]
}

extension WordsReader {
  /// Every source text, in the order of the files, as the catalogs have it: with its specifiers.
  package func pseudo(_ language: Pseudolanguage) -> PseudoTexts {
    let texts = catalogs.flatMap { catalog in
      catalog.keys.flatMap { key in
        key.source.map { text in
          let place = catalog.file.place(text.place, in: key.localization(catalog.file.catalog.sourceLanguage))
          return PseudoTexts.Text(
            path: place.path, line: place.line > 0 ? place.line : nil, key: key.name, form: text.category,
            substitution: text.substitution,
            text: language.text(of: text.value, isWhole: text.substitution == nil))
        }
      }
    }
    return PseudoTexts(language: language, texts: texts)
  }
}

extension PseudoTexts {
  /// A line for each: where it stands, which form it is, the text.
  package var lines: [String] {
    texts.map { text in
      let place = text.path + (text.line.map { ":\($0)" } ?? "")
      let names = [place, text.substitution, text.form].compactMap { $0 }.map { ShownText($0).text }
      return names.joined(separator: ": ") + ": " + ShownText(text.text).isolated(rightToLeft: language == .rightToLeft)
    }
  }
}

/// `stagedoor words pseudo --json`, as `Documentation/Words.md` specifies it.
package struct PseudoDocument: Hashable, Sendable, Codable {
  package var version = 1
  package var kind = "pseudo"
  package var language: String
  package var texts: [PseudoTexts.Text]

  package init(_ pseudo: PseudoTexts) {
    language = pseudo.language.rawValue
    texts = pseudo.texts
  }
}
