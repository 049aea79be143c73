import Foundation

extension LocalizedStringResource.BundleDescription {
  /// Nothing is wrong here.
  static var adapter: Self { .atURL(Bundle.module.bundleURL) }
}
