#if !canImport(Darwin)

/// A type that has localized words for itself.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words, not yet resolved.
  var localizedStringResource: LocalizedStringResource { get }
}

#endif
