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

  private static let stores: Set<String> = [
    "Query", "FetchRequest", "SectionedFetchRequest", "ObservedObject", "StateObject", "EnvironmentObject", "Bindable",
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
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.reach.types.filter { project.conforms($0, to: "View") }.flatMap { type in
      type.properties.compactMap { property -> Finding? in
        for attribute in property.attributes {
          guard let severity = severity(of: attribute) else { continue }
          return finding(
            (severity == .advice ? "possible: " : "")
              + "\(type.name) reads \(property.name) from @\(attribute.name), which a snippet has not, or never updates",
            severity: severity, at: project.place(of: attribute.node, in: type.file(of: attribute.node)))
        }
        return nil
      }
    }
  }

  private func severity(of attribute: Attribute) -> Severity? {
    if Self.stores.contains(attribute.name) { return .warning }
    if Self.idle.contains(attribute.name) { return .advice }
    guard attribute.name == "Environment", let value = attribute.arguments?.first?.expression else { return nil }
    let text = value.trimmedDescription
    if text.hasSuffix(".modelContext") || text.hasSuffix(".managedObjectContext") { return .warning }
    // The intent may put it there: `BriefCard().environment(brief)`.
    return text.hasSuffix(".self") ? .advice : nil
  }
}
