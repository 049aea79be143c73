extension RuleList {
  /// The rules over the Swift of a project.
  package static let code: [any CodeRule] = families.flatMap(\.self)

  private static let families: [[any CodeRule]] = [
    ArchitectureRules.all,
    CardRules.all,
    CodeRules.all,
    ConcurrencyRules.all,
    DialogRules.all,
    EntityRules.all,
    IntentRules.all,
    MetadataRules.all,
    ParameterRules.all,
    ProcessRules.all,
    ShortcutRules.all,
    SnippetRules.all,
    StoreRules.all,
  ]
}
