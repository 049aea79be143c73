extension QuestDoor {
  func add(_ name: String, options: [String]) throws(QuestFailure) -> QuestOutcome {
    let name = try FittingText.cleaned(name, as: .trendName)
    let trend = Trend(
      id: surroundings.identifiers.next(), name: name, options: try Trend.Option.fitting(options))
    let changes = try records.change(.add, from: surroundings.source) { (_) throws(QuestFailure) in
      QuestPlan(for: trend, [.trend(trend)])
    }
    return QuestOutcome(changes)
  }

  func rename(_ id: Trend.ID, _ name: String) throws(QuestFailure) -> QuestOutcome {
    let name = try FittingText.cleaned(name, as: .trendName)
    return try changeTrend(.rename, id) { trend in trend.name = name }
  }

  func recolor(_ id: Trend.ID, _ colors: [String]) throws(QuestFailure) -> QuestOutcome {
    var cleaned: [String] = []
    for color in colors { cleaned.append(try OptionColors.cleaned(color)) }
    return try changeTrend(.recolor, id) { (trend) throws(QuestFailure) in
      guard cleaned.count == trend.options.count else {
        throw .wrongColorCount(cleaned.count, options: trend.options.count)
      }
      for index in trend.options.indices { trend.options[index].color = cleaned[index] }
    }
  }

  func edit(_ id: Trend.ID, options: [String]) throws(QuestFailure) -> QuestOutcome {
    let fitting = try Trend.Option.fitting(options)
    return try changeTrend(.options, id) { trend in
      let colors = Dictionary(trend.options.map { ($0.description.folded, $0.color) }) { first, _ in first }
      trend.options = fitting.map { option in
        Trend.Option(
          description: option.description, color: colors[option.description.folded] ?? option.color)
      }
    }
  }

  func remove(_ id: Trend.ID) throws(QuestFailure) -> QuestOutcome {
    try changeTrend(.remove, id) { trend in trend.isRemoved = true }
  }

  func restore(_ id: Trend.ID) throws(QuestFailure) -> QuestOutcome {
    try changeTrend(.restore, id) { trend in trend.isRemoved = false }
  }
}
