/// A question to an entity's query, as the system asks it.
package struct EntityRequest: Hashable, Sendable, Codable {
  package enum Filter: Hashable, Sendable {
    case identifiers([String])
    case text(String)
    case suggested
    case all
    /// The value that the query or provider offers when none is given.
    case defaultValue
  }

  /// The id of the entity's type; empty when `parameter` has a provider of plain values.
  package var type: String
  package var filter: Filter
  /// The invocation whose parameter asks, when one does: its provider and its siblings' values count.
  package var invocation: Invocation?
  package var parameter: String?

  package init(type: String, filter: Filter, invocation: Invocation? = nil, parameter: String? = nil) {
    self.type = type
    self.filter = filter
    self.invocation = invocation
    self.parameter = parameter
  }
}

extension EntityRequest.Filter: Codable {
  private enum Key: String, CodingKey { case kind, identifiers, text }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let kind = try fields.decode(String.self, forKey: .kind)
    switch kind {
    case "identifiers": self = .identifiers(try fields.decode([String].self, forKey: .identifiers))
    case "text": self = .text(try fields.decode(String.self, forKey: .text))
    case "suggested": self = .suggested
    case "all": self = .all
    case "default": self = .defaultValue
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: fields, debugDescription: "unknown filter \(kind)")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .identifiers(let identifiers):
      try fields.encode("identifiers", forKey: .kind)
      try fields.encode(identifiers, forKey: .identifiers)
    case .text(let text):
      try fields.encode("text", forKey: .kind)
      try fields.encode(text, forKey: .text)
    case .suggested: try fields.encode("suggested", forKey: .kind)
    case .all: try fields.encode("all", forKey: .kind)
    case .defaultValue: try fields.encode("default", forKey: .kind)
    }
  }
}
