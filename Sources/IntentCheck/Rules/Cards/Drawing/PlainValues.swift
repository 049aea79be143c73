import SwiftSyntax

/// The view of a card holds plain values only.
struct PlainValues: CodeRule {
  let id = "cards.plain-values"
  let severity = Severity.warning
  let abstract = "The view of a card holds the plain values that the snippet intent gives it, and no store, query or state."
  let reason = """
    The view is archived as it is drawn: it gets no second life in which a query could answer or a state could change, \
    and no model of the app stands in its surroundings. Read in the snippet intent's `perform()`, and pass values.
    """
  let basis = Basis.documented(
    "Displaying static and interactive snippets: pass few values; SiriCardKit, agent rule 2 at 9e1063b")

  private static let stores: Set<String> = [
    "Query", "FetchRequest", "SectionedFetchRequest", "ObservedObject", "StateObject", "EnvironmentObject", "Bindable",
    "State", "Binding", "SceneStorage", "AppStorage", "FocusState", "GestureState", "Dependency", "AppDependency",
  ]

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
        guard let attribute = property.attributes.first(where: holdsMore) else { return nil }
        return finding(
          "\(type.name) reads \(property.name) from @\(attribute.name), which a snippet does not have or never updates",
          at: project.place(of: attribute.node, in: type.file(of: attribute.node)))
      }
    }
  }

  private func holdsMore(_ attribute: Attribute) -> Bool {
    if Self.stores.contains(attribute.name) { return true }
    guard attribute.name == "Environment", let value = attribute.arguments?.first?.expression else { return false }
    let text = value.trimmedDescription
    return text.hasSuffix(".self") || text.hasSuffix(".modelContext") || text.hasSuffix(".managedObjectContext")
  }
}
