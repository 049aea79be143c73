extension Trend {
  /// The place of an option, found whatever its case and accents.
  ///
  /// - Throws: ``QuestFailure/unknownOption(_:trend:nearest:)``
  func value(of option: String) throws(QuestFailure) -> Int {
    let wanted = option.folded
    // What is written exactly so comes first: a store from when less was folded may hold two that are alike now.
    guard
      let index = options.firstIndex(where: { $0.description == option })
        ?? options.firstIndex(where: { $0.description.folded == wanted })
    else {
      let names = options.map(\.description)
      throw .unknownOption(option, trend: self, nearest: Likeness.nearest(to: option, among: names))
    }
    return index
  }
}

extension Trend.Option {
  /// The options a person asked for, each with a colour.
  ///
  /// - Throws: ``QuestFailure/tooFewOptions(_:fewest:)``, ``QuestFailure/tooManyOptions(_:most:)``,
  ///   ``QuestFailure/repeatedOption(_:existing:)``, ``QuestFailure/unfitText(_:as:because:)``
  static func fitting(_ texts: [String]) throws(QuestFailure) -> [Trend.Option] {
    guard texts.count >= Trend.fewestOptions else {
      throw .tooFewOptions(texts.count, fewest: Trend.fewestOptions)
    }
    guard texts.count <= Trend.mostOptions else { throw .tooManyOptions(texts.count, most: Trend.mostOptions) }
    var options: [Trend.Option] = []
    for (text, color) in zip(texts, OptionColors.ramp(texts.count)) {
      let description = try FittingText.cleaned(text, as: .option)
      if let twin = options.first(where: { $0.description.folded == description.folded }) {
        throw .repeatedOption(description, existing: twin.description)
      }
      options.append(Trend.Option(description: description, color: color))
    }
    return options
  }
}
