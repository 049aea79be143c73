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

  let limits = "Whether an entity is put into the index is not followed, but where it is part of another one."

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
      "part of another, or not to be found",
      swift: """
        import AppIntents
        struct LampEntity: IndexedEntity {
          var room: RoomEntity
          var door: DoorEntity
        }
        struct RoomEntity: IndexedEntity {}
        struct ▸DoorEntity: IndexedEntity {
          var next: DoorEntity?
        }
        struct OpenLampIntent: OpenIntent { @Parameter(title: "Lamp") var target: LampEntity }
        struct FanEntity: IndexedEntity { static var isAssistantOnly: Bool { true } }
        func fill(_ index: CSSearchableIndex) async throws { try await index.indexAppEntities([DoorEntity.front]) }
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
    let indexed = project.types(conformingTo: "IndexedEntity")
    let parts = Self.parts(of: indexed).subtracting(Self.named(in: project))
    return indexed.compactMap { entity in
      guard !opened.contains(entity.lastName), !project.conforms(entity, to: "URLRepresentableEntity"),
        !parts.contains(entity.lastName), !Self.isHidden(entity)
      else { return nil }
      return finding(
        "a tap on `\(entity.name)` in Spotlight opens nothing, or runs another action",
        at: project.place(of: entity.nameNode, in: entity.file))
    }
  }

  /// The names of the types that indexed entities are made of: a list of a reminder is not found by itself.
  private static func parts(of indexed: [TypeFacts]) -> Set<String> {
    Set(
      indexed.flatMap { entity in
        entity.properties.compactMap { $0.type?.core.lastName }.filter { $0 != entity.lastName }
      })
  }

  /// Every name in what is handed to the index.
  private static func named(in project: CodeProject) -> Set<String> {
    project.files.reduce(into: []) { names, file in
      for call in file.calls(named: ["indexAppEntities"]) {
        names.formUnion(NameFinder.uses(in: call).map(\.baseName.text))
      }
    }
  }

  private static func isHidden(_ entity: TypeFacts) -> Bool {
    ["isAssistantOnly", "hideInSpotlight"].contains { name in
      let property = entity.property(name, isStatic: true) ?? entity.property(name)
      return property?.value?.trimmedDescription == "true"
    }
  }
}
