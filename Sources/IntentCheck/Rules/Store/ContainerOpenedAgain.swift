import SwiftSyntax

/// A container is made once.
struct ContainerOpenedAgain: CodeRule {
  let id = "store.container-opened-again"
  let severity = Severity.warning
  let abstract = "A `ModelContainer` stands in no `@State` and in no computed property."
  let reason = """
    Each reading of a computed property opens the store once more, and a state's first value is made again with each \
    copy of its view: two containers of one store end in a crash of the sync. Keep it in a `let` of the app, or a \
    static one.
    """
  let basis = Basis.observed("onmyway133/notes#568")

  let examples = [
    RuleExample(
      "made once",
      files: [
        "App.swift": """
        import AppIntents
        struct JournalApp: App {
          let container: ModelContainer = { try! ModelContainer(for: Trend.self) }()
          static let preview = try! ModelContainer(for: Trend.self, configurations: .init(isStoredInMemoryOnly: true))
        }
        """
      ]),
    RuleExample(
      "made again and again",
      files: [
        "App.swift": """
        import AppIntents
        struct JournalApp: App {
          @State private var container = try! ▸ModelContainer(for: Trend.self)
          var another: ModelContainer {
            let container = try! ▸ModelContainer(for: Trend.self)
            return container
          }
        }
        """
      ]),
    RuleExample(
      "made of a configuration around it, in memory",
      files: [
        "App.swift": """
        import AppIntents
        struct Sample: View {
          var body: some View {
            let settings = ModelConfiguration(isStoredInMemoryOnly: true)
            do { return Trends(try ModelContainer(for: Trend.self, configurations: settings)) } catch { return nil }
          }
        }
        """
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    let containers = Dictionary(grouping: project.modelContainers, by: \.call.id)
    return project.types.flatMap { type in
      type.properties.flatMap { property -> [Finding] in
        let isState = property.attribute("State") != nil
        guard isState || property.isComputed, !property.name.lowercased().contains("preview") else { return [] }
        return CallFinder.calls(in: property.binding, named: ["ModelContainer"]).compactMap { call in
          guard let container = containers[call.id]?.first else { return nil }
          return finding(
            "`\(property.name)` opens the store anew each time \(isState ? "its view is made" : "it is read")",
            at: project.place(of: call, in: container.file))
        }
      }
    }
  }
}
