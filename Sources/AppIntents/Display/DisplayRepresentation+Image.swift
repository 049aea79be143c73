extension DisplayRepresentation {
  /// A picture: a name in the bundle, a system symbol, data, or a place.
  public struct Image: Equatable, Sendable, Codable {
    /// How the picture is cut.
    public struct DisplayStyle: Equatable, Sendable, Codable {
      private let name: String
      /// As the system likes.
      public static let `default` = DisplayStyle(name: "default")
      /// In a circle.
      public static let circular = DisplayStyle(name: "circular")
    }

    package enum Source: Equatable, Sendable, Codable {
      case named(String)
      case system(String)
      case data(Data)
      case url(URL, width: Double?, height: Double?)
    }

    package let source: Source
    package let isTemplate: Bool?
    package let displayStyle: DisplayStyle

    private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// Makes an image of a name in the bundle's assets.
    public init(named name: String, isTemplate: Bool? = nil) { self.init(.named(name), isTemplate, .default) }

    /// Makes an image of a name in the bundle's assets, cut in a style.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.named(name), isTemplate, displayStyle)
    }

    /// Makes an image of a system symbol.
    public init(systemName name: String, isTemplate: Bool? = nil) { self.init(.system(name), isTemplate, .default) }

    /// Makes an image of its file's bytes.
    public init(data: Data, isTemplate: Bool? = nil) { self.init(.data(data), isTemplate, .default) }

    /// Makes an image of its file's bytes, cut in a style.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    /// Makes an image that is at a place.
    public init(url: URL, isTemplate: Bool? = nil) {
      self.init(.url(url, width: nil, height: nil), isTemplate, .default)
    }

    /// Makes an image that is at a place, cut in a style.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.url(url, width: nil, height: nil), isTemplate, displayStyle)
    }

    /// Makes an image that is at a place, of a size in points.
    public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
      self.init(.url(url, width: width, height: height), isTemplate, .default)
    }

    /// Makes an image that is at a place, of a size in points, cut in a style.
    public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(.url(url, width: width, height: height), isTemplate, displayStyle)
    }
  }
}
