import SwiftSyntax

/// The types that a file leans on: what its intents inherit from and are given, and what it shows as views.
///
/// Rules follow these into other files; whatever else a file calls, no rule looks into.
struct WantedNames: Sendable {
  private(set) var names: Set<String> = []
  /// What the results of intents show.
  private(set) var shown: Set<String> = []
  /// What each type with a body shows in it.
  private(set) var bodies: [String: Set<String>] = [:]

  /// - Parameter protocols: Apple's, and those of the project that refine them.
  init(of file: CodeFile, protocols: Set<String>) {
    for part in file.parts {
      // What conforms may be extended elsewhere, and a protocol of the project's may perform for it.
      if !protocols.isDisjoint(with: part.inherited) { names.formUnion(part.inherited + [part.lastName]) }
      addTypes(of: part)
      if part.inherited.contains("View") { bodies[part.lastName, default: []].formUnion(Self.views(in: part.node)) }
    }
    for call in file.calls(named: ["result"]) {
      if let view = call.argument("view") { shown.formUnion(Self.views(in: view)) }
      if let closure = call.trailingClosure { shown.formUnion(Self.views(in: closure)) }
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

  private static func views(in node: some SyntaxProtocol) -> Set<String> {
    Set(CallFinder.calls(in: node).compactMap(\.name).filter { $0.first?.isUppercase ?? false })
  }
}

extension TypePart {
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
