/// The rules of snippet intents, and of the intents around them.
enum SnippetRules {
  static let all: [any CodeRule] = [
    SnippetDiscoverable(), SnippetPure(), ButtonOfSnippet(), ControlResult(), CardInBackground(), DirectView(),
    CardSpeaks(), ConditionalView(), SnippetState(), CourierOnly(), BothInitialisers(),
  ]
}
