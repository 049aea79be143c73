#if !canImport(Darwin)
import Foundation

extension String.LocalizationValue {
  /// Collects the key and the values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var value = String.LocalizationValue("")

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
      value.key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      value.arguments.reserveCapacity(interpolationCount)
    }

    /// Adds literal text; a percent sign is doubled, because the key is a format.
    public mutating func appendLiteral(_ literal: String) {
      value.key += literal.replacing("%", with: "%%")
    }

    /// Adds text as `%@`.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .closed(.text(string)))
    }

    /// Adds a number, as the specifier of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      guard let (argument, specifier) = Argument.classify(value._arg) else {
        return append("%@", .closed(.text("\(value)")))
      }
      append(specifier, .closed(argument))
    }

    /// Adds a number with a specifier of its own, which goes into the key as it is.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .closed(Argument(value._arg) ?? .text("\(value)")))
    }

    /// Adds a value formatted by a style, as `%@`; the locale of the reading replaces that of the style.
    public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
    where T == F.FormatInput, F.FormatOutput: StringProtocol {
      append("%@", .formatted(FormattedValue(value, style: format) { String($0) }))
    }

    /// Adds a value formatted by a style that gives attributed text, as `%@`; the attributes are dropped.
    public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
    where T == F.FormatInput, F.FormatOutput: AttributedStringProtocol {
      append("%@", .formatted(FormattedValue(value, style: format) { String($0.characters[...]) }))
    }

    /// Adds localized members joined as a list, as `%@`.
    public mutating func appendInterpolation<C: Collection>(_ value: C, format: ListFormatStyle<StringStyle, [String]>)
    where C.Element: CustomLocalizedStringResourceConvertible {
      append("%@", .list(value.map(\.localizedStringResource), conjunction: format.listType == .and))
    }

    /// Adds something that has localized words of its own, as `%@`; it is read in the language of the whole.
    public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) {
      append("%@", .resource(value.localizedStringResource))
    }

    /// Adds attributed text as `%@`; the attributes are dropped.
    public mutating func appendInterpolation(_ attrStr: AttributedString) {
      append("%@", .closed(.text(String(attrStr.characters))))
    }

    /// Adds an object's description as `%@`.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
      append("%@", .closed(.text(subject.description)))
    }

    /// Adds a place to be filled later.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(placeholder.specifier, .closed(.placeholder))
    }

    /// Adds a place to be filled later, with a specifier of its own.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      append(specifier, .closed(.placeholder))
    }

    private mutating func append(_ specifier: String, _ argument: LateArgument) {
      value.key += specifier
      value.arguments.append(argument)
    }
  }
}
#endif
