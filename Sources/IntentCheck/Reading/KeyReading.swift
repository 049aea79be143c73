import IntentWords

/// A key of a catalog, read in languages and with counts.
package struct KeyReading: Hashable, Sendable {
  /// The catalog, as findings name it.
  package var path: String
  /// The line of the key, from 1; 0 when it is not known.
  package var line: Int
  package var key: String
  package var readings: [TextReading]
}

/// A text as a person of one language reads it.
package struct TextReading: Hashable, Sendable {
  /// The language of the person.
  package var language: String
  /// What the numbers of the text were; nil when it has none.
  package var count: SampleCount?
  /// Which phrase of a set it is, from 1; nil when it is none.
  package var phrase: Int?
  package var reading: Reading
  /// Whether the source text is meant for the person: they speak its language, or it serves every language.
  var isAtHome: Bool
}

extension TextReading {
  /// What was read instead of a text of the language, or nil.
  package enum Instead: Hashable, Sendable {
    case language(String)
    case defaultValue, key
  }

  package var instead: Instead? {
    if isAtHome { return nil }
    return switch reading.step {
    case .key: .key
    case .defaultValue: .defaultValue
    case .language, .source, .verbatim: reading.language.flatMap { $0 == language ? nil : .language($0) }
    }
  }

  /// What is wrong with the text, without what the marks beside it tell.
  package var problems: [Problem] {
    reading.problems.filter { problem in
      switch problem {
      case .missingLanguage, .unservedLanguage, .missingPluralCategory: false
      default: true
      }
    }
  }
}
