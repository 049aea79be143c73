import Foundation
import IntentWire
import IntentWords

/// A value as a person reads it.
package enum ValueText {
  /// - Parameter zone: where the clock that a date is read on stands; nil means the machine's own zone.
  /// - Returns: nil when there is nothing to read.
  package static func text(of value: IntentValue, in languages: [String], zone: TimeZone? = nil) -> String? {
    let locale = Locale(identifier: Pseudolanguage.written(languages).first ?? "en")
    switch value {
    case .null, .unknown: return nil
    case .boolean(let isTrue):
      return (isTrue ? HostWords.yes : .no).text(in: HostLanguage(among: languages))
    case .integer(let number): return number.formatted(.number.locale(locale))
    case .double(let number): return number.formatted(.number.locale(locale))
    case .string(let text), .spoken(let text): return text
    case .date(let date):
      return date.formatted(
        Date.FormatStyle(
          date: .abbreviated, time: .shortened, locale: locale, timeZone: zone ?? .autoupdatingCurrent))
    case .url(let url): return url.absoluteString
    case .enumeration(let value): return value.display?.title.reading(in: languages).text ?? value.rawValue
    case .entity(let value): return value.display?.title.reading(in: languages).text ?? value.identifier
    case .array(let values):
      let texts = values.compactMap { text(of: $0, in: languages, zone: zone) }
      return texts.formatted(.list(type: .and).locale(locale))
    }
  }
}
