import Foundation
import IntentWire

extension Int: _IntentValue {
  public static var _bridge: _IntentValueBridge<Int> {
    _IntentValueBridge(type: { .integer }, encode: { .integer(Int64($0)) }) { value, decoder in
      switch value {
      case .integer(let number): return try Int(exactly: number).orUnreadable("\(number)")
      case .double(let number): return try Int(exactly: number.rounded(.towardZero)).orUnreadable("\(number)")
      case .string(let text), .spoken(let text):
        return try SpokenNumber.integer(text, languages: decoder.languages).orUnreadable(text)
      default: throw ValueFailure.unreadable(value.plainText)
      }
    }
  }
}

extension Double: _IntentValue {
  public static var _bridge: _IntentValueBridge<Double> {
    _IntentValueBridge(type: { .double }, encode: { .double($0) }) { value, decoder in
      switch value {
      case .double(let number): return number
      case .integer(let number): return Double(number)
      case .string(let text), .spoken(let text):
        return try SpokenNumber.double(text, languages: decoder.languages).orUnreadable(text)
      default: throw ValueFailure.unreadable(value.plainText)
      }
    }
  }
}

extension Bool: _IntentValue {
  public static var _bridge: _IntentValueBridge<Bool> {
    _IntentValueBridge(type: { .boolean }, encode: { .boolean($0) }) { value, _ in
      switch value {
      case .boolean(let flag): return flag
      case .string(let text), .spoken(let text):
        switch text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0": return false
        default: throw ValueFailure.unreadable(text)
        }
      default: throw ValueFailure.unreadable(value.plainText)
      }
    }
  }
}

extension String: _IntentValue {
  public static var _bridge: _IntentValueBridge<String> {
    _IntentValueBridge(type: { .string }, encode: { .string($0) }) { value, _ in
      switch value {
      case .string(let text), .spoken(let text): return text
      case .integer(let number): return "\(number)"
      case .double(let number): return "\(number)"
      default: throw ValueFailure.unreadable(value.plainText)
      }
    }
  }
}

extension Date: _IntentValue {
  public static var _bridge: _IntentValueBridge<Date> {
    _IntentValueBridge(type: { .date }, encode: { .date($0) }) { value, decoder in
      switch value {
      case .date(let date): return date
      case .string(let text): return try SpokenDate.date(text).orUnreadable(text)
      case .spoken(let text):
        return try SpokenDate.date(text, languages: decoder.languages).orUnreadable(text)
      default: throw ValueFailure.unreadable(value.plainText)
      }
    }
  }
}

extension URL: _IntentValue {
  public static var _bridge: _IntentValueBridge<URL> {
    _IntentValueBridge(type: { .url }, encode: { .url($0) }) { value, _ in
      switch value {
      case .url(let url): return url
      case .string(let text), .spoken(let text):
        let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
        return try (url?.scheme == nil ? nil : url).orUnreadable(text)
      default: throw ValueFailure.unreadable(value.plainText)
      }
    }
  }
}

extension Never: _IntentValue {
  public static var _bridge: _IntentValueBridge<Never> {
    _IntentValueBridge(type: { .unknown("never") }, encode: nothing) { value, _ in
      throw ValueFailure.unreadable(value.plainText)
    }
  }
}

/// What a value that cannot exist is written as.
private func nothing<Value>(_: Value) -> IntentValue { .null }

extension Optional where Wrapped: Sendable {
  /// The value, or the failure that names what could not be read.
  fileprivate func orUnreadable(_ text: String) throws -> Wrapped {
    guard let self else { throw ValueFailure.unreadable(text) }
    return self
  }
}
