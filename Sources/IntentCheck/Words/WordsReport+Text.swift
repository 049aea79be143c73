import Foundation

extension WordsReport {
  /// The table of languages, a line each under its heading; the columns line up.
  package var table: [String] {
    guard !languages.isEmpty else { return [] }
    let heading = ["language", "translated", "new", "needs review", "missing", "empty", ""]
    let rows = languages.map { health in
      // What steers a terminal is written out first: the columns must line up with it.
      [ShownText("\(health.name) (\(health.language))").text]
        + [health.translated, health.new, health.needsReview, health.missing, health.empty].map { "\($0)" }
        + [health.isSource ? "source" : "\(health.percentage) %"]
    }
    let widths = heading.indices.map { column in ([heading] + rows).map { TextWidth.of($0[column]) }.max() ?? 0 }
    return ([heading] + rows).map { row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - TextWidth.of(row[column]))
        return column == 0 ? row[column] + space : space + row[column]
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The last line: how much was read, and what was found.
  package var summary: String {
    let read = "\(catalogs.counted("catalog")), \(keys.counted("key")), \(languages.count.counted("language"))"
    return "\(read): \(findings.bySeverity)"
  }

  /// What was not read, in one line; nil where all was.
  package var unread: String? {
    var parts: [String] = []
    if isCut {
      parts.append(
        "what lies beyond \(ProjectFolder.fileLimit) files or \(ProjectFolder.depthLimit) folders deep, so nothing "
          + "that the sources ask for is certain")
    }
    if let first = passedOver.first {
      let others = passedOver.count - 1
      parts.append(
        "\(first)\(others > 0 ? " and \(others.counted("other"))" : ""), which cannot be read, is of another file "
          + "system, is too large, or nests too deep: it may ask for any key")
    }
    return parts.isEmpty ? nil : "not read: \(parts.joined(separator: "; "))"
  }
}
