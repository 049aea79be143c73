/// An intent names Apple's protocol itself.
struct OwnProtocolAlone: CodeRule {
  let id = "intents.own-protocol"
  let severity = Severity.warning
  let abstract = "An intent that is one by a protocol of the project's alone."
  let reason = """
    Shortcuts lists it, and running it was reported to end in "ActionNotFound"; naming `AppIntent` at the type, before the \
    own protocol, mended it. A release build here drops such a type, as nothing refers to it.
    """
  let basis = Basis.observed("utmapp/UTM#7412, mended in 5ee79c7c; Swift 6.3.1 on Linux, a release build")
  let limits = "The report is one app's. A type that its own code makes somewhere may be kept."

  let examples = [
    RuleExample("named first", swift: Self.swift("AppIntent, MachineIntent")),
    RuleExample("named in an extension", swift: Self.swift("MachineIntent") + "\nextension StartIntent: AppIntent {}"),
    RuleExample("by the own protocol alone", swift: Self.swift("MachineIntent", mark: "▸")),
    RuleExample(
      "through two of them",
      swift: Self.swift("NamedMachineIntent", mark: "▸") + "\nprotocol NamedMachineIntent: MachineIntent {}"),
  ]

  private static func swift(_ inherited: String, mark: String = "") -> String {
    """
    import AppIntents
    protocol MachineIntent: AppIntent {
      func run(_ machine: Machine) async throws
    }
    struct \(mark)StartIntent: \(inherited) {
      static let title: LocalizedStringResource = "Start"
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.compactMap { intent in
      guard intent.kind != .class, intent.inherited.allSatisfy({ !AppleProtocols.refined(by: $0).contains("AppIntent") }) else { return nil }
      let own = intent.inherited.first { name in
        project.types(named: name).contains { $0.kind == .protocol && project.conforms($0, to: "AppIntent") }
      }
      guard let own else { return nil }
      return finding(
        "`\(intent.name)` is an intent through `\(own)` alone, and the system may not find it when it is run",
        at: project.place(of: intent.nameNode, in: intent.file))
    }
  }
}
