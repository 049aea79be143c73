/// Where intents perform, who starts them, and what is there by then.
enum ProcessRules {
  static let all: [any CodeRule] = [
    ControlIntentTarget(), DependencyNotRegistered(), ExtensionOnlyIntent(), ForegroundInExtension(), LegacyOpening(),
    NoTarget(), NotificationOnly(), OptionalHandler(), PackageInExtension(), ProviderInExtension(), SharedIntent(),
    TwoModes(), UnboundedAwait(), WeakAuthentication(),
  ]
}
