#if !canImport(Darwin)
import Foundation

/// A localized string that another process, in another language, may resolve later.
public struct LocalizedStringResource: Equatable, Sendable {
  /// The key in the catalog.
  public let key: String
  /// The text in the development language, with its values; the key's own when no other was given.
  public let defaultValue: String.LocalizationValue
  /// The name of the catalog; nil means `Localizable`.
  public let table: String?
  /// Which bundle holds the catalog.
  public let bundle: BundleDescription
  /// The locale whose language is looked up and whose forms numbers take; set it on a copy to read another language.
  public var locale: Locale
  /// Whether no catalog is to be asked, because the text is no key.
  private let isVerbatim: Bool

  /// Makes a resource whose key is the development-language text.
  /// - Parameters:
  ///   - keyAndValue: the text; each interpolation becomes a format specifier of the key.
  ///   - table: the name of the catalog; nil means `Localizable`.
  ///   - locale: the locale to read in; `.current` stands for the languages of whoever reads.
  ///   - bundle: which bundle holds the catalog.
  ///   - comment: what a translator should know; dropped at run time.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Makes a resource whose key is a symbol and whose development-language text stands beside it.
  /// - Parameters:
  ///   - key: the key in the catalog.
  ///   - defaultValue: the text in the development language, with its values.
  ///   - table: the name of the catalog; nil means `Localizable`.
  ///   - locale: the locale to read in; `.current` stands for the languages of whoever reads.
  ///   - bundle: which bundle holds the catalog.
  ///   - comment: what a translator should know; dropped at run time.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", value: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// Makes a resource whose key is the development-language text, in a bundle given as such.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  /// Makes a resource whose key is a symbol, in a bundle given as such.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", value: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  init(
    key: String, value: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription,
    isVerbatim: Bool = false
  ) {
    self.key = key
    self.defaultValue = value
    self.table = table
    self.bundle = bundle
    self.locale = locale
    self.isVerbatim = isVerbatim
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// The interpolation of a localized value, so that a resource's format is its key.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Makes a resource of a literal, in the main bundle.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a resource of an interpolated literal, in the main bundle.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.value) }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource {
  /// The resource as it crosses between processes, with the text of styled values in the locale's and this process's
  /// languages.
  package var resource: Resource { resource(languages: Self.languages(of: locale)) }

  /// The resource as it crosses between processes.
  /// - Parameter languages: the tags in which it may be read; values with a format style carry their text in each.
  package func resource(languages: [String]) -> Resource {
    Resource(
      key: key, defaultValue: defaultValue.key == key ? nil : defaultValue.key,
      arguments: defaultValue.arguments.map { $0.argument(languages: languages) }, table: table,
      bundle: isVerbatim ? nil : bundle.url)
  }

  /// A resource that came from another process.
  package init(_ resource: Resource) {
    let value = String.LocalizationValue(
      key: resource.defaultValue ?? resource.key, arguments: resource.arguments.map(LateArgument.closed))
    self.init(
      key: resource.key, value: value, table: resource.table, locale: .current,
      bundle: resource.bundle.map(BundleDescription.atURL) ?? .main, isVerbatim: resource.bundle == nil)
  }

  /// The languages in which a resource of this locale is read, best first; never empty.
  static func languages(of locale: Locale) -> [String] {
    let languages = (locale.isUnchosen ? [] : [locale.tag]) + ProcessLanguages.current
    return languages.isEmpty ? ["en"] : languages
  }
}
#endif
