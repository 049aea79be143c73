import IntentWords
import Testing

@testable import CardModel

@Suite("Two cards are compared as a person would")
struct CardDifferenceTests {
  private static let day =
    "eyebrow: TODAY\nheadline: In hand\nrow: READ | 45 | min\nrow: STEPS | 6,930\nnote: n\nprimary: Go\n"

  private func lines(_ before: String, _ after: String) throws -> [String] {
    let cards = try [before, after].map { try Recipe.read("// A card\n" + $0).card }
    return CardDifference(from: cards[0], to: cards[1], in: ["en"]).lines
  }

  /// What was done to the card of a day, and what is told of it.
  private static let table: [(after: String, told: [String])] = [
    (day, []),
    (day.replacing("In hand", with: "Slow"), ["changed block 2, headline: \"In hand\" became \"Slow\""]),
    (day.replacing("45", with: "46"), ["changed block 3, row: \"READ | 45 | min\" became \"READ | 46 | min\""]),
    (day.replacing("note: n\n", with: ""), ["removed block 5, footnote: \"n\""]),
    (day.replacing("row: READ | 45 | min\n", with: ""), ["removed block 3, row: \"READ | 45 | min\""]),
    (day.replacing("note: n", with: "line: More.\nnote: n"), ["added block 5, sentence: \"More.\""]),
    (day.replacing("eyebrow: TODAY\n", with: "") + "eyebrow: TODAY\n", ["moved block 1 to 5, eyebrow: \"TODAY\""]),
    (day.replacing("Go", with: "[x] Go"), ["changed block 6, wells: \"[Go]\" became \"[x] Go\""]),
    (
      day.replacing("row: READ | 45 | min\nrow: STEPS | 6,930\n", with: "row: STEPS | 7,000\nrow: READ | 45 | min\n"),
      ["changed block 3, row: \"STEPS | 6,930\" became \"STEPS | 7,000\""]
    ),
    (
      day.replacing("row: READ | 45 | min\nrow: STEPS | 6,930\n", with: "row: STEPS | 7,000\nrow: READ | 46\n"),
      [
        "changed block 3, row: \"STEPS | 6,930\" became \"STEPS | 7,000\"",
        "changed block 4, row: \"READ | 45 | min\" became \"READ | 46\"",
      ]
    ),
    (
      "headline: In hand\nline: New\nnote: m\n",
      [
        "removed block 1, eyebrow: \"TODAY\"", "removed block 3, row: \"READ | 45 | min\"",
        "removed block 4, row: \"STEPS | 6,930\"", "added block 2, sentence: \"New\"",
        "changed block 3, footnote: \"n\" became \"m\"", "removed block 6, wells: \"[Go]\"",
      ]
    ),
    (day + "accent: 5C7A9E\n", ["accent: C8B6A0 became 5C7A9E"]), (day + "accent: C8B6A0\n", []),
    (day + "material:\nfinish: ink\ntype: legible\n", []),
    (
      day + "material:\nfinish: glass\nink: 16202E\ntype: published\nwells: carved\nfloor: 0.88\ncorner: 40\n",
      [
        "finish: ink became glass", "ink: the standard one became 16202E", "type: legible became published",
        "wells: what suits the finish became carved", "floor: what the layout makes it became 0.88",
        "corner: what the layout makes it became 40",
      ]
    ),
  ]

  @Test("block by block, then accent and material", arguments: table)
  func told(after: String, told: [String]) throws {
    #expect(try lines(Self.day, after) == told)
  }

  @Test("a grid tells how many days changed, where its text does not show them")
  func grid() throws {
    let year = "headline: A\nyear: 0/2 | 34C759 | G || 1/2 | FFCC00 | O\nmonth: Jan | 0 1 . 0\nspoken: s\n"
    #expect(try lines(year, year.replacing("0 1 . 0", with: "1 1 . 1")) == ["changed block 2, year: 2 days changed"])
    #expect(
      try lines(year, year.replacing("spoken: s", with: "spoken: t"))
        == ["changed block 2, year: what \"Jan 3/4\" does not show changed"])
  }

  @Test("a card in words of a catalog and one in the same words verbatim are told apart")
  func resources() {
    let cards = [Card([.headline(.verbatim("A"))]), Card([.headline(Resource(key: "A"))])]
    #expect(
      CardDifference(from: cards[0], to: cards[1], in: ["en"]).lines
        == ["changed block 1, headline: what \"A\" does not show changed"])
  }

  @Test("what is compared the other way round tells the other way round", arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func symmetry(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (one, other) = (Self.random(&generator), Self.random(&generator))
    let there = CardDifference(from: one, to: other, in: ["en"])
    let back = CardDifference(from: other, to: one, in: ["en"])
    func count(_ difference: CardDifference) -> [Int] {
      [
        difference.changes.count { if case .added = $0 { true } else { false } },
        difference.changes.count { if case .removed = $0 { true } else { false } },
      ]
    }
    #expect(count(there) == count(back).reversed())
    #expect(CardDifference(from: one, to: one, in: ["en"]).changes.isEmpty)
    #expect(there == CardDifference(from: one, to: other, in: ["en"]))
  }

  private static func random(_ generator: inout SeededGenerator) -> Card {
    Card(
      (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        let text = Resource.verbatim(String(Int.random(in: 0...3, using: &generator)))
        return [Card.Block.eyebrow(text), .headline(text), .sentence(text), .row(.init(label: text, value: text))]
          .randomElement(using: &generator) ?? .headline(text)
      })
  }

  @Test("cards of thousands of blocks are compared too")
  func many() {
    let cards = [0, 1].map { part in
      Card((0..<20_000).map { .headline(.verbatim("\($0 * 2 + part)")) })
    }
    #expect(CardDifference(from: cards[0], to: cards[1], in: ["en"]).changes.count == 40_000)
  }
}

/// A generator that gives the same numbers for the same seed (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = seed
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
