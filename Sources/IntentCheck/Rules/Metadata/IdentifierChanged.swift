/// What was released stays where it was, and what it was.
struct IdentifierChanged: CodeRule {
  let id = "metadata.identifier-changed"
  let severity = Severity.warning
  let abstract = "An intent left the app or the extension it was released in, or an entity's ids have another type."
  let reason = """
    Saved shortcuts and placed widgets name the process too, and were reported to fail when their intent was in another \
    one after an update. Compile its file into both, or keep the old one with `isDiscoverable = false`. An id is saved \
    as text, and the new type must read the old text.
    """
  let basis = Basis.observed("\"Unknown extension process\" (iOS 27): schmidtwmark/BetterBlue#90")
  let limits = """
    Needs a file of identifiers (Check.md). Apps and extensions are told apart, not one extension from another. What an \
    id reads is not known: that is advice.
    """

  let examples = [
    RuleExample("as it was", files: Self.files(place: #""app""#)),
    RuleExample("it left the widget", files: Self.files(intent: "▸LogIntent", place: #""app", "extension""#)),
    RuleExample(
      "ids were numbers",
      files: [
        "Log.swift": IdentifierExample.swift().replacing("id: String", with: "▸id: String"),
        "identifiers.json": IdentifierExample.json(id: "Int"),
      ]),
  ]

  private static func files(intent: String = "LogIntent", place: String) -> [String: String] {
    [
      "App/Log.swift": IdentifierExample.swift(intent: intent),
      "identifiers.json": IdentifierExample.json(place: place),
      "project.yml": """
      targets:
        Journal: {type: application, sources: [App]}
        Widget: {type: app-extension, sources: [Widget]}
      """,
    ]
  }

  func findings(in project: CodeProject) -> [Finding] {
    guard let file = project.identifiers, let comparison = project.identifierComparison else { return [] }
    let moved = file.identifiers.intents.sorted { $0.key < $1.key }.compactMap { identifier, intent in
      let types = comparison.left.filter { $0.kind == .intent && $0.identifier == identifier }.map(\.type.type)
      return self.moved(identifier, types, from: intent.places, in: project)
    }
    let others = comparison.left.filter { $0.kind == .entity }.compactMap { _, identifier, entity in
      otherID(identifier, entity.type, was: file.identifiers.entities[identifier]?.id, in: project)
    }
    return moved + others
  }

  /// - Parameter types: those of the identifier; an app and its extension may have one each.
  private func moved(
    _ identifier: String, _ types: [TypeFacts], from old: [ReleasedIdentifiers.Place], in project: CodeProject
  ) -> Finding? {
    let new = types.flatMap(project.places)
    guard let type = types.first, !new.isEmpty, let left = old.first(where: { !new.contains($0) }) else { return nil }
    let words = left == .app ? "the app" : "the extension"
    return finding(
      "`\(identifier)` is no longer compiled into \(words): what people saved there may ask for it in vain",
      at: project.place(of: type.nameNode, in: type.file))
  }

  private func otherID(_ identifier: String, _ type: TypeFacts, was old: String?, in project: CodeProject) -> Finding? {
    guard let old, let property = type.property("id"), let new = property.type?.trimmedDescription, new != old else {
      return nil
    }
    return finding(
      "possible: ids of `\(identifier)` were saved as `\(old)`, and `\(new)` does not read them", severity: .advice,
      at: project.place(of: property.binding.pattern, in: type.file(of: property.node)))
  }
}
