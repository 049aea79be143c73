import SwiftSyntax

/// A card does not scroll.
struct CardScrolls: CodeRule {
  let id = "cards.scrolling"
  let severity = Severity.warning
  let abstract = "Nothing that a snippet draws scrolls or navigates."
  let reason = """
    A snippet is a picture of one height: what would scroll out of it is out of reach, and a list draws nothing or a \
    part. Show the first few in a stack, and let a button open the app.
    """
  let basis = Basis.documented(
    "Displaying static and interactive snippets: only buttons and toggles act; Human Interface Guidelines, Snippets: "
      + "a view is at most 400 points high")

  private static let views: Set<String> = [
    "ScrollView", "List", "Form", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "Table",
  ]

  let examples = [
    RuleExample(
      "a stack", files: CardExample.body("VStack { ForEach(brief.rows.prefix(4)) { Text($0.text) } }")),
    RuleExample(
      "lists",
      files: CardExample.body(
        """
        ▸ScrollView { Text(brief.headline) }
        ▸List(brief.rows) { Text($0.text) }
        """)),
    RuleExample(
      "a list of the project's own",
      files: CardExample.body("List(brief.rows)").merging([
        "List.swift": "import SwiftUI\nstruct List: View { var body: some View { Text(\"\") } }"
      ]) { one, _ in one }),
    RuleExample(
      "a list in a sheet that never opens",
      files: CardExample.body("Text(brief.headline).sheet(isPresented: $isOpen) { List(rows) { Text($0.text) } }")),
    RuleExample(
      "a list of a screen that never opens",
      files: CardExample.body(
        "NavigationLink { Screen() } label: { Text(brief.headline) }"
      ).merging(CardExample.elsewhere("List(rows) { Text($0.text) }")) { one, _ in one }),
    RuleExample("on a screen of the app", files: CardExample.elsewhere("List(rows) { Text($0.text) }")),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.reach.calls(named: Self.views).compactMap { call, view in
      guard let name = call.name, call.isSwiftUI, project.types(named: name).allSatisfy({ $0.kind == .foreign }) else {
        return nil
      }
      return finding(
        "\(view.name) holds a `\(name)`, and a snippet neither scrolls nor navigates: what does not fit is lost",
        at: project.place(of: call, in: view.file))
    }
  }
}
