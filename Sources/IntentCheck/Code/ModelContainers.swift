import SwiftSyntax

/// One `ModelContainer(…)` of a project that opens a store on disk.
struct ModelContainerFacts {
  let call: FunctionCallExprSyntax
  let file: Int
  /// The last names of its models, in any order; nil where the text does not tell all.
  let models: Set<String>?
  /// Whether it names a store of its own: a file, or a name.
  let isNamed: Bool
  /// What it says of CloudKit: `none`, `automatic`, `private`; nil where it says nothing.
  let cloud: String?
}

extension CodeProject {
  /// What opens a store; what is kept in memory alone is for tests and previews.
  var modelContainers: [ModelContainerFacts] {
    files.indices.flatMap { index -> [ModelContainerFacts] in
      files[index].calls(named: ["ModelContainer"]).compactMap { call in
        // What is said of a store often stands in constants beside the call.
        let near = call.enclosingScope
        let settings = CallFinder.calls(in: near, named: ["ModelConfiguration"])
        let clouds = CallFinder.calls(in: near).compactMap { $0.argument("cloudKitDatabase")?.calleeOrMember }
        guard !near.trimmedDescription.contains("isStoredInMemoryOnly: true") else { return nil }
        let models = call.modelNames ?? CallFinder.calls(in: near, named: ["Schema"]).first?.modelNames
        return ModelContainerFacts(
          call: call, file: index, models: models,
          isNamed: settings.contains { $0.argument("url") != nil || $0.argument(nil) != nil },
          cloud: clouds.first)
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// `A` and `B` of `(for: A.self, B.self)` and of `([A.self, B.self])`; nil where something else stands there.
  fileprivate var modelNames: Set<String>? {
    var names: Set<String> = []
    for argument in arguments where argument.label == nil || argument.label?.text == "for" {
      let values = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [argument.expression]
      for value in values {
        guard let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
          let name = member.base?.calleeName
        else { return nil }
        names.insert(name)
      }
    }
    return names.isEmpty ? nil : names
  }

  /// The function, getter or closure it stands in, or the constant it is the value of; else the whole file.
  fileprivate var enclosingScope: Syntax {
    var node = Syntax(self)
    while let parent = node.parent {
      // A block of `do` or `if` is part of what stands around it.
      if node.is(CodeBlockSyntax.self), parent.isProtocol((any DeclSyntaxProtocol).self) { break }
      if node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) { break }
      // A constant of a type or a file stands for itself.
      let isOuter = parent.is(MemberBlockItemSyntax.self) || parent.parent?.parent?.is(SourceFileSyntax.self) ?? false
      if node.is(VariableDeclSyntax.self), isOuter { break }
      node = parent
    }
    return node
  }
}

extension ExprSyntax {
  /// `none` of `.none`, `private` of `.private("…")`.
  fileprivate var calleeOrMember: String? { self.as(FunctionCallExprSyntax.self)?.name ?? calleeName }
}
