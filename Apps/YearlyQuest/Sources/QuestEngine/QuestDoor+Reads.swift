extension QuestDoor {
  /// The trends a person may be offered, sorted by name; removed ones are not among them.
  public func trends() throws(QuestFailure) -> [Trend] {
    try records.trends().filter { !$0.isRemoved }.sorted(by: Trend.isOfferedBefore)
  }

  /// The trends the person removed, sorted by name.
  public func removedTrends() throws(QuestFailure) -> [Trend] {
    try records.trends().filter(\.isRemoved).sorted(by: Trend.isOfferedBefore)
  }

  /// The trend of an identifier, a removed one too; `nil` when there is none.
  public func trend(_ id: Trend.ID) throws(QuestFailure) -> Trend? {
    try records.trends().first { $0.id == id }
  }

  /// The trend of a name, whatever its case and accents.
  ///
  /// - Throws: ``QuestFailure/removedTrend(_:)``, ``QuestFailure/unknownTrend(_:nearest:)``
  public func trend(named name: String) throws(QuestFailure) -> Trend {
    let all = try records.trends()
    let wanted = name.folded
    let alike = all.filter { $0.name == name || $0.name.folded == wanted }
    let offered = alike.filter { !$0.isRemoved }
    // A store from when less was folded may offer two names that are alike now: each answers to its own.
    if let found = offered.first(where: { $0.name == name }) ?? offered.first { return found }
    if let removed = alike.first { throw .removedTrend(removed.name) }
    throw .unknownTrend(
      name, nearest: Likeness.nearest(to: name, among: all.filter { !$0.isRemoved }.map(\.name)))
  }

  /// The removed trend of a name, whatever its case and accents; of several, the one that was logged last.
  ///
  /// - Throws: ``QuestFailure/notRemoved(_:)``, ``QuestFailure/unknownTrend(_:nearest:)``
  public func removedTrend(named name: String) throws(QuestFailure) -> Trend {
    let all = try records.trends().sorted(by: Trend.isOfferedBefore)
    let wanted = name.folded
    let alike = all.filter { $0.name == name || $0.name.folded == wanted }
    let removed = alike.filter(\.isRemoved)
    guard let first = removed.first else {
      if let offered = alike.first { throw .notRemoved(offered.name) }
      throw .unknownTrend(name, nearest: Likeness.nearest(to: name, among: all.filter(\.isRemoved).map(\.name)))
    }
    guard removed.count > 1 else { return first }
    let entries = try records.allEntries()
    let lastDay = { (trend: Trend) in entries[trend.id]?.last?.day ?? QuestDay(year: 0) }
    return removed.max { lastDay($0) < lastDay($1) } ?? first
  }

  /// The offered trends a spoken or typed text may mean, sorted by name.
  ///
  /// A trend called exactly so (but for case and accents) is the only one; else all whose name holds the text.
  public func trends(matching text: String) throws(QuestFailure) -> [Trend] {
    let wanted = text.folded
    guard !wanted.isEmpty else { return [] }
    let offered = try trends().map { (trend: $0, name: $0.name.folded) }
    if let exact = offered.first(where: { $0.name == wanted }) { return [exact.trend] }
    return offered.filter { $0.name.contains(wanted) }.map(\.trend)
  }

  /// What stands on a trend's day (`nil`: today).
  public func entry(of trend: Trend.ID, on day: QuestDay? = nil) throws(QuestFailure) -> QuestEntry? {
    let day = if let day { day } else { try today() }
    return try records.entries(trend: trend, in: day...day)[day]
  }

  /// The week of a trend that holds a day (`nil`: today), as the week view and the card draw it.
  ///
  /// - Throws: ``QuestFailure/missingTrend(_:)``, ``QuestFailure/noSuchDay(_:)``
  public func week(for trend: Trend.ID, holding day: QuestDay? = nil) throws(QuestFailure) -> QuestWeek {
    guard let trend = try self.trend(trend) else { throw .missingTrend(trend) }
    return try week(for: trend, holding: day)
  }

  /// The week of each offered trend, sorted by name.
  public func weeks(holding day: QuestDay? = nil) throws(QuestFailure) -> [QuestWeek] {
    var weeks: [QuestWeek] = []
    for trend in try trends() { weeks.append(try week(for: trend, holding: day)) }
    return weeks
  }

  /// A year of a trend, as the year view draws it.
  ///
  /// - Throws: ``QuestFailure/missingTrend(_:)``, ``QuestFailure/noSuchDay(_:)``
  public func year(_ year: Int? = nil, for trend: Trend.ID) throws(QuestFailure) -> QuestYear {
    guard let trend = try self.trend(trend) else { throw .missingTrend(trend) }
    let year = if let year { year } else { try today().year }
    guard let first = try years(year...year, of: [trend]).first else { throw .noSuchDay(QuestDay(year: year)) }
    return first
  }

  /// Some years of some trends: trend by trend, year by year.
  ///
  /// - Throws: ``QuestFailure/noSuchDay(_:)`` for a year that cannot be written with four digits.
  public func years(_ years: ClosedRange<Int>, of trends: [Trend]) throws(QuestFailure) -> [QuestYear] {
    for bound in [years.lowerBound, years.upperBound] where !QuestCalendar.years.contains(bound) {
      throw .noSuchDay(QuestDay(year: bound))
    }
    let calendar = surroundings.calendar
    let today = try today()
    let first = try calendar.firstWeekday()
    let shapes = years.map { calendar.shape(of: $0, firstWeekday: first) }
    let answers = try records.years(years)
    return trends.flatMap { trend in
      let said = Dictionary(answers[trend.id, default: []].map { ($0.year, $0) }) { _, later in later }
      return shapes.map { shape in
        QuestYear(
          trend: trend, answers: said[shape.year] ?? YearAnswers(year: shape.year), shape: shape, today: today)
      }
    }
  }

  /// Everything logged, by trend sorted by name, removed trends too.
  public func history() throws(QuestFailure) -> [TrendHistory] {
    let entries = try records.allEntries()
    return try records.trends().sorted(by: Trend.isOfferedBefore).map { trend in
      TrendHistory(trend: trend, entries: entries[trend.id] ?? [])
    }
  }

  private func week(for trend: Trend, holding day: QuestDay?) throws(QuestFailure) -> QuestWeek {
    let calendar = surroundings.calendar
    let today = try today()
    let first = try calendar.firstWeekday()
    if let day, !calendar.contains(day) { throw .noSuchDay(day) }
    let days = calendar.week(of: day ?? today, firstWeekday: first)
    guard let start = days.min(), let end = days.max() else { throw .noSuchDay(day ?? today) }
    let entries = try records.entries(trend: trend.id, in: start...end)
    return QuestWeek(trend: trend, days: days, firstWeekday: first, today: today, entries: entries)
  }
}

extension Trend {
  static func isOfferedBefore(_ one: Trend, _ other: Trend) -> Bool {
    (one.name.folded, one.name, one.id.uuidString) < (other.name.folded, other.name, other.id.uuidString)
  }
}
