import IntentWire

/// The app that an intent may bring to the foreground.
package protocol ForegroundApp: Sendable {
  /// Has the app show what the intent is about: where it runs, or by launching it.
  /// - Parameters:
  ///   - invocation: every parameter filled.
  ///   - languages: what the person reads, best first.
  /// - Throws: `IntentFailure`.
  func bringForward(_ invocation: Invocation, languages: [String]) async throws -> AppArrival
  /// Ends the app if this launched it.
  func end() async
}

/// How the app came to the foreground.
package struct AppArrival: Hashable, Sendable {
  package enum Launch: String, Hashable, Sendable, CaseIterable {
    /// It did not run before.
    case cold
    /// It ran already.
    case warm
  }

  package var launch: Launch
  /// What the person sees of it, in one line; nil when the app does not say.
  package var shows: String?

  package init(_ launch: Launch, shows: String? = nil) {
    self.launch = launch
    self.shows = shows
  }
}

/// An app without a process, where no app root is named: it comes forward as a real one would.
package actor ImaginedApp: ForegroundApp {
  private var hasLaunched = false

  package init() {}

  package func bringForward(_ invocation: Invocation, languages: [String]) -> AppArrival {
    defer { hasLaunched = true }
    return AppArrival(hasLaunched ? .warm : .cold)
  }

  package func end() { hasLaunched = false }
}
