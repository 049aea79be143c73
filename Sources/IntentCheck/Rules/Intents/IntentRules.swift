/// The rules about an intent as a type: how it is made, what it keeps and what it gives.
enum IntentRules {
  static let all: [any CodeRule] = [EmptyInitializer(), LostValue(), ObsoletedIntent(), OwnProtocolAlone(), ResultType()]
}
