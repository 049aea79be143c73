import SwiftSyntax

/// What is found in Spotlight can be opened.
struct IndexedEntityOpens: CodeRule {
  let id = "entities.indexed-open-intent"
  let severity = Severity.warning
  let abstract = "An `IndexedEntity` is the target of an `OpenIntent`."
  let reason = """
    A tap on a result in Spotlight runs the intent that opens the entity. Where there is none, another action that \
    takes the entity was run: a light was turned off. Write an `OpenIntent` for it.
    """
  let basis = Basis.documented(
    """
    Design App Intents for system experiences (WWDC24 10176); seen in home-assistant/iOS#5811
    """)

  let examples = [
    RuleExample(
      "opened, or opened by its address",
      swift: """
        import AppIntents
        struct LightEntity: IndexedEntity {}
        struct OpenLightIntent: OpenIntent { @Parameter(title: "Light") var target: LightEntity }
        struct PageEntity: IndexedEntity, URLRepresentableEntity {}
        """),
    RuleExample(
      "never opened",
      files: [
        "Light.swift": """
        import AppIntents
        struct ▸LightEntity: AppEntity {}
        struct TurnOffIntent: AppIntent { @Parameter(title: "Light") var light: LightEntity }
        """,
        "Index.swift": "import AppIntents\nextension LightEntity: IndexedEntity {}",
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let opened = Set(
      project.types(conformingTo: "OpenIntent").compactMap { $0.property("target")?.type?.core.lastName })
    return project.types(conformingTo: "IndexedEntity").compactMap { entity in
      guard !opened.contains(entity.lastName), !project.conforms(entity, to: "URLRepresentableEntity") else {
        return nil
      }
      return finding(
        "a tap on \(entity.name) in Spotlight opens nothing, or runs another action",
        at: project.place(of: entity.nameNode, in: entity.file))
    }
  }
}
