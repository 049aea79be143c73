extension String {
  /// How a text is typed.
  public struct IntentInputOptions: Sendable {
    /// Which keyboard is shown.
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad
    }

    /// What is written large.
    public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }

    /// Which keyboard is shown.
    public let keyboardType: KeyboardType
    /// What is written large.
    public let capitalizationType: CapitalizationType
    /// Whether it may have several lines.
    public let multiline: Bool
    /// Whether typing errors are mended.
    public let autocorrect: Bool
    /// Whether straight quotes become curly.
    public let smartQuotes: Bool
    /// Whether two hyphens become a dash.
    public let smartDashes: Bool

    /// Makes options.
    public init(
      keyboardType: _const KeyboardType = .asciiCapable, capitalizationType: _const CapitalizationType = .sentences,
      multiline: _const Bool = false, autocorrect: _const Bool = true, smartQuotes: _const Bool = true,
      smartDashes: _const Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
