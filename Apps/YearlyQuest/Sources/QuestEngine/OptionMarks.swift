/// One character for each option of a trend: its first letter where all differ, else its place from 1.
public struct OptionMarks: Sendable {
  /// The characters, in the order of the options.
  public let all: [Character]
  private let descriptions: [String]

  /// Chooses the characters for a trend.
  public init(_ trend: Trend) {
    descriptions = trend.options.map(\.description)
    let letters = trend.options.compactMap { option -> Character? in
      guard let letter = option.description.uppercased().first, TextWidth.columns(of: String(letter)) == 1 else {
        return nil
      }
      return letter
    }
    let differ = letters.count == trend.options.count && Set(letters.map { String($0).folded }).count == letters.count
    all = differ ? letters : trend.options.indices.map { String($0 + 1).last ?? "?" }
  }

  /// The mark of what an entry said; the place it had then when the trend has no such option any more.
  public func mark(of entry: QuestEntry) -> Character { mark(of: entry.description, value: entry.value) }

  /// The mark of what a day of a year said; as for an entry.
  public func mark(of answer: YearAnswers.Answer) -> Character { mark(of: answer.description, value: answer.value) }

  private func mark(of description: String, value: Int) -> Character {
    if let index = descriptions.firstIndex(of: description) { return all[index] }
    return String(value + 1).last ?? "?"
  }
}
