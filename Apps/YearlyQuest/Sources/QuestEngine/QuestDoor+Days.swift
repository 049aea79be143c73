extension QuestDoor {
  func log(_ option: String, for id: Trend.ID, on day: QuestDay?) throws(QuestFailure) -> QuestOutcome {
    try changeDay(.log, of: id, on: day) { (trend, day, before) throws(QuestFailure) in
      let value = try trend.value(of: option)
      return .entry(
        QuestEntry(
          id: surroundings.identifiers.next(), trend: id, day: day, description: trend.options[value].description,
          color: trend.options[value].color, value: value, maxValue: trend.maxValue, note: before?.note ?? "",
          source: surroundings.source))
    }
  }

  func clear(_ id: Trend.ID, on day: QuestDay?) throws(QuestFailure) -> QuestOutcome {
    try changeDay(.clear, of: id, on: day) { _, day, _ in .noEntry(trend: id, day: day) }
  }

  func write(_ note: String, for id: Trend.ID, on day: QuestDay?) throws(QuestFailure) -> QuestOutcome {
    let note = try FittingText.cleanedNote(note)
    return try changeDay(.note, of: id, on: day) { (trend, day, before) throws(QuestFailure) in
      // A note belongs to what was logged: alone it would count as a logged day that says nothing.
      guard var entry = before else { throw .nothingLogged(trend: trend.name, day: day) }
      entry.note = note
      return .entry(entry)
    }
  }

  func undo(_ id: Trend.ID, on day: QuestDay?) throws(QuestFailure) -> QuestOutcome {
    guard let trend = try trend(id) else { throw .missingTrend(id) }
    guard !trend.isRemoved else { throw .removedTrend(trend.name) }
    let day = try pastDay(day)
    guard let change = try records.takeBack(trend: id, day: day) else {
      throw .nothingLogged(trend: trend.name, day: day)
    }
    return QuestOutcome(QuestChanges(trend: trend, days: [change], didChange: true), day: day)
  }
}
