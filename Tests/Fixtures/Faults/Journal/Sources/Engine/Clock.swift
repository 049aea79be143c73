// The engine knows App Intents: nothing tests it without them.
import AppIntents

public struct Door: Sendable {
  public func log() async throws -> Int { 1 }
}
