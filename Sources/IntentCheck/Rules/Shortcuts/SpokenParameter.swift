import SwiftSyntax

/// A phrase holds at most one parameter, whose values can be known before they are said.
struct SpokenParameter: CodeRule {
  let id = "shortcuts.phrase-parameter"
  let severity = Severity.error
  let abstract = "A phrase has at most one parameter besides the app's name: an entity or an enumeration, not optional."
  let reason = """
    The system is trained with every value of it in advance, so free text, numbers and dates cannot be said, and two \
    parameters stop Apple's metadata step. Let the intent ask for what is missing.
    """
  let basis = Basis.documented(
    """
    Spotlight your app with App Shortcuts (WWDC23 10102); sudopark/TodoCalendar#762; "Multiple parameters detected \
    in phrase"
    """)
  let limits = "That an optional parameter fails was reported, not documented: a warning."

  let examples = [
    RuleExample(
      "an entity, or an enumeration",
      swift: Self.provider(#""Log \(\.$trend) in \(.applicationName)", "\(.applicationName) \(\.$moment)""#)),
    RuleExample("free text", swift: Self.provider(#"▸"Note \(\.$note) in \(.applicationName)""#)),
    RuleExample("two", swift: Self.provider(#"▸"Log \(\.$trend) \(\.$moment) in \(.applicationName)""#)),
    RuleExample(
      "optional, and a list", swift: Self.provider(#"▸"Log \(\.$maybe) in \(.applicationName)", ▸"Log \(\.$all)""#)),
    RuleExample("no parameter at all", swift: Self.provider(#"▸"Log \(Plan.name) in \(.applicationName)""#)),
  ]

  private static func provider(_ phrases: String) -> String {
    """
    import AppIntents
    struct LogIntent: AppIntent {
      @Parameter var trend: TrendEntity
      @Parameter var moment: Moment
      @Parameter var maybe: TrendEntity?
      @Parameter var all: [TrendEntity]
      @Parameter var note: String
    }
    struct TrendEntity: AppEntity {}
    enum Moment: String, AppEnum { case now }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: LogIntent(), phrases: [\(phrases)], shortTitle: "Log", systemImageName: "pencil")
      }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.phrases.compactMap { phrase in
      guard let (message, severity) = Self.fault(of: phrase, in: project) else { return nil }
      return finding(message, severity: severity, at: project.place(of: phrase.literal, in: phrase.file))
    }
  }

  private static func fault(of phrase: PhraseFacts, in project: CodeProject) -> (String, Severity)? {
    if let other = phrase.literal.interpolations.first(where: {
      !$0.hasPrefix("\\.$") && !$0.hasPrefix(".applicationName")
    }) {
      return ("this phrase holds `\(other)`, which is neither the app's name nor a parameter", .error)
    }
    let names = phrase.parameters
    if names.count > 1 { return ("this phrase has \(names.count) parameters, and one is the most", .error) }
    guard let name = names.first, let intent = project.intent(of: phrase.shortcut),
      let property = intent.parameters.first(where: { $0.name == name }), let type = property.type
    else { return nil }
    return fault(of: name, type, property, in: project)
  }

  private static func fault(
    of name: String, _ type: TypeSyntax, _ property: Property, in project: CodeProject
  ) -> (String, Severity)? {
    let core = type.core
    if open.contains(core.lastName) {
      let message = "`\(name)` in this phrase is a `\(core.lastName)`, whose values cannot be known before they are said"
      return (message, .error)
    }
    if type.wrapped != nil { return ("`\(name)` in this phrase is optional, and such phrases are not heard", .warning) }
    if type.element != nil { return ("`\(name)` in this phrase is a list, and one value is said", .warning) }
    return nil
  }

  /// Types of values that nobody can list.
  private static let open: Set<String> = [
    "String", "Int", "Double", "Float", "Decimal", "Date", "DateComponents", "URL", "AttributedString", "IntentFile",
    "Measurement", "IntentCurrencyAmount", "IntentPerson", "CLPlacemark", "Duration", "TimeInterval",
  ]
}
