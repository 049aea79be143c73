import IntentWire

/// An intent that a person can say from the moment the app is installed.
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?
  /// The phrases' templates; they wait for the names of the parameters.
  package let phrases: @Sendable (ParameterNames) -> [String]

  /// Makes a shortcut.
  /// - Parameters:
  ///   - intent: what runs; it may have values already.
  ///   - phrases: what a person says; the first is shown.
  ///   - shortTitle: what its tile is called.
  ///   - systemImageName: the system symbol on its tile.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: _const String
  ) {
    self.intent = intent
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    self.phrases = { names in phrases.map { $0.template(names) } }
  }

  /// Makes a shortcut without a tile; Apple deprecates it.
  @_disfavoredOverload
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: _const String? = nil
  ) {
    self.intent = intent
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    self.phrases = { names in phrases.map { $0.template(names) } }
  }

  package var descriptor: ShortcutDescriptor {
    ShortcutDescriptor(
      invocation: Invocation(filled: intent), phrases: phrases(ParameterNames(intent)),
      shortTitle: shortTitle?.resource, systemImageName: systemImageName)
  }
}

/// Makes a list of shortcuts: which there are is known when the app is built, but for those of a newer system.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] { [component] }
  public static func buildBlock() -> [AppShortcut] { [] }
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
  public static func buildLimitedAvailability(_ components: [AppShortcut]) -> _LimitedAvailabilityAppShortcuts {
    _LimitedAvailabilityAppShortcuts(shortcuts: components)
  }
  public static func buildOptional(_ component: _LimitedAvailabilityAppShortcuts?) -> [AppShortcut] {
    component?.shortcuts ?? []
  }
  @available(*, unavailable, message: "in appShortcuts an if stands with #available only")
  public static func buildOptional(_ appShortcuts: [AppShortcut]?) -> [AppShortcut] { appShortcuts ?? [] }
}

/// Shortcuts under `if #available`.
public struct _LimitedAvailabilityAppShortcuts: Sendable {
  fileprivate let shortcuts: [AppShortcut]
}
