import Foundation

/// A document of `words` as text.
package enum DocumentText {
  /// - Throws: `EncodingError`.
  package static func of(_ document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }
}
