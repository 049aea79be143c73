#if !canImport(Darwin)
import Foundation

/// What an interpolation holds until it is known in which languages it will be read.
package enum LateArgument: Equatable, Sendable {
  case closed(Argument)
  case resource(LocalizedStringResource)
  case list([LocalizedStringResource], conjunction: Bool)
  case formatted(FormattedValue)

  /// The argument as another process can read it.
  package func argument(languages: [String]) -> Argument {
    switch self {
    case .closed(let argument): argument
    case .resource(let resource): .resource(resource.resource(languages: languages))
    case .list(let members, let conjunction):
      .list(members.map { $0.resource(languages: languages) }, conjunction: conjunction)
    case .formatted(let value):
      // An environment that names no language reads the source, whose formats are written in English then.
      .opaque(
        Dictionary((languages.isEmpty ? ["en"] : languages).map { ($0, value.text(.of(tag: $0))) }) { first, _ in first })
    }
  }
}

/// A value with a format style of its own: only this process can format it.
package struct FormattedValue: Equatable, @unchecked Sendable {
  // Unchecked: Apple's signature asks neither the value nor its style to be Sendable. Both are captured by copy and
  // only ever read.
  package let text: (Locale) -> String
  private let identity: String

  package init<Style: FormatStyle>(
    _ value: Style.FormatInput, style: Style, asText: @escaping (Style.FormatOutput) -> String
  ) {
    text = { asText(style.locale($0).format(value)) }
    identity = "\(Style.self):" + asText(style.format(value))
  }

  /// Closures cannot be compared: two values are equal when the same kind of style prints them alike.
  package static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }
}
#endif
