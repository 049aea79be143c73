/// What values a parameter takes.
package indirect enum ValueType: Hashable, Sendable {
  case integer, double, boolean, string, date, url
  /// An `AppEnum`, by its type's id.
  case enumeration(String)
  /// An `AppEntity`, by its type's id.
  case entity(String)
  case array(ValueType)
  /// A kind that a newer extension knows.
  case unknown(String)
}

extension ValueType: Codable {
  private enum Key: String, CodingKey { case kind, type, element }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let kind = try fields.decode(String.self, forKey: .kind)
    switch kind {
    case "integer": self = .integer
    case "double": self = .double
    case "boolean": self = .boolean
    case "string": self = .string
    case "date": self = .date
    case "url": self = .url
    case "enumeration": self = .enumeration(try fields.decode(String.self, forKey: .type))
    case "entity": self = .entity(try fields.decode(String.self, forKey: .type))
    case "array": self = .array(try fields.decode(ValueType.self, forKey: .element))
    default: self = .unknown(kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(kind, forKey: .kind)
    switch self {
    case .enumeration(let type), .entity(let type): try fields.encode(type, forKey: .type)
    case .array(let element): try fields.encode(element, forKey: .element)
    default: break
    }
  }

  /// The name of the kind on the wire.
  package var kind: String {
    switch self {
    case .integer: "integer"
    case .double: "double"
    case .boolean: "boolean"
    case .string: "string"
    case .date: "date"
    case .url: "url"
    case .enumeration: "enumeration"
    case .entity: "entity"
    case .array: "array"
    case .unknown(let kind): kind
    }
  }
}
