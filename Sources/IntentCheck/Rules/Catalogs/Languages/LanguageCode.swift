import Foundation
import StringCatalog

/// Language codes that no person's language is.
struct LanguageCode: CatalogRule {
  let id = "words.language-code"
  let severity = Severity.warning
  let abstract = "A language code that names no language, or another one than was most likely meant."
  let reason = """
    The codes of countries are not those of languages: Swedish is `sv`, while `se` is Northern Sami, so no Swede ever
    reads what stands there.
    """

  var examples: [RuleExample] {
    let entry = { (code: String) in
      "\"Save\": {\"localizations\": {\(code): {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Spara\"}}}}"
    }
    return [
      RuleExample("Swedish", strings: entry("\"sv\"")),
      RuleExample("Northern Sami, where Swedish was meant", strings: entry("▸\"se\"")),
      RuleExample("no language", strings: entry("▸\"jp\"")),
      RuleExample("another case than the system looks for", strings: entry("▸\"zh-hans\"")),
      RuleExample("no region", strings: entry("▸\"en-EN\"")),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.catalogs.flatMap { file -> [Finding] in
      let odd = file.languages.compactMap { code in Fault(code, beside: file.languages).map { (code, $0) } }
      return odd.map { code, fault in
        let first = file.keys.lazy.compactMap { $0.localization(code) }.first
        return finding(
          fault.words, at: first.map { file.place($0.localization.place, in: $0) } ?? file.place,
          repair: fault.suggestion, language: code)
      }
    }
  }
}

private struct Fault {
  let words: String
  let suggestion: String?

  /// Codes of small languages that are also the code of a country, of whose language apps ship far more.
  private static let mistaken = ["se": "sv", "kr": "ko", "tw": "zh-Hant"]

  /// Folders of Apple's that are named like languages.
  private static let noLanguages: Set = ["Base", "mul"]

  init?(_ code: String, beside others: [String]) {
    guard !Self.noLanguages.contains(code) else { return nil }
    let language = Locale.Language(identifier: code)
    let base = language.languageCode?.identifier ?? code
    if let meant = Self.mistaken[base.lowercased()], !others.contains(where: { Languages.family($0) == meant }) {
      words = "`\(code)` is \(Languages.name(code)); if \(Languages.name(meant)) is meant, nobody who speaks it reads this"
      suggestion = meant
    } else if !Self.isLanguage(base) {
      let meant = Self.language(ofCountry: base)
      words = "`\(code)` is no language, so nobody reads it"
        + (meant.map { "; \(Languages.name($0)) is `\($0)`" } ?? "")
      suggestion = meant
    } else if let region = language.region?.identifier, !Self.isRegion(region) {
      words = "`\(code)` names the region \(region), which does not exist, so nobody has it"
      suggestion = base
    } else if code != Self.written(code) {
      words = "`\(code)` is written `\(Self.written(code))`; where file names tell case apart it is not found"
      suggestion = Self.written(code)
    } else {
      return nil
    }
  }

  private static let english = Locale(identifier: "en")

  private static func isLanguage(_ code: String) -> Bool {
    english.localizedString(forLanguageCode: code).map { $0.lowercased() != code.lowercased() } ?? false
  }

  private static func isRegion(_ code: String) -> Bool {
    english.localizedString(forRegionCode: code).map { $0 != code } ?? false
  }

  /// What most people of a country speak, as CLDR has it.
  private static func language(ofCountry code: String) -> String? {
    guard isRegion(code.uppercased()) else { return nil }
    let full = Locale.Language(identifier: "und-\(code.uppercased())").maximalIdentifier
    let short = Locale.Language(identifier: full).minimalIdentifier
    return short.hasPrefix("und") ? nil : String(short.prefix { $0 != "-" && $0 != "_" })
  }

  /// The code with its parts in the usual case: `zh-Hans`, `pt-BR`. What is not a plain tag stays as it is.
  private static func written(_ code: String) -> String {
    let separator: Character = code.contains("_") ? "_" : "-"
    let parts = code.split(separator: separator)
    guard parts.count > 1, parts.count < 4, parts.allSatisfy({ $0.count < 5 }) else { return code }
    return parts.enumerated().map { index, part in
      if index == 0 { return part.lowercased() }
      return part.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
    }.joined(separator: String(separator))
  }
}
