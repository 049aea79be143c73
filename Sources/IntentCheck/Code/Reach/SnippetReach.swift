import SwiftSyntax

/// Code that a snippet is drawn by: a view of the project, or what stands in `.result(view:)` itself.
struct DrawnCode: Sendable {
  let node: Syntax
  let file: Int
  /// The view as messages name it, in backticks.
  let name: String
  /// In what is drawn, in the order of the text.
  let calls: [FunctionCallExprSyntax]
  let names: [DeclReferenceExprSyntax]
  /// Those of them that a condition decides about.
  private let conditional: Set<SyntaxIdentifier>
  private let chosen: Set<SyntaxIdentifier>
  /// Whether no condition stands on the way from the result to here.
  private let isCertain: Bool

  init(_ node: Syntax, in file: Int, name: String, isCertain: Bool, laterClosures: [String: Set<String>]) {
    let found = DrawnFinder(node, laterClosures: laterClosures)
    (self.node, self.file, self.name, calls, names) = (node, file, name, found.calls, found.names)
    (conditional, chosen, self.isCertain) = (found.conditional, found.chosen, isCertain)
  }

  /// Whether one of its calls or names is drawn for certain.
  func isCertain(_ node: some SyntaxProtocol) -> Bool { isCertain && !conditional.contains(node.id) }

  /// What a finding about a node of it weighs: nothing is certain that a condition may leave out.
  ///
  /// Where who shows the view tells it whether to draw the node, nobody can know here.
  func severity(of node: some SyntaxProtocol) -> Severity {
    if chosen.contains(node.id) { return .advice }
    return isCertain(node) ? .error : .warning
  }
}

/// The views that are reachable from what an intent shows.
///
/// Followed by name, through views, modifiers and styles of the project; a name that two types share is not followed.
struct SnippetReach: Sendable {
  private(set) var code: [DrawnCode] = []
  /// Reached types, in the order they were found.
  private(set) var types: [TypeFacts] = []

  init() {}

  init(_ project: CodeProject) {
    var search = Search(project)
    for (index, file) in project.files.enumerated() where file.source.imports.contains("AppIntents") {
      for call in file.calls(named: ["result", "requestConfirmation"]) {
        for root in Self.shown(by: call) { search.start(at: root, in: index) }
      }
    }
    search.follow()
    (code, types) = (search.code, search.types)
  }

  /// The expressions of views that a result or a confirmation shows.
  private static func shown(by call: FunctionCallExprSyntax) -> [Syntax] {
    if call.name == "result", call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil { return [] }
    let views = [call.argument("view"), call.argument("content")].compactMap { $0.map { Syntax($0) } }
    return views + (call.trailingClosure.map { [Syntax($0)] } ?? [])
  }

  /// Every call of some names in what a snippet is drawn by, each once.
  func calls(named names: Set<String>) -> [(call: FunctionCallExprSyntax, view: DrawnCode)] {
    unique { $0.calls.filter { names.contains($0.name ?? "") } }.map { ($0.node, $0.view) }
  }

  /// Every use of some names, each once.
  func uses(of names: Set<String>) -> [(name: DeclReferenceExprSyntax, view: DrawnCode)] {
    unique { $0.names.filter { names.contains($0.baseName.text) } }.map { ($0.node, $0.view) }
  }

  // A view that is nested in another is reached twice.
  private func unique<Node: SyntaxProtocol>(_ find: (DrawnCode) -> [Node]) -> [(node: Node, view: DrawnCode)] {
    var seen: Set<SyntaxIdentifier> = []
    return code.flatMap { view in
      find(view).filter { seen.insert($0.id).inserted }.map { ($0, view) }
    }
  }
}

extension SnippetReach {
  /// What is found, and what is still to be looked through.
  private struct Search {
    let project: CodeProject
    /// Functions and properties that the project gives to every view.
    let modifiers: [String: [(node: Syntax, file: Int)]]
    /// The labels of the closures that a view of the project shows in a sheet only, or not at all, by its name.
    let laterClosures: [String: Set<String>]
    var code: [DrawnCode] = []
    var types: [TypeFacts] = []
    private var knownTypes: Set<SyntaxIdentifier> = []
    private var knownCode: Set<SyntaxIdentifier> = []
    private var next = 0

