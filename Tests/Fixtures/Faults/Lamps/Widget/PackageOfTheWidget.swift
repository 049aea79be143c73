import AppIntents
import Bulbs

/// In a release build the system does not read what only an extension includes.
struct WidgetPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [BulbsPackage.self] }
}
