import SwiftSyntax

// Words that nobody reads may be missing, but what they ask for is in use.

extension AskReader {
  /// Whether an attribute gives a parameter of an intent its words, and the intent is offered nowhere.
  func isUnread(_ node: AttributeSyntax) -> Bool {
    hiddenIntents > 0 && node.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "Parameter"
  }

  /// Whether a variable is the title or the description of such an intent.
  func isUnread(_ node: PatternBindingSyntax) -> Bool {
    guard hiddenIntents > 0, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return false
    }
    return name == "title" || name == "description"
  }
}

extension MacroExpansionExprSyntax {
  /// What a preview shows is in no app that a person gets.
  var isPreview: Bool { macroName.text == "Preview" }
}

extension MacroExpansionDeclSyntax {
  var isPreview: Bool { macroName.text == "Preview" }
}

extension IfConfigClauseSyntax {
  /// What stands under `#if DEBUG` is in no app that a person gets either.
  var isDebug: Bool {
    guard poundKeyword.text == "#if" || poundKeyword.text == "#elseif", let condition else { return false }
    return condition.trimmedDescription.split(separator: "&&").contains { part in
      part.filter { !$0.isWhitespace } == "DEBUG"
    }
  }
}

extension StructDeclSyntax {
  /// Whether it is a preview, or a view that a preview alone shows, which is known by its name.
  var isPreview: Bool {
    if name.text.hasPrefix("Preview") || name.text.contains("ForPreview") { return true }
    return inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "PreviewProvider" } ?? false
  }

  /// Whether it says of itself that it is not discoverable: then only a card or the app performs it.
  var isHiddenIntent: Bool {
    memberBlock.members.contains { member in
      guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "isDiscoverable"
      else { return false }
      if let value = binding.initializer?.value { return value.trimmedDescription == "false" }
      return binding.accessorBlock?.accessors.trimmedDescription == "false"
    }
  }
}
