import SwiftSyntax

/// A description has the type that the protocol asks for.
struct DescriptionType: CodeRule {
  let id = "metadata.description-type"
  let severity = Severity.warning
  let abstract = "`description` is declared as `IntentDescription?`."
  let reason = """
    `AppIntent` asks for an `IntentDescription?`, with a default of nil. A property of another type is a second one \
    beside it: whoever reads the description through the protocol, as a test does, reads nil. Write the type.
    """
  let basis = Basis.observed(
    """
    AppIntents interface of iOS 17.4 with Swift 6.3.1: an unwrapped description is no witness
    """)
  let limits = """
    Apple's metadata step reads the source, so that Shortcuts shows an `IntentDescription` all the same: it is advice, \
    and told once for each target.
    """

  let examples = [
    RuleExample(
      "typed",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          static let description: IntentDescription? = IntentDescription("Logs a value.")
        }
        struct UndoIntent: AppIntent {
          static var description: IntentDescription? { "Takes it back." }
        }
        """),
    RuleExample(
      "of the type of its value",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent {
          static let ▸description = IntentDescription("Logs a value.")
        }
        struct UndoIntent: AppIntent {
          static var description: IntentDescription { "Takes it back." }
        }
        struct OpenIntent: AppIntent {
          static let ▸description = "Opens it."
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let all = project.intents.compactMap { Self.offence(of: $0, in: project) }
    let texts = all.filter(\.isText).map { offence in
      finding(
        "the description of `\(offence.intent.name)` is a `String`, which no one shows",
        at: project.place(of: offence.property.binding.pattern, in: offence.file), fix: Self.fix([offence.edit]))
    }
    return texts + project.byTarget(all.filter { !$0.isText }) { $0.file }.map { first, all in
      finding(
        "read through `AppIntent`, the description of `\(first.intent.name)`\(CodeProject.more(of: all.count)) is nil",
        severity: .advice, at: project.place(of: first.property.binding.pattern, in: first.file),
        fix: Self.fix(all.map(\.edit)))
    }
  }

  private struct Offence {
    let intent: TypeFacts
    let property: Property
    let file: Int
    /// Whether it is a text, which is no description.
    let isText: Bool
    let edit: Fix.Edit
  }

  private static func offence(of intent: TypeFacts, in project: CodeProject) -> Offence? {
    guard let property = intent.property("description", isStatic: true) else { return nil }
    let file = intent.file(of: property.node)
    func made(_ edit: Fix.Edit, isText: Bool = false) -> Offence {
      Offence(intent: intent, property: property, file: file, isText: isText, edit: edit)
    }
    let source = project.files[file]
    if let type = property.type {
      return type.trimmedDescription == "IntentDescription" ? made(Insertion.text("?", after: type, in: source)) : nil
    }
    guard let value = property.value else { return nil }
    let edit = Insertion.text(": IntentDescription?", after: property.binding.pattern, in: source)
    if value.is(StringLiteralExprSyntax.self) { return made(edit, isText: true) }
    return value.as(FunctionCallExprSyntax.self)?.name == "IntentDescription" ? made(edit) : nil
  }

  private static func fix(_ edits: [Fix.Edit]) -> Fix { Fix("write its type, `IntentDescription?`", edits) }
}
