/// How a type shows itself to a person: its name, and how many of it are counted.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  /// The type's name.
  public var name: LocalizedStringResource
  /// A sentence with a placeholder for the number, such as the key `%lld books`.
  public var numericFormat: LocalizedStringResource?
  /// Other words for the type.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation without synonyms.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.init(name: name, numericFormat: numericFormat, synonyms: [])
  }

  /// Makes a representation.
  @_disfavoredOverload
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Makes a representation of a name alone, which is a key of the main bundle.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}
