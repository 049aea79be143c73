import Foundation
import IntentWords
import StringCatalog

/// Reading a catalog of 3.3 MB, the largest of 369 public ones, and reading one plural of it once it is warm.
struct CatalogFigures {
  private static let readings = 2000
  private let bundle: URL
  private let file: URL

  init() throws {
    bundle = FileManager.default.temporaryDirectory.appendingPathComponent("stagedoor-figures", isDirectory: true)
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    file = bundle.appendingPathComponent("Localizable.xcstrings")
    try Self.catalog(bytes: 3_300_000).write(to: file)
  }

  var readingMicroseconds: Double {
    var number: Int64 = 0
    let best = Best.milliseconds(of: 20) {
      for _ in 0..<Self.readings {
        number += 1
        let resource = Resource(key: "%lld days", arguments: [.integer(number % 100)], bundle: bundle)
        _ = resource.reading(in: ["hr"])
      }
    }
    return best * 1000 / Double(Self.readings)
  }

  /// The alternative: Foundation's printf, with the form chosen already. It crashes over plural forms on Linux.
  var printfMicroseconds: Double {
    let locale = Locale(identifier: "hr")
    var number = 0
    let best = Best.milliseconds(of: 20) {
      for _ in 0..<Self.readings {
        number += 1
        _ = String(format: "%lld dana", locale: locale, number % 100)
      }
    }
    return best * 1000 / Double(Self.readings)
  }

  func loadMilliseconds() throws -> Double {
    try Best.milliseconds(of: 20) { _ = try Catalog(contentsOf: file) }
  }

  /// The alternative: Foundation's decoder, which knows no line numbers and keeps no duplicate.
  func decoderMilliseconds() throws -> Double {
    try Best.milliseconds(of: 20) {
      _ = try JSONDecoder().decode(DecodedCatalog.self, from: Data(contentsOf: file))
    }
  }

  private static func catalog(bytes: Int) -> Data {
    var entries = [
      """
      "%lld days" : {"localizations" : {"hr" : {"variations" : {"plural" : {\
      "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld dan"}}, \
      "few" : {"stringUnit" : {"state" : "translated", "value" : "%lld dana"}}, \
      "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld dana"}}}}}}}
      """
    ]
    var size = 0
    while size < bytes {
      let units = ["de", "en", "hr"].map { language in
        "\"\(language)\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"Sentence \(entries.count)\"}}"
      }
      let entry = "\"Sentence \(entries.count)\" : {\n  \"localizations\" : {\(units.joined(separator: ",\n"))}\n}"
      size += entry.utf8.count
      entries.append(entry)
    }
    let strings = entries.joined(separator: ",\n")
    return Data("{\"sourceLanguage\" : \"en\", \"strings\" : {\(strings)}, \"version\" : \"1.0\"}".utf8)
  }
}

private struct DecodedCatalog: Decodable {
  struct Entry: Decodable { var localizations: [String: Localization]? }
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }
  struct Variations: Decodable { var plural: [String: Localization]? }
  struct Unit: Decodable {
    var state: String
    var value: String
  }
  var sourceLanguage: String
  var strings: [String: Entry]
}
