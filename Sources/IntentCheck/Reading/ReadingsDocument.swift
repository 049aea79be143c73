import Foundation
import IntentWords

/// `stagedoor words read --json`, as `Documentation/Words.md` specifies it.
package struct ReadingsDocument: Hashable, Sendable, Codable {
  package var version = 1
  package var kind = "readings"
  package var keys: [Key]

  package struct Key: Hashable, Sendable, Codable {
    package var path: String
    package var line: Int?
    package var key: String
    package var readings: [Text]
  }

  package struct Text: Hashable, Sendable, Codable {
    package var language: String
    package var count: String?
    package var phrase: Int?
    package var text: String
    package var step: Reading.Step
    package var readIn: String?
    package var forms: [Form]
    package var problems: [String]
  }

  package struct Form: Hashable, Sendable, Codable {
    package var category: String
    package var form: String?
  }

  package init(_ readings: [KeyReading]) {
    keys = readings.map { key in
      Key(path: key.path, line: key.line > 0 ? key.line : nil, key: key.key, readings: key.readings.map(Text.init))
    }
  }
}

extension ReadingsDocument.Text {
  fileprivate init(_ read: TextReading) {
    let reading = read.reading
    self.init(
      language: read.language, count: read.count?.text, phrase: read.phrase, text: reading.text, step: reading.step,
      readIn: reading.language,
      forms: reading.forms.map { .init(category: $0.category.rawValue, form: $0.form?.rawValue) },
      problems: reading.problems.map(\.description))
  }
}
