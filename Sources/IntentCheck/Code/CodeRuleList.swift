extension RuleList {
  /// The rules over the Swift of a project, family by family.
  package static let code: [any CodeRule] =
    CardRules.all
    + CheckRules.all
    + CodeRules.all
    + ConcurrencyRules.all
    + DialogRules.all
    + EntityRules.all
    + IntentRules.all
    + MetadataRules.all
    + ParameterRules.all
    + ShortcutRules.all
    + SnippetRules.all
}
