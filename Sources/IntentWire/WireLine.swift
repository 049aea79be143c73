import Foundation

/// A message as the bytes of its line.
package enum WireLine {
  /// The message's JSON, with the line feed that ends it.
  package static func encode(_ message: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var line = try encoder.encode(message)
    line.append(0x0A)
    return line
  }

  /// - Parameter line: the bytes without the line feed.
  /// - Throws: `ProcessFailure.wrongVersion`, or a `DecodingError` when it is no message.
  package static func decode<Message: Decodable>(_ type: Message.Type, from line: Data) throws -> Message {
    try JSONDecoder().decode(type, from: line)
  }
}
