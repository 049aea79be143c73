/// The rules about App Shortcuts and their phrases.
enum ShortcutRules {
  static let all: [any CodeRule] = [
    FirstPhrase(), OneProvider(), ParametersUpdated(), PhraseCollision(), PhraseLiteral(), PhraseNamesApp(),
    PhraseToken(), PhraseVerb(), ShortTitle(), ShortcutCount(), ShortcutDiscoverable(), ShortcutList(),
    SpokenParameter(),
  ]
}
