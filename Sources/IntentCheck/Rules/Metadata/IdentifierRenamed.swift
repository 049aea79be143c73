/// What was renamed keeps its identifier.
struct IdentifierRenamed: CodeRule {
  let id = "metadata.identifier-renamed"
  let severity = Severity.error
  let abstract = "An identifier that was released is gone, and one that it may have become is new."
  let reason = """
    A name in Swift is what saved shortcuts ask for, so that a rename which compiles breaks them. A type keeps the old \
    one as its `persistentIdentifier`, a case as its raw value; a parameter and a property have nothing but their names.
    """
  let basis = Basis.documented(
    "PersistentlyIdentifiable: \"useful for maintaining the identity of a type, even when its type name is changed\". "
      + "As reported: utmapp/UTM#7412")
  let limits = """
    Needs a file of identifiers (Check.md). That the old one is gone is certain, what it became is likely: the only new \
    one with the same members.
    """

  let examples = [
    RuleExample(
      "the identifier is kept",
      files: [
        "Log.swift": IdentifierExample.swift(intent: "NoteIntent").replacing(
          "AppIntent {\n", with: "AppIntent {\n  static let persistentIdentifier = \"LogIntent\"\n"),
        "identifiers.json": IdentifierExample.json(),
      ]),
    RuleExample(
      "an intent",
      files: [
        "Log.swift": IdentifierExample.swift(intent: "▸NoteIntent"), "identifiers.json": IdentifierExample.json(),
      ]),
    RuleExample(
      "a parameter and a case",
      files: [
        "Log.swift": IdentifierExample.swift(parameter: "▸number", moment: "▸dawn"),
        "identifiers.json": IdentifierExample.json(),
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    guard let comparison = project.identifierComparison else { return [] }
    return comparison.gone.compactMap { gone in
      guard let successor = gone.successor else { return nil }
      return finding(Self.words(gone, successor.name), severity: gone.severity, at: successor.place)
    }
  }

  private static func words(_ gone: IdentifierComparison.Gone, _ name: String) -> String {
    switch (gone.kind, gone.member) {
    case (_, nil):
      "saved shortcuts ask for `\(gone.identifier)`, which seems to be `\(name)` now; "
        + "`static let persistentIdentifier = \"\(gone.identifier)\"` keeps it"
    case (.intent, let old?):
      "saved shortcuts lose what they set for `\(old)` of `\(gone.identifier)`, which seems to be `\(name)` now"
    case (.entity, let old?):
      "saved shortcuts read `\(old)` of `\(gone.identifier)`, which seems to be `\(name)` now"
    case (.enumeration, let old?):
      "saved shortcuts hold \"\(old)\" of `\(gone.identifier)`, which seems to be \"\(name)\" now: keep it as the raw value"
    }
  }
}
