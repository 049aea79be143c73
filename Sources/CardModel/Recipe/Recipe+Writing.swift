import IntentWords

extension Recipe {
  /// A card as a recipe, the same text for the same card.
  /// - Parameter languages: what its texts are read in, best first, as BCP 47 tags.
  package static func text(of card: Card, in languages: [String] = ["en"]) -> String {
    let writer = Writer(languages: languages)
    var lines = ["// A card"]
    for block in card.blocks { lines += writer.lines(of: block) }
    lines += writer.lines(ofWells: card.blocks.flatMap(\.wells))
    if let accent = card.accent { lines.append("accent: \(accent.hex)") }
    if let material = card.material { lines += Writer.lines(of: material) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a recipe must say of a material that was another, and what no longer, in one line.
  static func words(of material: MaterialSettings, after old: MaterialSettings) -> String {
    let (lines, oldLines) = (Writer.lines(of: material), Writer.lines(of: old))
    func key(_ line: String) -> Substring { line.prefix { $0 != ":" } }
    let keys = lines.map(key)
    let said = lines.filter { !oldLines.contains($0) }.joined(separator: ", ")
    let gone = oldLines.map(key).filter { !keys.contains($0) }.joined(separator: ", ")
    if gone.isEmpty { return "say of the material: \(said)" }
    return said.isEmpty ? "say no longer of the material: \(gone)" : "say of the material: \(said); no longer: \(gone)"
  }

  /// A number as short as reads back the same.
  static func written(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private struct Writer {
    let languages: [String]

    func lines(of block: Card.Block) -> [String] {
      switch block {
      case .eyebrow(let text): line("eyebrow", text)
      case .headline(let text): line("headline", text)
      case .row(let row): pairs("row", [[row.label, row.value, row.unit].map { $0.map(text) ?? "" }])
      case .columns(let cells): pairs("columns", cells.map { [text($0.label), text($0.value)] })
      case .sentence(let text): line("line", text)
      case .chip(let text): line("chip", text)
      case .footnote(let text): line("note", text)
      case .week(let week): lines(of: week)
      case .year(let year): lines(of: year)
      case .wells, .unknown: []
      }
    }

    func lines(ofWells wells: [Card.Well]) -> [String] {
      let keys = ["primary", "secondary"]
      return wells.map { (VisibleText.escaped(read($0.title), alsoEscaping: ["[", "]"]), $0.isOn) }
        .filter { !$0.0.isEmpty }.enumerated().map { index, well in
          let mark = well.1.map { $0 ? "[x] " : "[ ] " } ?? ""
          return "\(index < keys.count ? keys[index] : "well"): \(mark)\(well.0)"
        }
    }

    static func lines(of material: MaterialSettings) -> [String] {
      var lines = ["material:", "finish: \(material.finish.rawValue)"]
      if let ink = material.ink { lines.append("ink: \(ink.hex)") }
      if let type = material.type { lines.append("type: \(type.rawValue)") }
      if let wells = material.wells { lines.append("wells: \(wells.rawValue)") }
      for dial in Dial.allCases {
        if let value = material[dial] { lines.append("\(dial.rawValue): \(written(value))") }
      }
      return lines
    }

    private func lines(of week: Card.Week) -> [String] {
      let days = week.days.map { day in
        [text(day.label)] + (day.entry.map(parts) ?? ["", "", ""]) + [day.isToday ? "today" : ""]
      }
      return pairs("week", days) + (days.isEmpty ? [] : spoken(week.spoken))
    }

    private func lines(of year: Card.Year) -> [String] {
      guard !year.months.isEmpty else { return [] }
      let entries = year.distinctEntries
      let numbers = Dictionary(uniqueKeysWithValues: zip(entries, entries.indices))
      let months = year.months.map { month in
        let days = month.days.map { $0.flatMap { numbers[$0] }.map(String.init) ?? "." }.joined(separator: " ")
        return "month: " + joined([text(month.label), days, month.today.map(String.init) ?? ""])
      }
      let legend = pairs("year", entries.map(parts))
      return (legend.isEmpty ? ["year:"] : legend) + months + spoken(year.spoken)
    }

    private func parts(_ entry: Card.Entry) -> [String] {
      ["\(entry.value)/\(entry.greatest)", entry.color ?? "", entry.letter.map(text) ?? ""]
    }

    private func spoken(_ words: Resource?) -> [String] { words.map { line("spoken", $0) } ?? [] }

    private func line(_ key: String, _ words: Resource) -> [String] {
      let shown = VisibleText.escaped(read(words))
      return shown.isEmpty ? [] : ["\(key): \(shown)"]
    }

    private func pairs(_ key: String, _ cells: [[String]]) -> [String] {
      let value = cells.map(joined).joined(separator: " || ")
      return value.isEmpty ? [] : ["\(key): \(value)"]
    }

    /// Without the empty parts at the end.
    private func joined(_ parts: [String]) -> String {
      let count = parts.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
      return parts.prefix(count).joined(separator: " | ")
    }

    private func text(_ words: Resource) -> String { VisibleText.escaped(read(words), alsoEscaping: ["|"]) }

    private func read(_ words: Resource) -> String { words.reading(in: languages).text }
  }
}

extension Card.Block {
  fileprivate var wells: [Card.Well] {
    if case .wells(let wells) = self { wells } else { [] }
  }
}
