import AppIntents

extension LocalizedStringResource.BundleDescription {
  /// The bundle that holds this module's catalogs: a package's words are not in the main bundle.
  static var adapter: Self { .atURL(Bundle.module.bundleURL) }
}
