import Foundation

/// Where the identifiers of new trends and entries come from.
public struct QuestIdentifiers: Sendable {
  /// Makes the next identifier.
  public var next: @Sendable () -> UUID

  /// Makes a source of identifiers.
  public init(next: @escaping @Sendable () -> UUID) {
    self.next = next
  }

  /// Random UUIDs.
  public static let random = QuestIdentifiers { UUID() }
}
