import CardModel

/// A line of a report, and what it is about: a terminal shows it in a colour.
package struct DeskLine: Hashable, Sendable {
  package var text: String
  package var kind: Kind

  package init(_ text: String, _ kind: Kind = .plain) {
    self.text = text
    self.kind = kind
  }

  package enum Kind: Sendable {
    case plain
    case good
    case warning
    case failure
    case removed
    case added
  }
}

extension CardLint {
  /// The report: a table of the cards, what breaks a law, how the type reads, and a count.
  package var lines: [DeskLine] {
    var lines = table
    for card in cards where !card.verdicts.isEmpty || card.noteCount > 0 || cards.count == 1 {
      lines.append(DeskLine(""))
      lines.append(DeskLine("\(card.name) (\(card.language))"))
      lines += card.noteLines + card.verdictLines
      if cards.count == 1 || card.failsLegibility { lines += card.typeTable }
    }
    if isEstimate { lines += [DeskLine(""), DeskLine(Self.estimate, .warning)] }
    return lines + [DeskLine(""), DeskLine(count, failed == 0 ? .good : .failure)]
  }

  private static let estimate =
    "an estimate: widths are from a table; without --estimate the fonts measure, and near a limit they decide"

  private var count: String {
    let noun = cards.count == 1 ? "card" : "cards"
    return "\(cards.count) \(noun), \(laws.count) laws: \(cards.count - failed) passed, \(failed) failed"
  }

  private var table: [DeskLine] {
    let heading = ["card", "language", "points", "worst", "over", "verdict"]
    let rows = cards.map { card in
      [
        card.name, card.language, Figure.text(card.height, 0),
        card.worst.map { "\(Figure.text($0.legibility.ratio, 2)) : 1" } ?? "", card.worst?.legibility.light ?? "",
        card.summary,
      ]
    }
    let lines = PlainTable.lines([heading] + rows, numbers: [2, 3])
    return zip(lines, [nil] + cards.map { Optional($0) }).map { line, card in
      DeskLine(line, card.map { $0.passes ? .good : .failure } ?? .plain)
    }
  }
}

extension LintedCard {
  fileprivate var summary: String {
    let (failed, others) = (failedLaws.count, noteCount + verdicts.count { $0.severity != .failure })
    let rest = others == 0 ? "" : ", \(others) to consider"
    return (failed == 0 ? "passes" : "\(failed) \(failed == 1 ? "law fails" : "laws fail")") + rest
  }

  fileprivate var noteCount: Int { warnings.count + unlistedWarnings }

  /// What the reader did not understand: a mistyped key is a block that is missing.
  fileprivate var noteLines: [DeskLine] {
    let rest = unlistedWarnings == 0 ? [] : ["and \(unlistedWarnings) more of such notes"]
    return (warnings + rest).map { DeskLine("  \(Verdict.Severity.warning.padded)  \($0)", .warning) }
  }

  /// A line for each verdict, and below the last that it answers, the repair of several: it is said once.
  fileprivate var verdictLines: [DeskLine] {
    verdicts.indices.flatMap { index -> [DeskLine] in
      let verdict = verdicts[index]
      let line = DeskLine("  \(verdict.severity.padded)  \(verdict.words(at: lines, hasRepair: false))", verdict.severity.kind)
      guard let repair = verdict.repair, !verdicts[(index + 1)...].contains(where: { $0.repair == repair }) else {
        return [line]
      }
      return [line, DeskLine("  repair   \(repair.words(at: lines))", .good)]
    }
  }

  fileprivate var failsLegibility: Bool { failedLaws.contains(LegibleType.law.number) }

  /// How each role of text reads at worst.
  fileprivate var typeTable: [DeskLine] {
    let heading = ["  type", "asked", "worst", "over", "at", "Lc"]
    let rows = type.map { reading in
      let legibility = reading.legibility
      return [
        "  \(reading.role.rawValue)", Figure.text(legibility.asked, 1), Figure.text(legibility.ratio, 2),
        legibility.light, Figure.text(legibility.y, 0), Figure.text(abs(legibility.readability), 0),
      ]
    }
    let isFine = type.map { $0.legibility.isEnough }
    return zip(PlainTable.lines([heading] + rows, numbers: [1, 2, 4, 5]), [true] + isFine).map {
      DeskLine($0, $1 ? .plain : .failure)
    }
  }
}

extension Verdict.Severity {
  fileprivate var kind: DeskLine.Kind {
    switch self {
    case .failure: .failure
    case .warning: .warning
    case .advice: .plain
    }
  }

  fileprivate var padded: String { rawValue + String(repeating: " ", count: max(0, 7 - rawValue.count)) }
}
