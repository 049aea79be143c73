/// A card has one week of seven days, or one year of its months.
package enum OneGrid: CompositionLaw {
  package static let law = Law(
    number: 8, name: "one-grid", statement: "A card has one week of seven days, or one year of its months.",
    reason: "A grid is a picture; two compete, and what is more than a week or a year is not drawn.",
    source: "StageDoor")

  private static let daysOfWeek = 7
  /// Some calendars have thirteen.
  private static let months = 13
  private static let daysOfMonth = 31

  package static func verdicts(on card: Card, in languages: [String]) -> [Verdict] {
    let numbers = card.blocks.indices.filter { ["week", "year"].contains(card.blocks[$0].kind) }
    let second =
      numbers.count > 1
      ? [
        Verdict(
          law, .failure, block: numbers[1], .surplus(.blocks(kind: "week or year"), count: numbers.count, most: 1),
          repair: .removeBlocks(Array(numbers.dropFirst())))
      ] : []
    return second + numbers.flatMap { number in surplus(in: card.blocks[number], number) }
  }

  /// No repair: which days are meant, a person knows.
  private static func surplus(in block: Card.Block, _ number: Int) -> [Verdict] {
    func verdict(_ part: Verdict.Part, _ count: Int, most: Int) -> [Verdict] {
      count > most ? [Verdict(law, .failure, block: number, .surplus(part, count: count, most: most))] : []
    }
    switch block {
    case .week(let week): return verdict(.days, week.days.count, most: daysOfWeek)
    case .year(let year):
      let longest = year.months.map(\.days.count).max() ?? 0
      return verdict(.months, year.months.count, most: months) + verdict(.days, longest, most: daysOfMonth)
    default: return []
    }
  }
}
