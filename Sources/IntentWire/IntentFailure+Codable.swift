import Foundation
import IntentWords

extension IntentFailure: Codable {
  private enum Key: String, CodingKey {
    case kind, intent, nearest, types, module, parameter, known, text, type, allowed, value, range, identifier
    case property, reason, resource, limit, theirs, ours
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try fields.decode(String.self, forKey: key) }
    func texts(_ key: Key) throws -> [String] { try fields.decodeIfPresent([String].self, forKey: key) ?? [] }
    let kind = try text(.kind)
    switch kind {
    case "unknownIntent": self = .unknownIntent(try text(.intent), nearest: try texts(.nearest))
    case "ambiguousIntent": self = .ambiguousIntent(try text(.intent), types: try texts(.types))
    case "absentIntent": self = .absentIntent(try text(.intent), module: try text(.module))
    case "unknownParameter":
      self = .unknownParameter(try text(.parameter), intent: try text(.intent), known: try texts(.known))
    case "unreadableValue":
      self = .unreadableValue(
        try text(.text), parameter: try text(.parameter), type: try fields.decode(ValueType.self, forKey: .type),
        allowed: try fields.decodeIfPresent([Resource].self, forKey: .allowed) ?? [])
    case "outOfRange":
      self = .outOfRange(
        try fields.decode(IntentValue.self, forKey: .value), parameter: try text(.parameter),
        range: try fields.decode(ClosedRangeDescriptor.self, forKey: .range))
    case "missingValue": self = .missingValue(parameter: try text(.parameter))
    case "unknownEntity": self = .unknownEntity(identifier: try text(.identifier), type: try text(.type))
    case "missingDependency":
      self = .missingDependency(type: try text(.type), property: try text(.property), intent: try text(.intent))
    case "failedDependency": self = .failedDependency(type: try text(.type), reason: try text(.reason))
    case "cancelled": self = .cancelled
    case "locked": self = .locked
    case "foregroundDenied": self = .foregroundDenied
    case "localized":
      self = .localized(try fields.decode(Resource.self, forKey: .resource), type: try text(.type))
    case "unlocalized": self = .unlocalized(type: try text(.type), reason: try text(.reason))
    case "endlessRestart": self = .endlessRestart(limit: try fields.decode(Int.self, forKey: .limit))
    case "wrongVersion":
      self = .process(
        .wrongVersion(
          theirs: try fields.decode(Int.self, forKey: .theirs), ours: try fields.decode(Int.self, forKey: .ours)))
    default: self = .unknown(kind: kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(kind, forKey: .kind)
    switch self {
    case .unknownIntent(let intent, let nearest):
      try fields.encode(intent, forKey: .intent)
      try fields.encode(nearest, forKey: .nearest)
    case .ambiguousIntent(let intent, let types):
      try fields.encode(intent, forKey: .intent)
      try fields.encode(types, forKey: .types)
    case .absentIntent(let intent, let module):
      try fields.encode(intent, forKey: .intent)
      try fields.encode(module, forKey: .module)
    case .unknownParameter(let parameter, let intent, let known):
      try fields.encode(parameter, forKey: .parameter)
      try fields.encode(intent, forKey: .intent)
      try fields.encode(known, forKey: .known)
    case .unreadableValue(let text, let parameter, let type, let allowed):
      try fields.encode(text, forKey: .text)
      try fields.encode(parameter, forKey: .parameter)
      try fields.encode(type, forKey: .type)
      try fields.encode(allowed, forKey: .allowed)
    case .outOfRange(let value, let parameter, let range):
      try fields.encode(value, forKey: .value)
      try fields.encode(parameter, forKey: .parameter)
      try fields.encode(range, forKey: .range)
    case .missingValue(let parameter): try fields.encode(parameter, forKey: .parameter)
    case .unknownEntity(let identifier, let type):
      try fields.encode(identifier, forKey: .identifier)
      try fields.encode(type, forKey: .type)
    case .missingDependency(let type, let property, let intent):
      try fields.encode(type, forKey: .type)
      try fields.encode(property, forKey: .property)
      try fields.encode(intent, forKey: .intent)
    case .failedDependency(let type, let reason), .unlocalized(let type, let reason):
      try fields.encode(type, forKey: .type)
      try fields.encode(reason, forKey: .reason)
    case .localized(let resource, let type):
      try fields.encode(resource, forKey: .resource)
      try fields.encode(type, forKey: .type)
    case .endlessRestart(let limit): try fields.encode(limit, forKey: .limit)
    case .process(.wrongVersion(let theirs, let ours)):
      try fields.encode(theirs, forKey: .theirs)
      try fields.encode(ours, forKey: .ours)
    case .cancelled, .locked, .foregroundDenied, .unknownWell, .emptyCard, .unreadableNames, .process, .app, .unknown:
      break
    }
  }

  /// The name of the kind on the wire.
  package var kind: String {
    switch self {
    case .unknownIntent: "unknownIntent"
    case .ambiguousIntent: "ambiguousIntent"
    case .absentIntent: "absentIntent"
    case .unknownParameter: "unknownParameter"
    case .unreadableValue: "unreadableValue"
    case .outOfRange: "outOfRange"
    case .missingValue: "missingValue"
    case .unknownEntity: "unknownEntity"
    case .missingDependency: "missingDependency"
    case .failedDependency: "failedDependency"
    case .cancelled: "cancelled"
    case .locked: "locked"
    case .foregroundDenied: "foregroundDenied"
    case .localized: "localized"
    case .unlocalized: "unlocalized"
    case .endlessRestart: "endlessRestart"
    case .unknownWell: "unknownWell"
    case .emptyCard: "emptyCard"
    case .unreadableNames: "unreadableNames"
    case .process(.wrongVersion): "wrongVersion"
    case .process: "process"
    case .app: "app"
    case .unknown(let kind): kind
    }
  }
}
