import IntentWords

/// Reads a recipe line by line, and keeps what it did not understand.
struct RecipeReader {
  private static let warningLimit = 100

  private var blocks: [Card.Block] = []
  /// Where each of them began.
  private var lines: [Int] = []
  private var wells: [(rank: Int, well: Card.Well)] = []
  private var firstWellLine: Int?
  private var accent: SRGB?
  private var material: MaterialSettings?
  /// The entries of the year that is being read.
  private var entries: [Card.Entry] = []
  /// Where keys that may stand once stood.
  private var said: [String: Int] = [:]
  private var warnings: [RecipeWarning] = []
  private var unlisted = 0
  private var number = 0

  mutating func read(_ line: RecipeLine, number: Int) {
    self.number = number
    switch line {
    case .nothing: break
    case .unreadable(let text): warn(.noColon(text))
    case .pair(let name, let value):
      guard let key = RecipeKey(rawValue: name) else { return warnOfKey(name) }
      read(key, value)
      if blocks.count > lines.count { lines.append(number) }
      if firstWellLine == nil, !wells.isEmpty { firstWellLine = number }
    }
  }

  func reading() throws -> Recipe.Reading {
    // Stable, so that wells of one key stay in the order of their lines.
    let ordered = wells.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    let all = blocks + (wells.isEmpty ? [] : [.wells(ordered.map(\.element.well))])
    guard !all.isEmpty || accent != nil else { throw Recipe.Failure.nothingToShow(warnings) }
    return Recipe.Reading(
      card: Card(all, accent: accent, material: material), lines: lines + [firstWellLine].compactMap(\.self),
      warnings: warnings.filter { !isMoot($0) }, unlisted: unlisted)
  }

  /// Glass is white, whatever its ink: known only when all of the material is.
  private func isMoot(_ warning: RecipeWarning) -> Bool {
    guard material?.finish == .glass, case .darkenedInk = warning.problem else { return false }
    return true
  }

  private mutating func read(_ key: RecipeKey, _ value: String) {
    if value.isEmpty, !key.mayBeEmpty { return warn(.emptyValue(key: key.rawValue)) }
    switch key {
    case .eyebrow: blocks.append(.eyebrow(words(value)))
    case .headline: blocks.append(.headline(words(value)))
    case .line: blocks.append(.sentence(words(value)))
    case .chip: blocks.append(.chip(words(value)))
    case .note: blocks.append(.footnote(words(value)))
    case .row: readRow(value)
    case .columns: readColumns(value)
    case .week: readWeek(value)
    case .year: readYear(value)
    case .month: readMonth(value)
    case .spoken: readSpoken(value)
    case .primary, .secondary, .well: readWell(key, value)
    case .accent:
      if isFirst(key) { accent = color(key, value) ?? accent }
    case .material: material = material ?? MaterialSettings()
    default:
      guard isFirst(key) else { return }
      var settings = material ?? MaterialSettings()
      read(key, value, into: &settings)
      material = settings
    }
  }
}

// MARK: - Blocks

extension RecipeReader {
  private mutating func readRow(_ value: String) {
    let parts = parts(RecipeValue.cells(of: value).flatMap(\.self), most: 3, key: .row)
    blocks.append(
      .row(
        Card.Row(
          label: .verbatim(parts[0]), value: .verbatim(parts[1]), unit: parts[2].isEmpty ? nil : .verbatim(parts[2]))))
  }

  private mutating func readColumns(_ value: String) {
    let cells = RecipeValue.cells(of: value).map { cell in
      let parts = parts(cell, most: 2, key: .columns)
      return Card.Cell(label: .verbatim(parts[0]), value: .verbatim(parts[1]))
    }
    blocks.append(.columns(cells))
  }

  private mutating func readWeek(_ value: String) {
    let days = RecipeValue.cells(of: value).map { cell in
      let parts = parts(cell, most: 5, key: .week)
      if !["", "today"].contains(parts[4]) { warn(.notAToday(parts[4])) }
      return Card.Day(
        label: .verbatim(parts[0]), entry: entry(Array(parts[1...3]), key: .week), isToday: parts[4] == "today")
    }
    blocks.append(.week(Card.Week(days: days)))
  }

  private mutating func readYear(_ value: String) {
    let cells = value.isEmpty ? [] : RecipeValue.cells(of: value)
    // A place is kept for an entry that cannot be read, so that the numbers of the others still hold.
    entries = cells.map { entry(parts($0, most: 3, key: .year), key: .year) ?? Card.Entry(value: 0, greatest: 1) }
    blocks.append(.year(Card.Year(months: [])))
  }

  private mutating func readMonth(_ value: String) {
    // Taken out and put back: a year that is also held by the list would be copied for each of its months.
    guard case .year? = blocks.last, case .year(var year)? = blocks.popLast() else {
      return warn(.nothingAbove(key: RecipeKey.month.rawValue))
    }
    let parts = parts(RecipeValue.cells(of: value).flatMap(\.self), most: 3, key: .month)
    let days = parts[1].split { $0 == " " || $0 == "\t" }.map { day(String($0)) }
    let today = Int(parts[2]).flatMap { $0 >= 1 && $0 <= days.count ? $0 : nil }
    if today == nil, !parts[2].isEmpty { warn(.notAToday(parts[2])) }
    year.months.append(Card.Month(label: .verbatim(parts[0]), days: days, today: today))
    blocks.append(.year(year))
  }

