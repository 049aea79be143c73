import SwiftSyntax

/// The view of a card holds plain values only.
struct PlainValues: CodeRule {
  let id = "cards.plain-values"
  let severity = Severity.warning
  let abstract =
    "The view of a card holds the plain values that the snippet intent gives it, and no store, query or state."
  let reason = """
    The view is archived as it is drawn: it gets no second life in which a query could answer or a state could change, \
    and no model of the app stands in its surroundings. Read in the snippet intent's `perform()`, and pass values.
    """
  let basis = Basis.documented(
    "Displaying static and interactive snippets: pass few values; SiriCardKit, agent rule 2 at 9e1063b")

  let limits = "Where a container is handed to the view, what reads from it is advice: it is read once, never again."

  private static let stores: Set<String> = [
    "FetchRequest", "SectionedFetchRequest", "ObservedObject", "StateObject", "EnvironmentObject", "Bindable",
    "SceneStorage", "AppStorage", "Dependency", "AppDependency",
  ]
  /// What may stand idle in a view that a screen of the app shows too.
  private static let idle: Set<String> = ["State", "Binding", "FocusState", "GestureState"]

  let examples = [
    RuleExample("values", files: CardExample.body("Text(brief.headline)")),
    RuleExample(
      "the look of the surroundings",
      files: CardExample.body(
        "Text(brief.headline)", stored: "@Environment(\\.colorScheme) private var scheme")),
    RuleExample(
      "a query", files: CardExample.body("Text(briefs[0].headline)", stored: "▸@Query private var briefs: [Brief]")),
    RuleExample(
      "a model of the surroundings",
      files: CardExample.body("Text(store.headline)", stored: "▸@Environment(BriefStore.self) private var store")),
    RuleExample(
      "a context of the surroundings",
      files: CardExample.body("Text(headline)", stored: "▸@Environment(\\.modelContext) private var context")),
    RuleExample("state", files: CardExample.body("Text(headline)", stored: "▸@State private var isOpen = false")),
    RuleExample(
      "several, told once",
      files: CardExample.body(
        "Text(headline)",
        stored: "@State private var isOpen = false\n  ▸@Query private var briefs: [Brief]\n  @Query var days: [Day]")),
    RuleExample(
      "a query, and the container for it",
      files: CardExample.body("Inner().modelContainer(container)").merging([
        "Inner.swift": """
        import SwiftUI
        struct Inner: View {
          ▸@Query private var briefs: [Brief]
          var body: some View { Text(briefs[0].headline) }
        }
        """
      ]) { one, _ in one }),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    // A view that is handed a container reads from it once, as it is drawn.
    let hasContainer = !project.reach.calls(named: ["modelContainer"]).isEmpty
    return project.reach.types.filter { project.conforms($0, to: "View") }.compactMap { type in
      let all = type.properties.compactMap { property in
        property.attributes.lazy.compactMap { attribute in
          severity(of: attribute, hasContainer: hasContainer).map { (property, attribute, $0) }
        }.first
      }
      guard let heaviest = all.map(\.2).max(),
        let (property, attribute, severity) = all.first(where: { $0.2 == heaviest })
      else { return nil }
      return finding(
        (severity == .advice ? "possible: " : "")
          + "`\(type.name)` reads `\(property.name)`\(CodeProject.more(of: all.count)) from `@\(attribute.name)`, "
          + "which a snippet has not, or never updates",
        severity: severity, at: project.place(of: attribute.node, in: type.file(of: attribute.node)))
    }
  }

  private func severity(of attribute: Attribute, hasContainer: Bool) -> Severity? {
    if attribute.name == "Query" { return hasContainer ? .advice : .warning }
    if Self.stores.contains(attribute.name) { return .warning }
    if Self.idle.contains(attribute.name) { return .advice }
    guard attribute.name == "Environment", let value = attribute.arguments?.first?.expression else { return nil }
    let text = value.trimmedDescription
    if text.hasSuffix(".managedObjectContext") { return .warning }
    if text.hasSuffix(".modelContext") { return hasContainer ? .advice : .warning }
    // The intent may put it there: `BriefCard().environment(brief)`.
    return text.hasSuffix(".self") ? .advice : nil
  }
}
