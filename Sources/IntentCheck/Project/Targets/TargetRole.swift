/// What becomes of a target: it decides which intents the system sees, and where they perform.
package enum TargetRole: Hashable, Sendable {
  case app
  case `extension`(Extension)
  case framework
  /// A static library, or a target of a package that is no executable.
  case library
  case executable
  case test
  /// A plug-in, a service, or what is not known.
  case other

  package enum Extension: Hashable, Sendable {
    case appIntents
    case widget
    case other
    /// Its property list does not tell.
    case unknown
  }

  var isExtension: Bool { if case .extension = self { true } else { false } }

  /// By a product's type in Xcode, without `com.apple.product-type.`, as XcodeGen writes it too.
  /// - Parameter point: the extension point that the target's property list names.
  init(productType: String, point: String?) {
    self =
      switch productType.split(separator: ".").first ?? "" {
      // The extension of an old watch app is where the app runs.
      case "application", "watchkit2-extension": .app
      case "app-extension", "extensionkit-extension", "tv-app-extension":
        .extension(Extension(point: point))
      case "framework", "xcframework": .framework
      case "library": productType == "library.dynamic" ? .framework : .library
      case "tool": .executable
      case "bundle" where productType != "bundle", "ocunit-test": .test
      default: .other
      }
  }
}

extension TargetRole.Extension {
  fileprivate init(point: String?) {
    self =
      switch point {
      case nil: .unknown
      case "com.apple.appintents-extension": .appIntents
      case "com.apple.widgetkit-extension": .widget
      default: .other
      }
  }
}
