import QuestEngine

/// The interactive year: which trend and day stand out, and what the keys do. It knows no terminal.
struct YearScreen {
  let door: QuestDoor
  let words: Words
  let palette: Palette
  private(set) var trends: [Trend]
  private(set) var index: Int
  private(set) var day: QuestDay
  /// What the last key did.
  private(set) var message = ""
  var size: (columns: Int, rows: Int)

  /// - Throws: what the door throws; `nil` is what there is where there is no trend.
  init?(
    door: QuestDoor, words: Words, palette: Palette, name: String?, year: Int?, size: (columns: Int, rows: Int)
  ) throws(QuestFailure) {
    (self.door, self.words, self.palette, self.size) = (door, words, palette, size)
    trends = try door.trends()
    guard !trends.isEmpty else { return nil }
    index = 0
    day = try door.today()
    if let name {
      let wanted = try door.trend(named: name)
      index = trends.firstIndex { $0.id == wanted.id } ?? 0
    }
    if let year, year < day.year { day = QuestDay(year: year, month: 12, day: 31) }
  }

  private var trend: Trend { trends[min(index, trends.count - 1)] }

  /// The year as it is printed, where there are no keys.
  func text() throws(QuestFailure) -> String { try picture().text }

  /// What the person sees, in one line.
  func title() throws(QuestFailure) -> String { words.title(of: try picture().year) }

  /// Goes to a trend, on the day of today; trends may have come since the screen was made.
  mutating func show(_ id: Trend.ID) -> Result<String, QuestFailure> {
    message = ""
    do throws(QuestFailure) {
      try reload(keeping: id)
      guard trend.id == id else { return .failure(.missingTrend(id)) }
      day = try door.today()
      return .success(try title())
    } catch {
      return .failure(error)
    }
  }

  /// What the terminal shows, line by line, no longer and no wider than it is.
  func frame() throws(QuestFailure) -> [String] {
    var picture = try picture()
    picture.selected = day
    let entry = try door.entry(of: trend.id, on: day)
    let said = entry.map { "\(day)  \(words.name($0.description))" } ?? "\(day)"
    let note = entry.flatMap { $0.note.isEmpty ? nil : words.name($0.note) }
    let lines = picture.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    let below = ["", said + (note.map { "  “\($0)”" } ?? ""), message, ""] + words.keys.wrapped(to: size.columns)
    return Array((lines + below).prefix(size.rows))
  }

  private func picture() throws(QuestFailure) -> YearPicture {
    YearPicture(year: try door.year(day.year, for: trend.id), palette: palette, words: words, width: size.columns)
  }

  /// Does what a key says; whether to go on.
  mutating func press(_ key: YearKey) -> Bool {
    message = ""
    do throws(QuestFailure) {
      switch key {
      case .quit: return false
      case .other: break
      case .tab: index = (index + 1) % trends.count
      case .space: try logNext()
      case .undo: try undo()
      case .up, .down, .left, .right: try move(key)
      }
    } catch {
      message = words.line(for: error)
    }
    return true
  }

  private mutating func logNext() throws(QuestFailure) {
    let entry = try door.entry(of: trend.id, on: day)
    let place = entry.flatMap { said in trend.options.firstIndex { $0.description == said.description } }
    let next = place.map { ($0 + 1) % trend.options.count } ?? 0
    guard trend.options.indices.contains(next) else { return }
    message = words.logged(
      try door.perform(.logDay(trend: trend.id, option: trend.options[next].description, day: day)))
  }

  private mutating func undo() throws(QuestFailure) {
    let outcome = try door.perform(.undoLast)
    message = words.undone(outcome)
    try reload(keeping: outcome.trend.id)
    if let undone = outcome.day, try undone <= door.today() { day = undone }
  }

  /// The trends as they are now: another door may have changed them meanwhile.
  private mutating func reload(keeping id: Trend.ID) throws(QuestFailure) {
    let now = try door.trends()
    guard !now.isEmpty else { return }
    trends = now
    index = now.firstIndex { $0.id == id } ?? min(index, now.count - 1)
  }

  /// Along a week's column or a month's row: by a day one way, by what the picture's other way means else.
  private mutating func move(_ key: YearKey) throws(QuestFailure) {
    let showsWeeks = try picture().showsWeeks
    let isBack = key == .up || key == .left
    let isByDay = showsWeeks == (key == .up || key == .down)
    let moved =
      isByDay || showsWeeks ? try door.day((isByDay ? 1 : 7) * (isBack ? 1 : -1), before: day) : inNextMonth(isBack)
    // Nothing can be logged for a day to come, so nothing is selected there.
    if moved.year >= 1, try moved <= door.today() { day = moved }
  }

  private func inNextMonth(_ isBack: Bool) -> QuestDay {
    var moved = day
    moved.month += isBack ? -1 : 1
    if moved.month == 0 { (moved.year, moved.month) = (moved.year - 1, 12) }
    if moved.month == 13 { (moved.year, moved.month) = (moved.year + 1, 1) }
    let isLeap = moved.year % 4 == 0 && (moved.year % 100 != 0 || moved.year % 400 == 0)
    let lengths = YearShape(year: moved.year, firstWeekday: 1, startsOn: 1, isLeap: isLeap).monthLengths
    moved.day = min(moved.day, lengths[moved.month - 1])
    return moved
  }
}

extension String {
  /// The text in lines of at most `width` columns, broken at spaces.
  fileprivate func wrapped(to width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      let longer = (lines[lines.count - 1].isEmpty ? "" : lines[lines.count - 1] + " ") + word
      if TextWidth.columns(of: longer) <= width || lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
