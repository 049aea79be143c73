import SwiftSyntax

/// Each case of an enumeration has a name to show, once.
struct EnumCaseNames: CodeRule {
  let id = "entities.enum-cases"
  let severity = Severity.error
  let abstract = "`caseDisplayRepresentations` names every case of the enumeration, once."
  let reason = """
    For a case that is forgotten the compiler says nothing, and Apple's metadata step exports no action of the app \
    at all; a case that stands twice ends the app when the names are read.
    """
  let basis = Basis.observed(
    """
    "halting error … No AppIntents metadata have been exported" (adamrussell.com, read second hand)
    """)
  let limits = """
    Names that are not a list of pairs in the source are not counted. Where the type lists `allCases` itself it is a \
    warning.
    """

  let examples = [
    RuleExample(
      "all, and one that only some builds have",
      swift: """
        import AppIntents
        enum Moment: String, AppEnum {
          case now, later
          #if DEBUG
          case never
          #endif
          static let caseDisplayRepresentations: [Moment: DisplayRepresentation] = [.now: "Now", Moment.later: "Later"]
        }
        """),
    RuleExample(
      "one forgotten, in an extension of another file",
      files: [
        "Moment.swift": "enum Moment: String { case now, later, never }",
        "Names.swift": """
        import AppIntents
        extension Moment: AppEnum {
          static var ▸caseDisplayRepresentations: [Moment: DisplayRepresentation] {
            [.now: "Now", .later: DisplayRepresentation(title: "Later")]
          }
        }
        """,
      ]),
    RuleExample(
      "one left out of the list of cases, too",
      swift: """
        import AppIntents
        enum Moment: String, AppEnum {
          case now, later, never
          static let allCases: [Moment] = [.now, .later]
          static let ▸caseDisplayRepresentations: [Moment: DisplayRepresentation] = [.now: "Now", .later: "Later"]
        }
        """),
    RuleExample(
      "one twice",
      swift: """
        import AppIntents
        enum Moment: String, AppEnum {
          case now, later
          static let caseDisplayRepresentations: [Moment: DisplayRepresentation] = [
            .now: "Now", .later: "Later", ▸.now: "At once",
          ]
        }
        """),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.appEnums.flatMap { type -> [Finding] in
      guard type.kind == .enumeration, let property = type.property("caseDisplayRepresentations", isStatic: true)
      else { return [] }
      return (property.values ?? []).flatMap { value in findings(value, of: property, type, in: project) }
    }
  }

  private func findings(
    _ value: ExprSyntax, of property: Property, _ type: TypeFacts, in project: CodeProject
  ) -> [Finding] {
    let file = type.file(of: property.node)
    guard let keys = Self.keys(of: value) else { return [] }
    var seen: Set<String> = []
    let twice = keys.filter { !seen.insert($0.name).inserted }.map { key in
      let place = project.place(of: key.node, in: file)
      return finding("`\(type.name)` names `.\(key.name)` twice, which ends the app", at: place)
    }
    let missing = type.cases.filter { !Self.isConditional($0) }.map(\.name.bareText).filter { !seen.contains($0) }
    guard !missing.isEmpty else { return twice }
    let list = missing.map { "`.\($0)`" }.joined(separator: ", ")
    let place = project.place(of: property.binding.pattern, in: file)
    // Who lists the cases leaves one out on purpose.
    if type.property("allCases", isStatic: true) != nil {
      let message = "`\(type.name)` has no name for \(list), which ends the app if it is shown"
      return twice + [finding(message, severity: .warning, at: place)]
    }
    return twice + [finding("`\(type.name)` has no name for \(list), and no action of the app is exported", at: place)]
  }

  /// The cases that are named; nil where a key is no case.
  private static func keys(of value: ExprSyntax) -> [(name: String, node: ExprSyntax)]? {
    guard let list = value.as(DictionaryExprSyntax.self) else { return nil }
    guard case .elements(let elements) = list.content else { return [] }
    var keys: [(name: String, node: ExprSyntax)] = []
    for element in elements {
      guard let member = element.key.as(MemberAccessExprSyntax.self) else { return nil }
      keys.append((member.declName.baseName.bareText, element.key))
    }
    return keys
  }

  private static func isConditional(_ element: EnumCaseElementSyntax) -> Bool {
    var node = element.parent
    while let current = node, !current.is(EnumDeclSyntax.self) {
      if current.is(IfConfigDeclSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension TokenSyntax {
  /// Without the backticks of a name that is a keyword.
  fileprivate var bareText: String { text.filter { $0 != "`" } }
}
