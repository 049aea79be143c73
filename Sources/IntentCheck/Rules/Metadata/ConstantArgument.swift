import SwiftSyntax

/// An argument that Apple's metadata step reads is a constant.
struct ConstantArgument: CodeRule {
  let id = "metadata.constant-argument"
  let severity = Severity.error
  let abstract = """
    The arguments of `@Parameter`, and an App Shortcut's `systemImageName:`, are literals or members of Apple's \
    types.
    """
  let reason = """
    The compiler takes only constants here (`_const`), so that Apple's metadata step can read them. Write the value; \
    keep it in one place with a test that compares the two.
    """
  let basis = Basis.documented("AppIntents interface of iOS 17.4: _const; seen in muhiro12/Incomes")
  let limits = "A default that is an enumeration's case or an entity may be named."

  let examples = [
    RuleExample(
      "literals and members",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          @Parameter(title: "Value", default: -1, controlStyle: .field, inclusiveRange: (1, 5)) var value: Int
          @Parameter(title: "Note", default: "—", inputOptions: .init(multiline: true)) var note: String
          @Parameter(title: "When", default: .now) var moment: Moment
          @Parameter(title: "Limit", default: Limits.usual) var limit: Limit
        }
        """),
    RuleExample(
      "named and computed",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          @Parameter(title: "Value", default: ▸Limits.usual, inclusiveRange: ▸(Limits.least, 5)) var value: Int
          @Parameter(title: "Note", default: ▸"\\(Day.today)") var note: String?
          @Parameter(title: "Day", kind: ▸isExact ? .dateTime : .date) var day: Date
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: LogIntent(), phrases: ["\\(.applicationName)"], shortTitle: "Log", systemImageName: ▸Symbols.log)
          }
        }
        """),
  ]

  /// From Apple's interface: what is `_const` and takes a member of Apple's types.
  private static let members: Set<String> = [
    "controlStyle", "kind", "mode", "unit", "defaultUnit", "unitAdjustForLocale", "supportsNegativeNumbers",
    "currencyCodes", "displayStyle", "supportedTypeIdentifiers", "inputConnectionBehavior",
  ]

  private static let plain: Set<String> = ["String", "Int", "Double", "Bool"]

  func findings(in project: CodeProject) -> [Finding] {
    let parameters = project.intents.flatMap { intent in
      intent.parameters.flatMap { property -> [Finding] in
        (property.parameterAttribute?.labeled ?? []).filter { Self.isFault($0, of: property) }.map { argument in
          finding(
            "\(argument.label.map { "`\($0.text)`" } ?? "this") of `\(property.name)` is no constant",
            at: project.place(of: argument.expression, in: intent.file(of: property.node)))
        }
      }
    }
    let images = project.appShortcuts.compactMap { call, provider -> Finding? in
      guard let image = call.argument("systemImageName"), !image.isLiteral else { return nil }
      return finding(
        "the image of this App Shortcut is no constant", at: project.place(of: image, in: provider.file(of: image)))
    }
    return parameters + images
  }

  private static func isFault(_ argument: LabeledExprSyntax, of property: Property) -> Bool {
    let value = argument.expression
    switch argument.label?.text {
    case "inclusiveRange": return !value.isLiteral
    case "default":
      guard let type = property.type?.core.lastName, plain.contains(type) else { return false }
      return !value.isLiteral
    case .some(let label) where members.contains(label): return value.isDecided
    default: return false
    }
  }
}
