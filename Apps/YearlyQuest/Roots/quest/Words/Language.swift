/// A language that `quest` speaks.
enum Language: String, CaseIterable {
  case en, de, hr

  /// The language of a tag such as `de-AT`, or of a POSIX locale such as `de_AT.UTF-8`; `nil` when it is none of ours.
  init?(tag: String) {
    let language = tag.prefix { $0.isASCII && $0.isLetter }
    self.init(rawValue: language.lowercased())
  }

  /// The person's language: `STAGEDOOR_LANGUAGE`, else as GNU gettext chooses, else English.
  init(environment: [String: String]) {
    let value = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let said: [Substring]
    if let chosen = value("STAGEDOOR_LANGUAGE") {
      said = chosen.split(separator: ",")
    } else if let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG"),
      !["C", "POSIX"].contains(locale.prefix { $0 != "." })
    {
      // A list of languages counts only where there is a language at all.
      said = (value("LANGUAGE")?.split(separator: ":") ?? []) + [locale[...]]
    } else {
      said = []
    }
    self = said.lazy.compactMap { Language(tag: $0.trimmed) }.first ?? .en
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
