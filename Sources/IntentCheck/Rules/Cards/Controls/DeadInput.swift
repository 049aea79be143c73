import SwiftSyntax

/// A card has no gesture and no field.
struct DeadInput: CodeRule {
  let id = "cards.dead-input"
  let severity = Severity.warning
  let abstract = "Nothing that a snippet draws waits for a gesture, a text or a choice."
  let reason = """
    A snippet is a picture of the view, in another process: only `Button(intent:)` and `Toggle(isOn:intent:)` act. \
    Ask for a value with a parameter of the intent.
    """
  let basis = Basis.documented("Displaying static and interactive snippets: buttons and toggles with an intent")

  private static let views: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "MultiDatePicker", "ColorPicker", "Slider",
    "Stepper", "Menu", "NavigationLink", "EditButton", "PhotosPicker", "ShareLink",
  ]
  private static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "highPriorityGesture", "simultaneousGesture", "swipeActions",
    "contextMenu", "onDrag", "onDrop", "draggable", "refreshable", "searchable",
  ]

  let examples = [
    RuleExample("text", files: CardExample.body("Text(brief.headline)")),
    RuleExample(
      "a gesture and a field",
      files: CardExample.body(
        """
        Text(brief.headline).▸onTapGesture { open() }
        ▸TextField("Note", text: $note)
        ▸Stepper("Goal", value: $goal)
        """)),
    RuleExample(
      "a gesture that is a value", files: CardExample.body("Text(brief.gesture)")),
    RuleExample("on a screen of the app", files: CardExample.elsewhere("Text(\"Brief\").onTapGesture { open() }")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.reach.calls(named: Self.views.union(Self.gestures)).compactMap { call, view in
      guard let name = call.name else { return nil }
      if Self.gestures.contains(name) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil else { return nil }
        return finding(
          "\(view.name) waits for a gesture (`\(name)`), which never comes in a snippet",
          at: project.place(of: member.declName, in: view.file))
      }
      guard call.isSwiftUI, project.types(named: name).allSatisfy({ $0.kind == .foreign }) else { return nil }
      return finding(
        "\(view.name) holds a `\(name)`, which cannot be used in a snippet", at: project.place(of: call, in: view.file))
    }
  }
}
