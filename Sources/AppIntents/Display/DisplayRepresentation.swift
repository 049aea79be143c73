/// How a value shows itself to a person: a title, perhaps a subtitle, an image and other words for it.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The interpolation of a localized value, so that a title's format is its key.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation


  /// The words a person reads and says.
  public var title: LocalizedStringResource
  /// A second line.
  public var subtitle: LocalizedStringResource?
  /// A picture beside the words.
  public var image: Image?
  /// Other words a person may say for it, in phrases and in answers.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation without synonyms.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: [])
  }

  /// Makes a representation.
  @_disfavoredOverload
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Makes a representation of a title alone, which is a key of the main bundle.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a representation of an interpolated title alone, whose format is a key of the main bundle.
  public init(stringInterpolation: StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
