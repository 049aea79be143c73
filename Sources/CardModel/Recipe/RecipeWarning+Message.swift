import IntentWords

extension RecipeWarning: CustomStringConvertible {
  /// The warning as a line for whoever wrote the recipe.
  package var description: String { "line \(line): \(problem.message)" }
}

extension RecipeWarning.Problem {
  fileprivate var message: String {
    switch self {
    case .noColon(let text): "no key, a line is \"key: value\": \(quoted(text))"
    case .unknownKey(let key, let nearest):
      "unknown key \(quoted(key))" + (nearest.map { ", did you mean \"\($0)\"?" } ?? "")
    case .emptyValue(let key): "\"\(key)\" says nothing and makes no block"
    case .notAColor(let key, let text): "\"\(key)\" wants six hexadecimal digits, not \(quoted(text))"
    case .notANumber(let key, let text): "\"\(key)\" wants a number, not \(quoted(text))"
    case .outOfRange(let dial, let given, let used):
      "\"\(dial.rawValue)\" is from \(short(dial.range.lowerBound)) to \(short(dial.range.upperBound)): "
        + "\(short(used)) stands for \(short(given))"
    case .darkenedInk(let given, let used):
      "light type would not read on the ink \(given.hex): \(used.hex) stands for it"
    case .unknownName(let key, let text, let known):
      "\"\(key)\" is \(known.map { "\"\($0)\"" }.joined(separator: " or ")), not \(quoted(text))"
    case .repeated(let key, let first): "\"\(key)\" was said on line \(first), which counts"
    case .surplusParts(let key, let most): "\"\(key)\" has at most \(most) parts; a bar in a text is written \\|"
    case .unknownEscape(let sign):
      "a backslash before \(quoted(String(sign))) means nothing; a backslash in a text is written \\\\"
    case .notAnEntry(let text): "an entry is \"value/greatest\", not \(quoted(text))"
    case .partsWithoutEntry(let key): "a colour or letter in \"\(key)\" needs an entry before it"
    case .notADay(let text): "a day is a dot or the number of an entry of \"year\", not \(quoted(text))"
    case .notAToday(let text):
      "today is the number of a day of its month, or in a week the word today, not \(quoted(text))"
    case .nothingAbove(let key): "\"\(key)\" belongs to a week or year above it, and there is none"
    }
  }

  /// What was written, shortened, and with nothing hidden.
  private func quoted(_ text: String) -> String {
    let shown = VisibleText.escaped(String(text.unicodeScalars.prefix(40)))
    return "\"\(shown)\"" + (text.unicodeScalars.count > 40 ? "…" : "")
  }

  private func short(_ number: Double) -> String { Recipe.written(number) }
}
