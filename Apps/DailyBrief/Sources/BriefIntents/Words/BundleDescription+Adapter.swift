import AppIntents

extension LocalizedStringResource.BundleDescription {
  /// The bundle that holds this module's catalogs: a package's words are not in the main bundle.
  static var adapter: Self { .atURL(Bundle.module.bundleURL) }
}

/// The one place where a sentence meets its bundle, so that no call site can forget it.
///
/// - Parameter sentence: a whole sentence; its format is its key.
func words(_ sentence: String.LocalizationValue) -> LocalizedStringResource {
  LocalizedStringResource(sentence, bundle: .adapter)
}
