extension RuleExample {
  /// One file of Swift.
  init(_ title: String, swift text: String) {
    self.init(title, files: ["Intents.swift": text])
  }
}
