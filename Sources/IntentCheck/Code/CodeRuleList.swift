extension RuleList {
  /// The rules over the Swift of a project, folder by folder.
  package static let code: [any CodeRule] = SnippetRules.all + CardRules.all + DialogRules.all + shortcuts + intents

  static let shortcuts: [any CodeRule] = [PhraseNamesApp()]
  static let intents: [any CodeRule] = []
}
