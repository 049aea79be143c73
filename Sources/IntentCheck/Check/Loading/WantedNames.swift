import SwiftSyntax

/// The types that some files lean on: what they inherit from, extend, depend on, and show as views.
///
/// Rules follow these into other files; whatever else a file calls, no rule looks into.
struct WantedNames {
  private(set) var names: Set<String> = []

  /// - Parameters:
  ///   - views: names that are shown already, so that the bodies of these types are looked into.
  ///   - protocols: Apple's, and those of the project that refine them: what conforms may be extended elsewhere.
  init(of file: CodeFile, views: Set<String>, protocols: Set<String>) {
    for part in file.parts {
      names.formUnion(part.inherited)
      if !protocols.isDisjoint(with: part.inherited) { names.insert(part.lastName) }
      addTypes(of: part)
      if part.inherited.contains("View") || views.contains(part.lastName) { addViews(in: part.node) }
    }
    for call in CallFinder.calls(in: file.source.tree, named: ["result"]) {
      if let view = call.argument("view") { addViews(in: view) }
      for closure in [call.trailingClosure].compactMap(\.self) { addViews(in: closure) }
    }
  }

  /// The types of what the system puts into an intent.
  private mutating func addTypes(of part: TypePart) {
    for case .property(let property) in part.members {
      let isGiven = property.attributes.contains {
        ["Parameter", "Dependency", "AppDependency", "IntentParameter"].contains($0.name)
      }
      if isGiven, let type = property.type { names.insert(type.lastName) }
    }
  }

  private mutating func addViews(in node: some SyntaxProtocol) {
    for call in CallFinder.calls(in: node) {
      if let name = call.name, name.first?.isUppercase ?? false { names.insert(name) }
    }
  }
}

extension TypePart {
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
