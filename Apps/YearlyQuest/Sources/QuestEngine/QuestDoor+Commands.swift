extension QuestDoor {
  /// Does what a command says, whole or not at all.
  ///
  /// - Throws: any ``QuestFailure``; nothing was changed then.
  @discardableResult
  public func perform(_ command: QuestCommand) throws(QuestFailure) -> QuestOutcome {
    switch command {
    case .logDay(let trend, let option, let day): try log(option, for: trend, on: day)
    case .clearDay(let trend, let day): try clear(trend, on: day)
    case .noteDay(let trend, let note, let day): try write(note, for: trend, on: day)
    case .undoDay(let trend, let day): try undo(trend, on: day)
    case .addTrend(let name, let options): try add(name, options: options)
    case .renameTrend(let trend, let name): try rename(trend, name)
    case .recolorTrend(let trend, let colors): try recolor(trend, colors)
    case .editOptions(let trend, let options, let colors): try edit(trend, options: options, colors: colors)
    case .removeTrend(let trend): try remove(trend)
    case .restoreTrend(let trend): try restore(trend)
    case .importDays(let days): try take(in: days)
    case .undoLast: try undoLast()
    }
  }

  /// Makes a change of an offered trend's day.
  func changeDay(
    _ kind: QuestCommand.Kind, of id: Trend.ID, on day: QuestDay?,
    _ edit: (Trend, QuestDay, QuestEntry?) throws(QuestFailure) -> QuestEdit?
  ) throws(QuestFailure) -> QuestOutcome {
    let day = try pastDay(day)
    let changes = try records.change(kind, from: surroundings.source) { (reading) throws(QuestFailure) in
      let trend = try reading.offeredTrend(id)
      let edit = try edit(trend, day, try reading.entries(trend: id, in: day...day)[day])
      return QuestPlan(for: trend, edit.map { [$0] } ?? [])
    }
    return QuestOutcome(changes, day: day)
  }

  /// Makes a change of a trend itself.
  func changeTrend(
    _ kind: QuestCommand.Kind, _ id: Trend.ID, _ edit: (inout Trend) throws(QuestFailure) -> Void
  ) throws(QuestFailure) -> QuestOutcome {
    let changes = try records.change(kind, from: surroundings.source) { (reading) throws(QuestFailure) in
      var trend = try kind == .restore ? reading.removedTrend(id) : reading.offeredTrend(id)
      try edit(&trend)
      return QuestPlan(for: trend, [.trend(trend)])
    }
    return QuestOutcome(changes)
  }

  private func undoLast() throws(QuestFailure) -> QuestOutcome {
    guard let changes = try records.takeBackLast() else { throw .nothingToUndo }
    return QuestOutcome(changes)
  }

  func pastDay(_ day: QuestDay?) throws(QuestFailure) -> QuestDay {
    let today = try today()
    guard let day else { return today }
    guard surroundings.calendar.contains(day) else { throw .noSuchDay(day) }
    guard day <= today else { throw .futureDay(day, today: today) }
    return day
  }
}

extension QuestReading {
  fileprivate func offeredTrend(_ id: Trend.ID) throws(QuestFailure) -> Trend {
    let trend = try trend(id)
    guard !trend.isRemoved else { throw .removedTrend(trend.name) }
    return trend
  }

  fileprivate func removedTrend(_ id: Trend.ID) throws(QuestFailure) -> Trend {
    let trend = try trend(id)
    guard trend.isRemoved else { throw .notRemoved(trend.name) }
    return trend
  }

  private func trend(_ id: Trend.ID) throws(QuestFailure) -> Trend {
    guard let trend = try trends().first(where: { $0.id == id }) else { throw .missingTrend(id) }
    return trend
  }
}
