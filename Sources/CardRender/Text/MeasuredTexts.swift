import CardModel

/// Texts that were measured before: a card is laid out again at each change of it.
struct MeasuredTexts {
  private static let most = 2048
  private var lines: [Key: [MeasuredBytes]] = [:]

  /// Compares bytes: to Swift two spellings of one letter are equal, but lines break at bytes.
  struct Key: Hashable {
    var run: TextRun
    var width: Double?
    var most: Int

    static func == (one: Key, other: Key) -> Bool {
      one.run == other.run && one.width == other.width && one.most == other.most
        && one.run.text.utf8.elementsEqual(other.run.text.utf8)
    }
  }

  /// A text too long for a card is not kept, and of too many none is.
  subscript(key: Key) -> [MeasuredBytes]? {
    get { lines[key] }
    set {
      guard key.run.text.utf8.count <= 1024 else { return }
      if lines.count >= Self.most { lines = [:] }
      lines[key] = newValue
    }
  }
}
