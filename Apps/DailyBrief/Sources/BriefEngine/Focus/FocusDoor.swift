/// What the intent that starts focus is given.
public struct FocusDoor: Sendable {
  /// Starts focus, or sees to it that it starts.
  public let start: @Sendable () async throws -> Void

  /// Leads to the app's screen.
  public init(_ route: FocusRoute) { start = { try await route.start() } }

  private init(start: @escaping @Sendable () async throws -> Void) { self.start = start }

  /// Leads nowhere, for a process beside the app: there the app, which comes to the front first, has been told already.
  public static let elsewhere = FocusDoor(start: {})
}
