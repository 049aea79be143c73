import IntentWords

/// A grid can be read without colour and without sight.
package enum GridReads: CompositionLaw {
  package static let law = Law(
    number: 11, name: "grid-reads", statement: "A grid can be read without colour and without sight.",
    reason: "One person in twelve confuses red and green, and who hears the card hears its summary alone.",
    source: "WCAG 2.2, 1.4.1 Use of Color and 1.1.1 Non-text Content")

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    card.blocks.enumerated().flatMap { number, block -> [Verdict] in
      switch block {
      case .week(let week):
        return verdicts(on: faulty([week.days.map(\.entry)]), spoken: week.spoken, of: block, number)
      case .year(let year):
        return verdicts(on: faulty(year.months.map(\.days)), spoken: year.spoken, of: block, number)
      default: return []
      }
    }
  }

  /// A year has hundreds of entries and few answers: what was sound once is not looked at again.
  private static func faulty(_ months: [[Card.Entry?]]) -> [Card.Entry] {
    var faulty: [Card.Entry] = []
    var sound: [Facts] = []
    for days in months {
      for index in days.indices {
        // The whole entry, with its letter, is not copied for that.
        guard let value = days[index]?.value, let greatest = days[index]?.greatest else { continue }
        let facts = Facts(
          value: value, greatest: greatest, color: days[index]?.color, hasLetter: days[index]?.letter != nil)
        if sound.contains(facts) { continue }
        guard let entry = days[index] else { continue }
        if !isSound(entry) {
          faulty.append(entry)
        } else if sound.count < most {
          sound.append(facts)
        }
      }
    }
    return faulty
  }

  /// Answers that are remembered: where each day has another, looking through them costs more than looking at the day.
  private static let most = 16

  /// What decides whether an entry is sound.
  private struct Facts: Equatable {
    let value: Int
    let greatest: Int
    let color: String?
    let hasLetter: Bool
  }

  private static func isSound(_ entry: Card.Entry) -> Bool {
    guard isWithin(entry) else { return false }
    guard let color = entry.color else { return true }
    return entry.letter != nil && SRGB(hex: color) != nil
  }

  private static func isWithin(_ entry: Card.Entry) -> Bool {
    entry.greatest >= 1 && (0...entry.greatest).contains(entry.value)
  }

  /// - Parameter faulty: in order; of those that are alike only the first is told of.
  private static func verdicts(
    on faulty: [Card.Entry], spoken: Resource?, of block: Card.Block, _ number: Int
  ) -> [Verdict] {
    var seen: Set<Card.Entry> = []
    var verdicts: [Verdict] = []
    func add(_ severity: Verdict.Severity, _ finding: Verdict.Finding) {
      verdicts.append(Verdict(law, severity, block: number, finding))
    }
    for entry in faulty where seen.insert(entry).inserted {
      if !isWithin(entry) {
        add(.failure, .valueBeyond(value: entry.value, greatest: entry.greatest))
      }
      if let color = entry.color, SRGB(hex: color) == nil { add(.failure, .unreadableColor(color)) }
      if let color = entry.color, entry.letter == nil { add(.failure, .colorAlone(color: color)) }
    }
    if spoken == nil { add(.warning, .notSpoken(kind: block.kind)) }
    return verdicts
  }
}
