import IntentWire

/// One run of an intent: where it is, who answers, and which intent it is about.
///
/// A parameter keeps the run it was filled in, so that a task outside the run's task tree still finds it.
package final class Run: Sendable {
  @TaskLocal package static var current: Run?

  package let environment: HostEnvironment
  package let person: any Person
  package let intent: any AppIntent
  package let mode: IntentModes.Current

  package init(environment: HostEnvironment, person: any Person, intent: any AppIntent) {
    self.environment = environment
    self.person = person
    self.intent = intent
    mode = Run.mode(of: type(of: intent).supportedModes, on: environment.surface)
  }

  package var decoder: ValueDecoder {
    ValueDecoder(languages: environment.languages) { asked in try await DependencyPreparer.prepare(asked) }
  }

  package static func require(_ run: Run?) throws -> Run {
    guard let run else { throw OutsideRun() }
    return run
  }

  /// As rehearsed the system prefers the background; a voice alone never brings the app to the front.
  private static func mode(of modes: IntentModes, on surface: SurfaceKind) -> IntentModes.Current {
    if !modes.contains(.background) && modes.contains(.foreground) { return .foreground }
    let mayContinue = modes.contains(.foreground(.dynamic)) || modes.contains(.foreground(.deferred))
      || modes.contains(.foreground)
    return IntentModes.Current(
      isForeground: false, canContinueInForeground: mayContinue && surface != .voiceOnly)
  }
}

/// A parameter or an intent asked a person something although no host runs it.
package struct OutsideRun: Error, CustomStringConvertible {
  package init() {}
  package var description: String {
    "A question was asked outside a run: perform() was called without a host that could answer."
  }
}
