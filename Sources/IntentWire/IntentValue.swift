import Foundation
import IntentWords

/// A value on the wire: what a parameter is given, or what an intent returns.
package enum IntentValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case double(Double)
  case string(String)
  case date(Date)
  case url(URL)
  case enumeration(EnumerationValue)
  case entity(EntityValue)
  case array([IntentValue])
  /// What a person said or typed, to be read by whoever knows the parameter's type.
  case spoken(String)
  /// A kind that a newer sender knows.
  case unknown(String)
}

/// One case of an `AppEnum`.
package struct EnumerationValue: Hashable, Sendable, Codable {
  /// The id of the enum's type.
  package var type: String
  /// The raw value, as a string.
  package var rawValue: String
  package var display: Display?

  package init(type: String, rawValue: String, display: Display? = nil) {
    self.type = type
    self.rawValue = rawValue
    self.display = display
  }
}

/// One entity, by its identifier.
package struct EntityValue: Hashable, Sendable, Codable {
  /// The id of the entity's type.
  package var type: String
  /// The entity's identifier, as its string.
  package var identifier: String
  package var display: Display?

  package init(type: String, identifier: String, display: Display? = nil) {
    self.type = type
    self.identifier = identifier
    self.display = display
  }
}

/// How a value shows itself to a person.
package struct Display: Hashable, Sendable, Codable {
  package var title: Resource
  package var subtitle: Resource?
  /// Other words a person may say for it.
  package var synonyms: [Resource]

  package init(title: Resource, subtitle: Resource? = nil, synonyms: [Resource] = []) {
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
  }
}

extension IntentValue: Codable {
  private enum Key: String, CodingKey { case kind, value }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let kind = try fields.decode(String.self, forKey: .kind)
    switch kind {
    case "null": self = .null
    case "boolean": self = .boolean(try fields.decode(Bool.self, forKey: .value))
    case "integer": self = .integer(try fields.decode(Int64.self, forKey: .value))
    case "double": self = .double(try fields.decode(NonFiniteDouble.self, forKey: .value).value)
    case "string": self = .string(try fields.decode(String.self, forKey: .value))
    case "date":
      self = .date(Date(timeIntervalSince1970: try fields.decode(NonFiniteDouble.self, forKey: .value).value))
    case "url": self = .url(try fields.decode(URL.self, forKey: .value))
    case "enumeration": self = .enumeration(try fields.decode(EnumerationValue.self, forKey: .value))
    case "entity": self = .entity(try fields.decode(EntityValue.self, forKey: .value))
    case "array": self = .array(try fields.decode([IntentValue].self, forKey: .value))
    case "spoken": self = .spoken(try fields.decode(String.self, forKey: .value))
    default: self = .unknown(kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    func put(_ kind: String, _ value: some Encodable) throws {
      try fields.encode(kind, forKey: .kind)
      try fields.encode(value, forKey: .value)
    }
    switch self {
    case .null: try fields.encode("null", forKey: .kind)
    case .boolean(let value): try put("boolean", value)
    case .integer(let value): try put("integer", value)
    case .double(let value): try put("double", NonFiniteDouble(value))
    case .string(let value): try put("string", value)
    case .date(let value): try put("date", NonFiniteDouble(value.timeIntervalSince1970))
    case .url(let value): try put("url", value)
    case .enumeration(let value): try put("enumeration", value)
    case .entity(let value): try put("entity", value)
    case .array(let value): try put("array", value)
    case .spoken(let value): try put("spoken", value)
    case .unknown(let kind): try fields.encode(kind, forKey: .kind)
    }
  }
}
