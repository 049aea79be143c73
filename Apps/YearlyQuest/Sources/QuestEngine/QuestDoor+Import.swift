extension QuestDoor {
  func take(in days: [ImportedDay]) throws(QuestFailure) -> QuestOutcome {
    guard !days.isEmpty else { throw .nothingToImport }
    let days = try fitting(days)
    let changes = try records.change(.import, from: surroundings.source) { (reading) throws(QuestFailure) in
      var trends = ImportedTrends(existing: try reading.trends(), identifiers: surroundings.identifiers)
      var edits: [QuestEdit] = []
      for ((name, isRemoved), lines) in groups(of: days) {
        let (trend, isNew) = try trends.trend(of: lines, name: name, isRemoved: isRemoved)
        if isNew { edits.append(.trend(trend)) }
        edits += lines.map { .entry(entry(of: $0, for: trend)) }
      }
      return QuestPlan(for: trends.first ?? Trend(id: surroundings.identifiers.next()), edits)
    }
    return QuestOutcome(changes)
  }

  private func fitting(_ days: [ImportedDay]) throws(QuestFailure) -> [ImportedDay] {
    var fitting: [ImportedDay] = []
    for var day in days {
      do throws(QuestFailure) {
        day.trend = try FittingText.cleaned(day.trend, as: .trendName)
        day.description = try FittingText.cleaned(day.description, as: .option)
        day.color = try OptionColors.cleaned(day.color)
        day.note = try FittingText.cleanedNote(day.note)
        day.day = try pastDay(day.day)
        guard day.maxValue >= Trend.fewestOptions - 1 else {
          throw .tooFewOptions(day.maxValue + 1, fewest: Trend.fewestOptions)
        }
        guard day.maxValue < Trend.mostOptions else {
          throw .tooManyOptions(day.maxValue + 1, most: Trend.mostOptions)
        }
        guard (0...day.maxValue).contains(day.value) else { throw .unfitValue(day.value, greatest: day.maxValue) }
      } catch {
        throw .unfitLine(day.line, because: error)
      }
      fitting.append(day)
    }
    return fitting
  }

  /// The lines of each trend, in the order in which the trends come up.
  private func groups(of days: [ImportedDay]) -> [((name: String, isRemoved: Bool), [ImportedDay])] {
    var places: [String: Int] = [:]
    var groups: [((name: String, isRemoved: Bool), [ImportedDay])] = []
    for day in days {
      let key = (day.isRemoved ? "1" : "0") + day.trend.folded
      if let place = places[key] {
        groups[place].1.append(day)
      } else {
        places[key] = groups.count
        groups.append(((day.trend, day.isRemoved), [day]))
      }
    }
    return groups
  }

  private func entry(of day: ImportedDay, for trend: Trend) -> QuestEntry {
    QuestEntry(
      id: surroundings.identifiers.next(), trend: trend.id, day: day.day, description: day.description,
      color: day.color, value: day.value, maxValue: day.maxValue, note: day.note, source: day.source)
  }
}

/// The trends that imported days belong to: those that are there, and those that must be made.
private struct ImportedTrends {
  let existing: [Trend]
  let identifiers: QuestIdentifiers
  private(set) var first: Trend?

  init(existing: [Trend], identifiers: QuestIdentifiers) {
    self.existing = existing
    self.identifiers = identifiers
  }

  mutating func trend(
    of lines: [ImportedDay], name: String, isRemoved: Bool
  ) throws(QuestFailure) -> (Trend, isNew: Bool) {
    let wanted = name.folded
    let found = existing.first { $0.isRemoved == isRemoved && $0.name.folded == wanted }
    let trend =
      found
      ?? Trend(id: identifiers.next(), name: name, options: Self.options(of: lines), isRemoved: isRemoved)
    first = first ?? trend
    return (trend, found == nil)
  }

  /// An export tells only the options that were logged: the newest line of each place names it, and one that was
  /// never logged is called by its place until the person gives it its name again.
  private static func options(of lines: [ImportedDay]) -> [Trend.Option] {
    let newest = lines.sorted { $0.day < $1.day }
    let count = (newest.last?.maxValue ?? 1) + 1
    let colors = OptionColors.ramp(count)
    var options: [Trend.Option] = []
    var taken: Set<String> = []
    for place in 0..<count {
      let line = newest.last { $0.value == place && $0.maxValue == count - 1 && !taken.contains($0.description.folded) }
      var description = line?.description ?? String(place + 1)
      while !taken.insert(description.folded).inserted { description += "′" }
      options.append(Trend.Option(description: description, color: line?.color ?? colors[place]))
    }
    return options
  }
}
