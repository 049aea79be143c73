import QuestEngine

extension QuestStore: QuestRecords {
  /// Makes a change under the write lock, and keeps what stood before.
  /// - Throws: what `plan` throws, ``QuestFailure/takenName(_:existing:)``, ``QuestFailure/store(_:path:)``
  public func change(
    _ kind: QuestCommand.Kind, from source: QuestSource,
    _ plan: (any QuestReading) throws(QuestFailure) -> QuestPlan
  ) throws(QuestFailure) -> QuestChanges {
    try writing { (connection) throws(QuestFailure) in
      let plan = try plan(StoreReader(connection: connection))
      let made = try connection.make(plan.edits)
      if !made.images.isEmpty { try Journal(connection: connection).keep(made.images, of: kind, from: source) }
      return QuestChanges(trend: plan.trend, days: made.days, didChange: !made.images.isEmpty)
    }
  }

  /// Takes back the last change of a day; nil when the day is clear and was so before.
  /// - Throws: ``QuestFailure/store(_:path:)``
  public func takeBack(trend: Trend.ID, day: QuestDay) throws(QuestFailure) -> QuestChange? {
    try writing { (connection) throws(QuestFailure) in
      let journal = Journal(connection: connection)
      let last = try journal.last(of: trend, on: day)
      // A change that is no longer kept, or was none of ours: all that is known is that the day is logged.
      let made = try connection.make([last?.image ?? .noEntry(trend: trend, day: day)])
      if let last { try journal.drop(last.id, of: trend, on: day) }
      return made.images.isEmpty ? nil : made.days.first
    }
  }

  /// Takes back the last change; nil when none is kept.
  /// - Throws: ``QuestFailure/takenName(_:existing:)``, ``QuestFailure/store(_:path:)``
  public func takeBackLast() throws(QuestFailure) -> QuestChanges? {
    try writing { (connection) throws(QuestFailure) in
      let journal = Journal(connection: connection)
      let reader = StoreReader(connection: connection)
      guard let last = try journal.last(), let first = last.images.last else { return nil }
      let before = try reader.trend(first.trend)
      let made = try connection.make(last.images)
      try journal.drop(last.id)
      guard let trend = try reader.trend(first.trend) ?? before else { return nil }
      return QuestChanges(trend: trend, days: made.days, didChange: !made.images.isEmpty, undone: last.kind)
    }
  }

  /// Every trend, removed ones too; a row that cannot be read is left out.
  /// - Throws: ``QuestFailure/store(_:path:)``
  public func trends() throws(QuestFailure) -> [Trend] {
    try use { (connection) throws(QuestFailure) in try StoreReader(connection: connection).trends() }
  }

  /// The entries of a trend, by day.
  /// - Throws: ``QuestFailure/store(_:path:)``
  public func entries(
    trend: Trend.ID, in days: ClosedRange<QuestDay>
  ) throws(QuestFailure) -> [QuestDay: QuestEntry] {
    try use { (connection) throws(QuestFailure) in
      try StoreReader(connection: connection).entries(trend: trend, in: days)
    }
  }

  /// Every entry, by trend and in the order of the days.
  /// - Throws: ``QuestFailure/store(_:path:)``
  public func allEntries() throws(QuestFailure) -> [Trend.ID: [QuestEntry]] {
    try use { (connection) throws(QuestFailure) in try StoreReader(connection: connection).allEntries() }
  }

  /// What stands on the days of some years, packed for pictures.
  /// - Throws: ``QuestFailure/store(_:path:)``
  public func years(_ years: ClosedRange<Int>) throws(QuestFailure) -> [Trend.ID: [YearAnswers]] {
    try use { (connection) throws(QuestFailure) in try StoreReader(connection: connection).years(years) }
  }

  private func writing<Value: Sendable>(
    _ body: (Connection) throws(QuestFailure) -> Value
  ) throws(QuestFailure) -> Value {
    try use { (connection) throws(QuestFailure) in
      try connection.writing { () throws(QuestFailure) in try body(connection) }
    }
  }
}

extension Connection {
  /// Makes edits in their order: what brings back what stood before, and the days they were about.
  fileprivate func make(_ edits: [QuestEdit]) throws(QuestFailure) -> (images: [QuestEdit], days: [QuestChange]) {
    let reader = StoreReader(connection: self)
    let writer = StoreWriter(connection: self)
    var images: [QuestEdit] = []
    var days: [QuestChange] = []
    for edit in edits {
      let image = try writer.make(edit)
      if let image { images.append(image) }
      guard let day = edit.day else { continue }
      let after = try reader.entry(of: edit.trend, on: day)
      days.append(QuestChange(before: image.map(\.entry) ?? after, after: after))
    }
    return (images, days)
  }
}

extension QuestEdit {
  fileprivate var trend: Trend.ID {
    switch self {
    case .trend(let trend): trend.id
    case .noTrend(let id): id
    case .entry(let entry): entry.trend
    case .noEntry(let trend, _): trend
    }
  }

  fileprivate var day: QuestDay? {
    switch self {
    case .trend, .noTrend: nil
    case .entry(let entry): entry.day
    case .noEntry(_, let day): day
    }
  }

  fileprivate var entry: QuestEntry? {
    if case .entry(let entry) = self { entry } else { nil }
  }
}
