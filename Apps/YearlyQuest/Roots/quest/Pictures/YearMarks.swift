import QuestEngine

/// The character of everything that was said in a year: of the options there are, and of those there were.
struct YearMarks {
  /// The characters and what they stand for, in the order in which a legend tells them.
  let legend: [(mark: Character, description: String, color: String)]
  /// The character of each answer, in the order of the answers.
  let marks: [Character]

  init(_ trend: Trend, said: [YearAnswers.Answer]) {
    let options = OptionMarks(trend).all
    var legend = zip(options, trend.options).map { (mark: $0, description: $1.description, color: $1.color) }
    let known = Dictionary(trend.options.enumerated().map { ($1.description, options[$0]) }) { first, _ in first }
    // What the trend has no more keeps a letter of its own, so that two meanings never share one.
    var free = "abcdefghijklmnopqrstuvwxyz".filter { !options.contains($0) }.makeIterator()
    var former: [String: Character] = [:]
    var marks: [Character] = []
    for answer in said {
      if let mark = known[answer.description] ?? former[answer.description] {
        marks.append(mark)
      } else {
        let mark = free.next() ?? "?"
        former[answer.description] = mark
        marks.append(mark)
        legend.append((mark, answer.description, answer.color))
      }
    }
    (self.legend, self.marks) = (legend, marks)
  }
}
