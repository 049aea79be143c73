#if !canImport(Darwin)
import Foundation

extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey { case resource, locale }

  /// Reads a resource that `encode(to:)` wrote.
  /// - Throws: `DecodingError` when the key is missing or an argument is malformed.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try fields.decode(Resource.self, forKey: .resource))
    if let identifier = try fields.decodeIfPresent(String.self, forKey: .locale) {
      locale = Locale(identifier: identifier)
    }
  }

  /// Writes what another process needs to resolve the resource: the bundle as a URL, the locale as its identifier.
  ///
  /// A `Locale` would write the sender's whole preferences, and `.current` would mean the sender's: it is left out.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(resource, forKey: .resource)
    if !locale.isUnchosen { try fields.encode(locale.identifier, forKey: .locale) }
  }
}
#endif
