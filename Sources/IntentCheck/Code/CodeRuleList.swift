extension RuleList {
  /// The rules over the Swift of a project, family by family.
  package static let code: [any CodeRule] =
    SnippetRules.all
    + CardRules.all
    + DialogRules.all
    + ShortcutRules.all
}
