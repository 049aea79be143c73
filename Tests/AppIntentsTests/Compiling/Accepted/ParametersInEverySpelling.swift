import AppIntents

struct Bare: AppIntent {
  static let title: LocalizedStringResource = "Bare"
  @Parameter var count: Int
  @Parameter() var text: String?
  @Parameter var flavour: Flavour
  @Parameter var jar: Jar
  @Parameter var jars: [Jar]?
  @Parameter var flag: Bool
  @Parameter(description: "A day") var day: Date
  func perform() async throws -> some IntentResult { .result() }
}

struct Literals: AppIntent {
  static let title: LocalizedStringResource = "Literals"
  @Parameter(title: "A", default: 3, controlStyle: .field, inclusiveRange: (-5, 5)) var number: Int
  @Parameter(title: "B", default: 0.5, controlStyle: .slider, inclusiveRange: (0.0, 1.0)) var share: Double?
  @Parameter(title: "C", default: .sweet, requestDisambiguationDialog: "Which?") var flavour: Flavour
  @Parameter(title: "D", kind: .time) var time: Date
  @Parameter(title: "E", default: "a", inputOptions: .init(keyboardType: .URL, multiline: true)) var text: String
  @Parameter(title: "F", optionsProvider: Sizes()) var size: Int
  @Parameter(title: "G", query: JarQuery()) var jar: Jar
  @Parameter(title: "H", default: ["a", "b"]) var texts: [String]
  @Parameter(title: "I", default: true, displayName: .init(true: "On", false: "Off")) var flag: Bool
  @IntentParameter(title: "J", inputConnectionBehavior: .connectToPreviousIntentResult) var page: URL?
  func perform() async throws -> some IntentResult { .result() }
}

struct Sizes: DynamicOptionsProvider {
  @IntentParameterDependency<Literals>(\.$flavour, \.$number) var literals
  @Dependency var shelf: Jar

  func results() async throws -> ItemCollection<Int> {
    ItemCollection(promptLabel: "Which size?") {
      ItemSection("Sizes") {
        IntentItem(literals?.number ?? 1, title: "One")
      }
    }
  }

  func defaultResult() async -> Int? { nil }
}

struct Jar: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"
  static let defaultQuery = JarQuery()
  let id: UUID
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Jar", image: .init(systemName: "a"))
  }
}

struct JarQuery: EntityStringQuery, EnumerableEntityQuery {
  static let findIntentDescription = IntentDescription("Finds jars")
  func entities(for identifiers: [UUID]) async throws -> [Jar] { [] }
  func entities(matching string: String) async throws -> [Jar] { [] }
  func allEntities() async throws -> [Jar] { [] }
}
