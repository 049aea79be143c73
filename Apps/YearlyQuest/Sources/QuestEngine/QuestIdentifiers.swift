import Foundation

/// Where the identifiers of new trends and entries come from.
public struct QuestIdentifiers: Sendable {
  public var next: @Sendable () -> UUID

  public init(next: @escaping @Sendable () -> UUID) {
    self.next = next
  }

  public static let random = QuestIdentifiers { UUID() }
}
