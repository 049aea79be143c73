import SwiftSyntax

/// An intent is a structure.
struct ClassIntent: CodeRule {
  let id = "concurrency.class-intent"
  let severity = Severity.advice
  let abstract = "An intent or an entity is a structure, not a class."
  let reason = """
    It must be `Sendable`, and a class with `@Parameter` or any variable is not: it does not build in Swift 6. With \
    `@unchecked` two runs may share what the compiler no longer guards. Make it a structure.
    """
  let basis = Basis.documented(
    """
    AppIntents interface of iOS 17.4 with Swift 6.3.1: class intents with @Parameter are refused
    """)
  let limits = "In Swift 5 it builds."

  let examples = [
    RuleExample(
      "a structure",
      swift: """
        import AppIntents
        struct LogIntent: AppIntent { @Parameter(title: "Trend") var trend: String }
        final class LogPackage: AppIntentsPackage {}
        final class Wordless: AppIntent { init() {} }
        """),
    RuleExample(
      "classes that change",
      swift: """
        import AppIntents
        final class ▸LogIntent: AppIntent { @Parameter(title: "Trend") var trend: String }
        class ▸TrendEntity: AppEntity, @unchecked Sendable { var name = "" }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    (project.intents + project.entities).filter { $0.kind == .class }.compactMap { type in
      guard type.properties.contains(where: { !$0.isStatic && !$0.isConstant && !$0.isComputed }) else { return nil }
      return finding(
        "`\(type.name)` is a class that changes, which the system may use from several threads",
        at: project.place(of: type.nameNode, in: type.file))
    }
  }
}
