import SwiftSyntax

/// Which packages of intents include which.
struct PackageGraph {
  private let project: CodeProject

  init(_ project: CodeProject) { self.project = project }

  /// What a package names in its `includedPackages`, each by its last name.
  func included(by package: TypeFacts) -> [(name: String, node: ExprSyntax)] {
    guard let property = package.property("includedPackages", isStatic: true) else { return [] }
    return SelfReferences.all(in: property.binding)
  }

  /// The last names of the packages that are included, directly or not, by those in some targets; themselves too.
  func reached(from isRoot: ([ProjectTarget]) -> Bool) -> Set<String> {
    var waiting = project.packages.filter { isRoot(project.targets(of: $0)) }
    var reached = Set(waiting.map(\.lastName))
    while let package = waiting.popLast() {
      for (name, _) in included(by: package) where reached.insert(name).inserted {
        waiting += project.types(named: name).filter { project.conforms($0, to: "AppIntentsPackage") }
      }
    }
    return reached
  }
}

/// `Type` of each `Type.self`.
private final class SelfReferences: SyntaxVisitor {
  private var found: [(name: String, node: ExprSyntax)] = []

  static func all(in node: some SyntaxProtocol) -> [(name: String, node: ExprSyntax)] {
    let visitor = SelfReferences(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.found
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == "self", let name = node.base?.calleeName else { return .visitChildren }
    found.append((name, ExprSyntax(node)))
    return .skipChildren
  }
}
