extension QuestDoor {
  /// Does what a command says, whole or not at all.
  ///
  /// - Throws: any ``QuestFailure``; nothing was changed then.
  @discardableResult
  public func perform(_ command: QuestCommand) throws(QuestFailure) -> QuestOutcome {
    switch command {
    case .logDay(let trend, let option, let day): try log(option, for: trend, on: day)
    case .undoDay(let trend, let day): try undo(trend, on: day)
    case .addTrend(let name, let options): try add(name, options: options)
    case .removeTrend(let trend): try remove(trend)
    }
  }

  private func log(_ option: String, for id: Trend.ID, on day: QuestDay?) throws(QuestFailure) -> QuestOutcome {
    let trend = try offeredTrend(id), day = try pastDay(day)
    let value = try trend.value(of: option)
    let entry = QuestEntry(
      id: surroundings.identifiers.next(), trend: id, day: day, description: trend.options[value].description,
      color: trend.options[value].color, value: value, maxValue: trend.maxValue, source: surroundings.source)
    let change = try records.put(entry)
    return QuestOutcome(
      trend: trend, day: day, entry: change.after, before: change.before, didChange: change.before != change.after)
  }

  private func undo(_ id: Trend.ID, on day: QuestDay?) throws(QuestFailure) -> QuestOutcome {
    let trend = try offeredTrend(id), day = try pastDay(day)
    guard let change = try records.takeBack(trend: id, day: day) else {
      throw .nothingLogged(trend: trend.name, day: day)
    }
    return QuestOutcome(trend: trend, day: day, entry: change.after, before: change.before, didChange: true)
  }

  private func add(_ name: String, options: [String]) throws(QuestFailure) -> QuestOutcome {
    let name = try FittingText.cleaned(name, as: .trendName)
    let trend = Trend(
      id: surroundings.identifiers.next(), name: name, options: try Trend.Option.fitting(options))
    try records.add(trend)
    return QuestOutcome(trend: trend, day: nil, entry: nil, before: nil, didChange: true)
  }

  private func remove(_ id: Trend.ID) throws(QuestFailure) -> QuestOutcome {
    var trend = try offeredTrend(id)
    try records.remove(id)
    trend.isRemoved = true
    return QuestOutcome(trend: trend, day: nil, entry: nil, before: nil, didChange: true)
  }

  private func offeredTrend(_ id: Trend.ID) throws(QuestFailure) -> Trend {
    guard let trend = try trend(id) else { throw .missingTrend(id) }
    guard !trend.isRemoved else { throw .removedTrend(trend.name) }
    return trend
  }

  private func pastDay(_ day: QuestDay?) throws(QuestFailure) -> QuestDay {
    let today = try today()
    guard let day else { return today }
    guard surroundings.calendar.contains(day) else { throw .noSuchDay(day) }
    guard day <= today else { throw .futureDay(day, today: today) }
    return day
  }
}
