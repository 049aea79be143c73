import SwiftSyntax

/// An intent that is built with arguments has both initialisers.
struct BothInitialisers: CodeRule {
  let id = "snippets.initialisers"
  let severity = Severity.warning
  let abstract = "An intent that a card builds with arguments has an initialiser for them, and one without any."
  let reason = """
    A parameter is kept in a wrapper, so Swift makes no initialiser that takes its value; and the system makes the \
    intent with none. Write `init()` and the other.
    """
  let basis = Basis.documented("AppIntent.init(); SiriCardKit at 9e1063b, its notes on intents with arguments")
  let limits = "An initialiser in a file that has nothing to do with App Intents is not seen."

  let examples = [
    RuleExample("both", files: Self.card("init() {}\ninit(isOn: Bool) { self.isOn = isOn }")),
    RuleExample(
      "neither",
      files: SnippetExample.card(
        button: "Button(intent: ▸SnoozeIntent(isOn: true)) { Text(\"Snooze\") }",
        control: SnippetExample.control(members: Self.parameter))),
    RuleExample(
      "in another file",
      files: Self.card("").merging([
        "More.swift": "import AppIntents\nextension SnoozeIntent { init(isOn: Bool) { self.init()\nself.isOn = isOn } }"
      ]) { one, _ in one }),
    RuleExample(
      "one with a default",
      files: Self.card("init() {}\ninit(isOn: Bool, until day: Date = .now) { self.isOn = isOn }")),
    RuleExample("no arguments", files: SnippetExample.card(control: SnippetExample.control(members: Self.parameter))),
    RuleExample(
      "plain values, for which Swift makes one",
      files: SnippetExample.card(
        button: "Button(intent: SnoozeIntent(isOn: true)) { Text(\"Snooze\") }",
        control: SnippetExample.control(members: "var isOn = false"))),
  ]

  private static let parameter = "@Parameter(title: \"On\") var isOn: Bool"

  private static func card(_ initialisers: String) -> [String: String] {
    SnippetExample.card(
      button: "Button(intent: SnoozeIntent(isOn: true)) { Text(\"Snooze\") }",
      control: SnippetExample.control(members: parameter + "\n" + initialisers))
  }

  func findings(in project: CodeProject) -> [Finding] {
    // One is enough to mend all calls alike.
    var seen: Set<String> = []
    return project.controls.compactMap { control in
      guard let call = control.expression.as(FunctionCallExprSyntax.self) else { return nil }
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      let parameters = labels.compactMap { label in control.intent.parameters.first { $0.name == label } }
      guard !labels.isEmpty, parameters.count == labels.count,
        !control.intent.initializers.contains(where: { takes($0, labels) })
      else { return nil }
      let signature = control.intent.name + labels.joined(separator: ":")
      let isFirst = seen.insert(signature).inserted
      return finding(
        "`\(control.intent.name)` cannot be built with `\(labels.joined(separator: ", "))`: no initialiser takes it",
        at: project.place(of: call, in: control.file),
        fix: isFirst ? fix(control.intent, parameters, in: project) : nil)
    }
  }

  private func takes(_ initialiser: InitializerDeclSyntax, _ labels: [String]) -> Bool {
    var waiting = labels[...]
    for parameter in initialiser.signature.parameterClause.parameters {
      if parameter.firstName.text == waiting.first {
        waiting = waiting.dropFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return waiting.isEmpty
  }

  private func fix(_ intent: TypeFacts, _ parameters: [Property], in project: CodeProject) -> Fix? {
    let types = parameters.compactMap { $0.type?.trimmedDescription }
    guard types.count == parameters.count else { return nil }
    let signature = zip(parameters, types).map { "\($0.name): \($1)" }.joined(separator: ", ")
    let body = parameters.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
    // Where there is another, `intents.empty-init` mends what it took away.
    let members = (intent.initializers.isEmpty ? ["init() {}"] : []) + ["init(\(signature)) { \(body) }"]
    let edits = members.compactMap { Insertion.member($0, of: intent, in: project) }
    return edits.count == members.count ? Fix("write the initialisers", edits) : nil
  }
}
