#if !canImport(Darwin)
import Foundation

extension String {
  /// Reads a localized string in this process's languages.
  /// - Parameters:
  ///   - keyAndValue: the development-language text; each interpolation becomes a format specifier of the key.
  ///   - table: the name of the catalog; nil means `Localizable`.
  ///   - bundle: the bundle that holds the catalog; nil means the main one.
  ///   - locale: how values are formatted; it does not choose the language.
  ///   - comment: what a translator should know; dropped at run time.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: keyAndValue, options: LocalizationOptions(), table: table, bundle: bundle, locale: locale)
  }

  /// Reads a localized string in this process's languages, with options.
  /// - Parameters:
  ///   - keyAndValue: the development-language text; each interpolation becomes a format specifier of the key.
  ///   - options: what fills the placeholders.
  ///   - table: the name of the catalog; nil means `Localizable`.
  ///   - bundle: the bundle that holds the catalog; nil means the main one.
  ///   - locale: how values are formatted; it does not choose the language.
  ///   - comment: what a translator should know; dropped at run time.
  public init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(
      key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: .of(bundle))
    self = resource.read(in: ProcessLanguages.current, formattedFor: locale, options: options)
  }

  /// Reads a localized string whose key is a symbol, in this process's languages.
  /// - Parameters:
  ///   - key: the key in the catalog.
  ///   - defaultValue: the text in the development language, with its values.
  ///   - table: the name of the catalog; nil means `Localizable`.
  ///   - bundle: the bundle that holds the catalog; nil means the main one.
  ///   - locale: how values are formatted; it does not choose the language.
  ///   - comment: what a translator should know; dropped at run time.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: key, defaultValue: defaultValue, options: LocalizationOptions(), table: table, bundle: bundle,
      locale: locale)
  }

  /// Reads a localized string whose key is a symbol, in this process's languages, with options.
  /// - Parameters:
  ///   - key: the key in the catalog.
  ///   - defaultValue: the text in the development language, with its values.
  ///   - options: what fills the placeholders.
  ///   - table: the name of the catalog; nil means `Localizable`.
  ///   - bundle: the bundle that holds the catalog; nil means the main one.
  ///   - locale: how values are formatted; it does not choose the language.
  ///   - comment: what a translator should know; dropped at run time.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(
      key: "\(key)", value: defaultValue, table: table, locale: locale, bundle: .of(bundle))
    self = resource.read(in: ProcessLanguages.current, formattedFor: locale, options: options)
  }

  // The two forms that take a resource are disfavoured, so that a literal is a key to be read in this process's
  // languages, as on Apple platforms.

  /// Reads a resource in the language of its locale.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource, options: LocalizationOptions())
  }

  /// Reads a resource in the language of its locale, with options.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    let languages = resource.locale.isUnchosen ? ProcessLanguages.current : [resource.locale.tag]
    self = resource.read(in: languages, formattedFor: resource.locale, options: options)
  }
}

extension LocalizedStringResource {
  /// The text in the first of the languages that the catalog has, with values as the locale writes them.
  func read(in languages: [String], formattedFor locale: Locale, options: String.LocalizationOptions) -> String {
    var resource = resource(languages: languages)
    var replacements = options.replacements?[...] ?? []
    for index in resource.arguments.indices where resource.arguments[index] == .placeholder {
      guard let replacement = replacements.popFirst() else { break }
      resource.arguments[index] = Argument(replacement) ?? .text("\(replacement)")
    }
    return resource.reading(in: languages, formattedFor: locale.isUnchosen ? nil : locale).text
  }
}

extension LocalizedStringResource.BundleDescription {
  static func of(_ bundle: Bundle?) -> Self { bundle.map { .atURL($0.bundleURL) } ?? .main }
}
#endif
