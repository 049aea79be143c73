import Foundation

/// What one format specifier of a resource stands for: a closed set, so that another process can format it.
package enum Argument: Hashable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  /// A resource in a resource; read in the same language as the one around it.
  case resource(Resource)
  /// Resources joined as a list of the language ("a, b, and c").
  case list([Resource], conjunction: Bool)
  /// A value that only its own process can format: its text for each language it was asked for.
  case opaque([String: String])
  /// A place without a value (`placeholder:`).
  case placeholder
  /// A kind that a newer sender knows; read as empty and reported.
  case unknown(kind: String)
}

extension Argument: Codable {
  private enum Key: String, CodingKey { case kind, value, conjunction }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let kind = try fields.decode(String.self, forKey: .kind)
    switch kind {
    case "text": self = .text(try fields.decode(String.self, forKey: .value))
    case "integer": self = .integer(try fields.decode(Int64.self, forKey: .value))
    case "unsigned": self = .unsigned(try fields.decode(UInt64.self, forKey: .value))
    case "double": self = .double(try fields.decode(NonFiniteDouble.self, forKey: .value).value)
    case "resource": self = .resource(try fields.decode(Resource.self, forKey: .value))
    case "list":
      self = .list(
        try fields.decode([Resource].self, forKey: .value),
        conjunction: try fields.decodeIfPresent(Bool.self, forKey: .conjunction) ?? true)
    case "opaque": self = .opaque(try fields.decode([String: String].self, forKey: .value))
    case "placeholder": self = .placeholder
    default: self = .unknown(kind: kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    func put(_ kind: String, _ value: some Encodable) throws {
      try fields.encode(kind, forKey: .kind)
      try fields.encode(value, forKey: .value)
    }
    switch self {
    case .text(let value): try put("text", value)
    case .integer(let value): try put("integer", value)
    case .unsigned(let value): try put("unsigned", value)
    case .double(let value): try put("double", NonFiniteDouble(value))
    case .resource(let value): try put("resource", value)
    case .list(let value, let conjunction):
      try put("list", value)
      try fields.encode(conjunction, forKey: .conjunction)
    case .opaque(let value): try put("opaque", value)
    case .placeholder: try fields.encode("placeholder", forKey: .kind)
    case .unknown(let kind): try fields.encode(kind, forKey: .kind)
    }
  }
}

/// A double whose infinities and NaN survive JSON, which has no spelling for them: they travel as text.
package struct NonFiniteDouble: Hashable, Sendable, Codable {
  package let value: Double
  package init(_ value: Double) { self.value = value }

  package init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let number = try? single.decode(Double.self) {
      value = number
    } else {
      let text = try single.decode(String.self)
      guard let number = Double(text) else {
        throw DecodingError.dataCorruptedError(in: single, debugDescription: "\(text) is no number")
      }
      value = number
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    if value.isFinite { try single.encode(value) } else { try single.encode("\(value)") }
  }
}