    init(_ project: CodeProject) {
      self.project = project
      var modifiers: [String: [(node: Syntax, file: Int)]] = [:]
      for part in project.types(named: "View").flatMap(\.parts) {
        for (name, node) in part.members.compactMap(\.named) { modifiers[name, default: []].append((node, part.file)) }
      }
      self.modifiers = modifiers
      laterClosures = Self.laterClosures(in: project)
    }

    private static func laterClosures(in project: CodeProject) -> [String: Set<String>] {
      project.types(conformingTo: "View").reduce(into: [:]) { later, type in
        let closures = type.properties.filter { !$0.isStatic && $0.type?.is(FunctionTypeSyntax.self) == true }
        guard !closures.isEmpty else { return }
        let bodies = type.properties.filter(\.isComputed).map { Syntax($0.binding) }
        let functions = type.members.compactMap { member in
          if case .function(let function) = member { Syntax(function) } else { nil }
        }
        let drawn = Set((bodies + functions).flatMap { DrawnFinder($0).names.map(\.baseName.text) })
        let labels = Set(closures.map(\.name)).subtracting(drawn)
        if !labels.isEmpty { later[type.lastName] = labels }
      }
    }

    mutating func start(at root: Syntax, in file: Int) {
      let owner = project.innermostType(around: root, in: file)
      add(root, in: file, name: owner.map { "the view of `\($0.name)`" } ?? "the view", isCertain: true)
      guard let current = code.last else { return }
      for use in current.names {
        let name = use.baseName.text
        if use.isMember, use.parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription != "self" { continue }
        if name.first?.isUppercase == true {
          // A plain value may make the card: `BriefCard(brief).card`.
          project.type(named: name).map { add($0, isCertain: current.isCertain(use)) }
        } else if let owner {
          // `makeView()` of the intent.
          for case (let member, let node)? in owner.members.map(\.named) where member == name {
            add(node, in: owner.file(of: node), name: "the view of `\(owner.name)`", isCertain: current.isCertain(use))
          }
        }
      }
    }

    mutating func follow() {
      while next < code.count {
        let current = code[next]
        next += 1
        for use in current.names {
          let name = use.baseName.text
          let isCertain = current.isCertain(use)
          if name.first?.isUppercase == true {
            if let type = project.type(named: name), isDrawn(type) { add(type, isCertain: isCertain) }
          } else if use.isMember, let found = modifiers[name] {
            for (node, file) in found { add(node, in: file, name: current.name, isCertain: isCertain) }
          }
        }
      }
    }

    private mutating func add(_ type: TypeFacts, isCertain: Bool) {
      guard type.kind != .foreign, type.kind != .protocol, knownTypes.insert(type.declaration.node.id).inserted
      else { return }
      types.append(type)
      for part in type.parts { add(Syntax(part.node), in: part.file, name: "`\(type.name)`", isCertain: isCertain) }
    }

    private mutating func add(_ node: Syntax, in file: Int, name: String, isCertain: Bool) {
      guard knownCode.insert(node.id).inserted else { return }
      code.append(DrawnCode(node, in: file, name: name, isCertain: isCertain, laterClosures: laterClosures))
    }

    private func isDrawn(_ type: TypeFacts) -> Bool {
      !project.protocols(of: type).isDisjoint(with: [
        "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "Shape",
      ])
    }
  }
}

extension CodeProject {
  /// The smallest type that a node stands in.
  func innermostType(around node: some SyntaxProtocol, in file: Int) -> TypeFacts? {
    let parts = files[file].parts.filter {
      $0.node.position <= node.position && node.endPosition <= $0.node.endPosition
    }
    guard let inner = parts.max(by: { $0.node.position < $1.node.position }) else { return nil }
    return types(named: inner.name).first { $0.parts.contains { $0.node.id == inner.node.id } }
  }
}

extension Member {
  /// The name and the code of a function or a property.
  fileprivate var named: (String, Syntax)? {
    switch self {
    case .property(let property): (property.name, Syntax(property.binding))
    case .function(let function): (function.name.text, Syntax(function))
    default: nil
    }
  }
}
