#if !canImport(Darwin)
import Foundation

extension String {
  /// A localized format with the values that fill it: what a string literal becomes where a localized string is asked for.
  public struct LocalizationValue: Equatable, Sendable {
    /// The key in a catalog: the literal text with a format specifier for each value.
    package var key: String
    /// The values, in source order.
    package var arguments: [LateArgument]

    package init(key: String, arguments: [LateArgument]) {
      self.key = key
      self.arguments = arguments
    }

    /// Makes a value of text that is known only when the program runs.
    /// - Parameter value: the key, which is the text too; percent signs are kept as they are.
    public init(_ value: String) { self.init(key: value, arguments: []) }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// Makes a value of a literal without interpolations; percent signs are kept as they are.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a value of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.value }
}

extension String.LocalizationValue {
  /// A place that `String.LocalizationOptions.replacements` fills.
  public enum Placeholder: Codable, Hashable, Sendable {
    case int, uint, float, double, object

    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}

extension String.LocalizationValue: Codable {
  private enum CodingKeys: String, CodingKey { case key, arguments }

  /// Reads a value that `encode(to:)` wrote.
  /// - Throws: `DecodingError` when the key is missing or an argument is malformed.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let arguments = try fields.decodeIfPresent([Argument].self, forKey: .arguments) ?? []
    self.init(key: try fields.decode(String.self, forKey: .key), arguments: arguments.map(LateArgument.closed))
  }

  /// Writes the key and the arguments; a value with a format style is written as its text in this process's languages.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(key, forKey: .key)
    let languages = LocalizedStringResource.languages(of: .current)
    try fields.encode(arguments.map { $0.argument(languages: languages) }, forKey: .arguments)
  }
}

extension String {
  /// How a localized string is made beyond its key and values.
  public struct LocalizationOptions {
    /// What fills the `placeholder:` interpolations, in source order.
    public var replacements: [any CVarArg]?

    /// Makes options that change nothing.
    public init() {}
  }
}
#endif