  private mutating func day(_ text: String) -> Card.Entry? {
    if text == "." { return nil }
    if let number = Int(text), entries.indices.contains(number) { return entries[number] }
    warn(.notADay(text))
    return nil
  }

  private mutating func readSpoken(_ value: String) {
    switch blocks.last {
    case .week(var week):
      week.spoken = words(value)
      blocks[blocks.count - 1] = .week(week)
    case .year(var year):
      year.spoken = words(value)
      blocks[blocks.count - 1] = .year(year)
    default: warn(.nothingAbove(key: RecipeKey.spoken.rawValue))
    }
  }

  private mutating func readWell(_ key: RecipeKey, _ value: String) {
    let rank = key == .primary ? 0 : key == .secondary ? 1 : 2
    let isOn: Bool? = value.hasPrefix("[x]") ? true : value.hasPrefix("[ ]") ? false : nil
    let title = isOn == nil ? value : String(value.dropFirst(3)).trimmed
    guard !title.isEmpty else { return warn(.emptyValue(key: key.rawValue)) }
    wells.append((rank, Card.Well(title: words(title), isOn: isOn)))
  }

  /// The entry of a day: `value/greatest`, colour, letter.
  private mutating func entry(_ parts: [String], key: RecipeKey) -> Card.Entry? {
    guard !parts[0].isEmpty else {
      if parts.contains(where: { !$0.isEmpty }) { warn(.partsWithoutEntry(key: key.rawValue)) }
      return nil
    }
    let figures = parts[0].split(separator: "/", omittingEmptySubsequences: false).map { Int($0.filter { $0 != " " }) }
    guard figures.count == 2, let value = figures[0], let greatest = figures[1] else {
      warn(.notAnEntry(parts[0]))
      return nil
    }
    return Card.Entry(
      value: value, greatest: greatest, color: parts[1].isEmpty ? nil : color(key, parts[1])?.hex,
      letter: parts[2].isEmpty ? nil : .verbatim(parts[2]))
  }
}

// MARK: - The material

extension RecipeReader {
  private mutating func read(_ key: RecipeKey, _ value: String, into settings: inout MaterialSettings) {
    switch key {
    case .finish: settings.finish = name(key, value) ?? settings.finish
    case .type: settings.type = name(key, value)
    case .wells: settings.wells = name(key, value)
    case .ink:
      guard let given = color(key, value) else { return }
      settings.ink = given
      if let used = settings.ink, used != given { warn(.darkenedInk(given, used: used)) }
    default:
      guard let dial = Dial(rawValue: key.rawValue) else { return }
      guard let given = Double(value), given.isFinite else {
        return warn(.notANumber(key: key.rawValue, value))
      }
      settings[dial] = given
      if let used = settings[dial], used != given { warn(.outOfRange(dial, given, used: used)) }
    }
  }

  private mutating func name<Name: RawRepresentable<String> & CaseIterable>(_ key: RecipeKey, _ value: String) -> Name?
  {
    let name = Name(rawValue: value.lowercased())
    if name == nil { warn(.unknownName(key: key.rawValue, value, known: Name.allCases.map(\.rawValue))) }
    return name
  }
}

// MARK: - Parts and warnings

extension RecipeReader {
  private mutating func words(_ value: String) -> Resource { .verbatim(text(value)) }

  private mutating func text(_ value: String) -> String {
    let (text, unknown) = RecipeValue.text(of: value)
    for sign in unknown { warn(.unknownEscape(sign)) }
    return text
  }

  /// So many parts, without escapes; those that are not written are empty.
  private mutating func parts(_ written: [String], most: Int, key: RecipeKey) -> [String] {
    if written.count > most { warn(.surplusParts(key: key.rawValue, most: most)) }
    return (0..<most).map { $0 < written.count ? text(written[$0]) : "" }
  }

  /// Six digits; a `#` before them is a habit of the trade.
  private mutating func color(_ key: RecipeKey, _ value: String) -> SRGB? {
    let color = SRGB(hex: value.hasPrefix("#") ? String(value.dropFirst()) : value)
    if color == nil { warn(.notAColor(key: key.rawValue, value)) }
    return color
  }

  private mutating func isFirst(_ key: RecipeKey) -> Bool {
    guard let first = said[key.rawValue] else {
      said[key.rawValue] = number
      return true
    }
    warn(.repeated(key: key.rawValue, first: first))
    return false
  }

  private mutating func warnOfKey(_ name: String) {
    // A recipe of a million unknown keys is still read at once.
    let nearest = warnings.count < Self.warningLimit && name.utf8.count <= 40 ? RecipeKey.nearest(to: name) : nil
    warn(.unknownKey(name, nearest: nearest?.rawValue))
  }

  private mutating func warn(_ problem: RecipeWarning.Problem) {
    if warnings.count < Self.warningLimit {
      warnings.append(RecipeWarning(line: number, problem: problem))
    } else {
      unlisted += 1
    }
  }
}
