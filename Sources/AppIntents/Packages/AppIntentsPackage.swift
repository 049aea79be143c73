/// A module with intents: what no root's package includes is absent.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsPackage {
  /// The packages of other modules that come along.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
