import IntentWire
import Synchronization

/// One run of an intent: where it is, who answers, and which intent it is about.
///
/// A parameter knows the run it was filled in, so that a task outside the run's task tree still finds it, as long as
/// the run goes on.
package final class Run: Sendable {
  @TaskLocal package static var current: Run?

  package let environment: HostEnvironment
  package let person: any Person
  package let intent: any AppIntent
  package let mode: IntentModes.Current
  private let isOver = Mutex(false)

  package init(environment: HostEnvironment, person: any Person, intent: any AppIntent) {
    self.environment = environment
    self.person = person
    self.intent = intent
    mode = Run.mode(of: type(of: intent).supportedModes, on: environment.surface)
  }

  package var decoder: ValueDecoder {
    ValueDecoder(languages: environment.languages) { asked in try await DependencyPreparer.prepare(asked) }
  }

  /// A run that goes on.
  /// - Throws: `OutsideRun`; a task that was left behind would ask a person who no longer listens.
  package static func require(_ run: Run?) throws -> Run {
    guard let run, !run.isOver.withLock({ $0 }) else { throw OutsideRun() }
    return run
  }

  package func end() { isOver.withLock { $0 = true } }

  /// As rehearsed the system prefers the background; a voice alone never brings the app to the front.
  private static func mode(of modes: IntentModes, on surface: SurfaceKind) -> IntentModes.Current {
    if !modes.contains(.background) && modes.contains(.foreground) { return .foreground }
    let mayContinue = modes.contains(.foreground(.dynamic)) || modes.contains(.foreground(.deferred))
      || modes.contains(.foreground)
    return IntentModes.Current(
      isForeground: false, canContinueInForeground: mayContinue && surface != .voiceOnly)
  }
}

/// A parameter or an intent asked a person something although no host runs it, or does so no longer.
package struct OutsideRun: Error, CustomStringConvertible {
  package init() {}
  package var description: String {
    "A question was asked outside a run: perform() was called without a host that could answer, or has ended since."
  }
}
