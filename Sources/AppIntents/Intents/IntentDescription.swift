/// What an intent does, in the words of the Shortcuts app.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  /// The description.
  public var descriptionText: LocalizedStringResource
  /// The group that it is listed in.
  public var categoryName: LocalizedStringResource?
  /// Words that find it.
  public var searchKeywords: [LocalizedStringResource]
  /// What its result is called where another action uses it.
  public var resultValueName: LocalizedStringResource?

  /// Makes a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.init(descriptionText, categoryName: categoryName, searchKeywords: searchKeywords, resultValueName: nil)
  }

  /// Makes a description that names the result.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Makes a description of a text alone, which is a key of the main bundle.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
