import Foundation
import IntentWords

extension KeyReading {
  /// The key with its place: `App/Localizable.xcstrings:12  %lld days`.
  var heading: String {
    let place = line > 0 ? "\(path):\(line)" : path
    return ShownText(place).text + "  " + ShownText(key).isolated(rightToLeft: false)
  }

  /// Every language side by side: a row for each count, or, where there are none, for each language.
  /// - Parameter width: the columns of the terminal; nil: however wide.
  package func lines(width: Int?) -> [String] {
    [heading, ""] + TextTable(rows: isOneRow ? languageRows : countRows).lines(width: width)
  }

  private var isOneRow: Bool { readings.allSatisfy { $0.count == nil && $0.phrase == nil } }

  private var languageRows: [TextTable.Row] {
    let hasMarks = readings.contains { !$0.mark.isEmpty }
    return readings.flatMap { reading in
      [.cells([.init(reading.languageName), reading.cell] + (hasMarks ? [.init(reading.mark)] : []))]
        + reading.problemRows
    }
  }

  private var countRows: [TextTable.Row] {
    let texts = Dictionary(grouping: readings, by: \.language)
    let columns = [self].languages.compactMap { texts[$0] }
    let marked = columns.map { column in column.contains { !$0.mark.isEmpty } }
    func row(_ label: String, _ texts: [(text: TextTable.Cell, mark: String)]) -> TextTable.Row {
      let cells = zip(texts, marked).flatMap { cell, isMarked in
        [cell.text] + (isMarked ? [TextTable.Cell(cell.mark)] : [])
      }
      return .cells([TextTable.Cell(label, isNumber: true)] + cells)
    }
    let heading = row("", columns.map { (TextTable.Cell($0.first?.languageName ?? ""), "") })
    return (0..<(columns.map(\.count).max() ?? 0)).reduce(into: [heading]) { rows, place in
      let readings = columns.map { place < $0.count ? $0[place] : nil }
      let label = readings.lazy.compactMap { $0?.label }.first ?? ""
      rows.append(row(label, readings.map { ($0?.cell ?? TextTable.Cell(""), $0?.mark ?? "") }))
      rows += readings.compactMap { $0 }.flatMap(\.problemRows)
    }
  }
}

extension [KeyReading] {
  /// In the order in which they were read.
  fileprivate var languages: [String] {
    var seen: Set<String> = []
    return flatMap { $0.readings.map(\.language).filter { seen.insert($0).inserted } }
  }

  /// Every sentence, language by language and key by key.
  /// - Parameter width: the columns of the terminal; nil: however wide.
  package func sentences(width: Int?) -> [String] {
    let texts = map { Dictionary(grouping: $0.readings, by: \.language) }
    return languages.enumerated().flatMap { place, language in
      (place > 0 ? [""] : []) + [TextReading.name(of: language), ""]
        + zip(self, texts).flatMap { key, texts in
          [key.heading] + TextTable(rows: Self.rows(texts[language] ?? [])).lines(width: width)
        }
    }
  }

  private static func rows(_ readings: [TextReading]) -> [TextTable.Row] {
    let hasMarks = readings.contains { !$0.mark.isEmpty }
    return readings.flatMap { reading -> [TextTable.Row] in
      let indent = String(repeating: " ", count: 4 - Swift.min(reading.label.count, 4))
      let marks = hasMarks ? [TextTable.Cell(reading.mark)] : []
      return [.cells([TextTable.Cell(indent + reading.label), reading.cell] + marks)] + reading.problemRows
    }
  }
}

extension TextReading {
  fileprivate static func name(of language: String) -> String {
    if let pseudo = Pseudolanguage(tag: language) { return pseudo.rawValue }
    let name = Languages.name(language)
    return name == language ? name : "\(name) (\(language))"
  }

  fileprivate var languageName: String { Self.name(of: language) }

  /// What stands in front of the text.
  fileprivate var label: String { count?.text ?? phrase.map { "\($0)" } ?? "" }

  fileprivate var cell: TextTable.Cell {
    let language = reading.language ?? language
    let text = ShownText(reading.text)
    let isRightToLeft = text.hasDirection && Locale.Language(identifier: language).characterDirection == .rightToLeft
    return TextTable.Cell(wrapping: text, isRightToLeft: isRightToLeft)
  }

  /// The categories that were chosen, and what was read instead of a text.
  fileprivate var mark: String {
    let forms = reading.forms.map { chosen in
      chosen.form == chosen.category
        ? chosen.category.rawValue : "\(chosen.category.rawValue) → \(chosen.form?.rawValue ?? "nothing")"
    }
    let origin: String? =
      switch instead {
      case .language(let language): "from \(language)"
      case .defaultValue: "default"
      case .key: "key"
      case nil: nil
      }
    return (forms + (origin.map { [$0] } ?? [])).joined(separator: ", ")
  }

  fileprivate var problemRows: [TextTable.Row] {
    problems.map { .line("      ! \(language): \($0.description)") }
  }
}
