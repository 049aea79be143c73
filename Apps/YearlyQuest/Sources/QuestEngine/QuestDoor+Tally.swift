extension QuestDoor {
  /// How a trend is going in the period that holds today.
  ///
  /// - Throws: ``QuestFailure/missingTrend(_:)``, ``QuestFailure/removedTrend(_:)``
  public func tally(of id: Trend.ID, in period: QuestPeriod) throws(QuestFailure) -> QuestTally {
    guard let trend = try trend(id) else { throw .missingTrend(id) }
    guard !trend.isRemoved else { throw .removedTrend(trend.name) }
    let said: [String]
    switch period {
    case .week: said = try week(for: id).entries.values.map(\.description)
    case .month: said = try answers(of: id, months: today().month...today().month)
    case .year: said = try answers(of: id, months: 1...12)
    }
    return QuestTally(trend: trend, period: period, said: said)
  }

  private func answers(of id: Trend.ID, months: ClosedRange<Int>) throws(QuestFailure) -> [String] {
    let answers = try year(for: id).answers
    return months.flatMap { month in (1...31).compactMap { answers.answer(month: month, day: $0)?.description } }
  }
}
