import QuestEngine

/// A trend's options, one a line, each with its mark and its colour.
struct OptionList {
  let trend: Trend
  let palette: Palette
  let words: Words

  var text: String {
    let marks = OptionMarks(trend).all
    return zip(marks, trend.options).map { mark, option in
      "\(palette.painted(" \(mark) ", on: option.color)) \(option.color)  \(words.name(option.description))"
    }.joined(separator: "\n")
  }
}
