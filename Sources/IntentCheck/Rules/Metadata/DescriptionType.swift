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
  let limits = "Apple's metadata step reads the source, so that Shortcuts shows an `IntentDescription` all the same."

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
          static var ▸description: IntentDescription { "Takes it back." }
        }
        struct OpenIntent: AppIntent {
          static let ▸description = "Opens it."
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.compactMap { intent in
      guard let property = intent.property("description", isStatic: true) else { return nil }
      let place = project.place(of: property.binding.pattern, in: intent.file(of: property.node))
      let path = project.files[intent.file(of: property.node)].path
      switch property.type?.trimmedDescription {
      case nil:
        guard let value = property.value else { return nil }
        let fix = Self.fix(Self.insertion(": IntentDescription?", after: property.binding.pattern, path))
        if value.is(StringLiteralExprSyntax.self) {
          return finding("the description of \(intent.name) is a String, which no one shows", at: place, fix: fix)
        }
        guard value.as(FunctionCallExprSyntax.self)?.name == "IntentDescription" else { return nil }
        return unwrapped(intent, at: place, fix)
      case "IntentDescription":
        guard let type = property.type else { return nil }
        return unwrapped(intent, at: place, Self.fix(Self.insertion("?", after: type, path)))
      default: return nil
      }
    }
  }

  private func unwrapped(_ intent: TypeFacts, at place: FindingPlace, _ fix: Fix) -> Finding {
    finding("read through AppIntent, the description of \(intent.name) is nil", severity: .advice, at: place, fix: fix)
  }

  private static func fix(_ edit: Fix.Edit) -> Fix { Fix("write its type, `IntentDescription?`", [edit]) }

  private static func insertion(_ text: String, after node: some SyntaxProtocol, _ path: String) -> Fix.Edit {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return Fix.Edit(path: path, range: end..<end, replacement: text)
  }
}
