import Foundation
import IntentWire

extension IntentValue {
  /// The value as a developer would write it, for facts of a failure.
  package var plainText: String {
    switch self {
    case .null: "nothing"
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text), .spoken(let text): text
    case .date(let date): date.formatted(.iso8601)
    case .url(let url): url.absoluteString
    case .enumeration(let value): value.rawValue
    case .entity(let value): value.identifier
    case .array(let values): values.map(\.plainText).joined(separator: ", ")
    case .unknown(let kind): kind
    }
  }
}
