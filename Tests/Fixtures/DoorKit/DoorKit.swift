import AppIntents

/// A module that comes along because the extension's package includes this one.
public struct DoorKitPackage: AppIntentsPackage {}

public struct KitPublic: AppIntent {
  public static let title: LocalizedStringResource = "Kit"
  public init() {}
  public func perform() async throws -> some IntentResult { .result() }
}

struct KitInternal: AppIntent {
  static let title: LocalizedStringResource = "Kit inside"
  func perform() async throws -> some IntentResult { .result() }
}
