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
    let colors = try OptionColors.cleaned(colors)
    return try changeTrend(.recolor, id) { (trend) throws(QuestFailure) in
      trend.options = try paint(trend.options, colors)
    }
  }

  func edit(_ id: Trend.ID, options: [String], colors: [String]?) throws(QuestFailure) -> QuestOutcome {
    var fitting = try Trend.Option.fitting(options)
    if let colors { fitting = try paint(fitting, try OptionColors.cleaned(colors)) }
    return try changeTrend(.options, id) { trend in
      let known = Dictionary(trend.options.map { ($0.description.folded, $0.color) }) { first, _ in first }
      trend.options = fitting.map { option in
        let kept = colors == nil ? known[option.description.folded] : nil
        return Trend.Option(description: option.description, color: kept ?? option.color)
      }
    }
  }

  private func paint(_ options: [Trend.Option], _ colors: [String]) throws(QuestFailure) -> [Trend.Option] {
    guard colors.count == options.count else { throw .wrongColorCount(colors.count, options: options.count) }
    return zip(options, colors).map { Trend.Option(description: $0.description, color: $1) }
  }

  func remove(_ id: Trend.ID) throws(QuestFailure) -> QuestOutcome {
    try changeTrend(.remove, id) { trend in trend.isRemoved = true }
  }

  func restore(_ id: Trend.ID) throws(QuestFailure) -> QuestOutcome {
    try changeTrend(.restore, id) { trend in trend.isRemoved = false }
  }
}
