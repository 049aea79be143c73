extension RuleList {
  /// The rules over the Swift of a project, folder by folder.
  package static let code: [any CodeRule] = snippets + CardRules.all + shortcuts + intents

  static let snippets: [any CodeRule] = [SnippetDiscoverable(), SnippetPure()]
  static let shortcuts: [any CodeRule] = [PhraseNamesApp()]
  static let intents: [any CodeRule] = []
}
