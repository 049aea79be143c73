/// The rules about the threads on which the system uses an app's types.
enum ConcurrencyRules {
  static let all: [any CodeRule] = [
    ClassIntent(), DefaultIsolation(), DependencySendable(), MainActorIntent(), StaticVariable(),
  ]
}
