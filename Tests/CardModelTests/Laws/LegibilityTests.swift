import Testing

@testable import CardModel

@Suite("Legibility finds the worst place of a line")
struct LegibilityTests {
  /// Of the third, red falls toward a dark light while the other channels rise.
  private static let inks = ["0A0A0B", "231A26", "550000", "16202E\nfinish: glass"]

  private static func recipe(ink: String, rest: String = "") -> String {
    "// A card\neyebrow: A\nchip: B\nheadline: On\nrow: A | 1 | m\nline: Some prose.\nnote: n\nprimary: P\n"
      + "accent: 5C7A9E\nmaterial:\nink: \(ink)\n\(rest)"
  }

  /// Looked at in a hundred heights of every light, each reckoned from the material itself.
  private func leastRatio(of text: PlacedText, on card: PlacedCard) -> Double {
    var least = Double.infinity
    for light in PlatterLight.flat {
      for step in 0...100 {
        let y = text.band.lowerBound + (text.band.upperBound - text.band.lowerBound) * Double(step) / 100
        var ground = card.material.ground(at: y / card.height, over: light.base)
        if text.ground == .chip { ground = card.material.chipGround(accent: card.accent, over: ground) }
        if text.ground == .well { ground = card.material.wellGround(over: ground) }
        least = min(least, text.color.over(ground, alpha: text.opacity).contrast(with: ground))
      }
    }
    return least
  }

  @Test(
    "no height of any light reads worse", arguments: inks, ["", "fadeCurve: 2\n", "floor: 0.88\n", "type: published\n"])
  func worst(ink: String, rest: String) throws {
    let card = try Recipe.read(Self.recipe(ink: ink, rest: rest)).card
    let placed = CardLayout(measurer: TableMeasurer()).placed(card, in: ["en"])
    for text in placed.texts {
      let least = leastRatio(of: text, on: placed)
      let found = Legibility(of: text, on: placed).ratio
      // A line that turns from lighter to darker than its ground is taken for unreadable.
      #expect(found < least * 1.01)
      #expect(found > least * 0.97 || found == 1, "\(text.text): \(found), \(least)")
    }
  }

  @Test("a line that is lighter than its ground at the top and darker at the bottom does not read")
  func turning() throws {
    let card = try Recipe.read(
      "// A card\nheadline: On\nmaterial:\ntype: published\ntopOpacity: 1\nfadeEnd: 0.9\nfadeCurve: 1\n"
    ).card
    let placed = CardLayout(measurer: TableMeasurer()).placed(card, in: ["en"])
    var text = try #require(placed.texts.first)
    text.color = placed.ground(x: 0, y: text.baseline - text.face.capHeight / 2, over: PlatterLight.light[0])
    #expect(Legibility(of: text, on: placed, over: [PlatterLight.light[0]]).ratio == 1)
  }

  @Test("the figure of advice is that of the worst ground")
  func readability() throws {
    let placed = CardLayout(measurer: TableMeasurer())
      .placed(try Recipe.read(Self.recipe(ink: "0A0A0B")).card, in: ["en"])
    let text = try #require(placed.texts.first { $0.role == .sentence })
    let figures = PlatterLight.flat.flatMap { light in
      (0...50).map { step in
        let y = text.band.lowerBound + (text.band.upperBound - text.band.lowerBound) * Double(step) / 50
        return abs(text.color.readability(on: placed.ground(x: 0, y: y, over: light)))
      }
    }
    #expect(abs(abs(Legibility(of: text, on: placed).readability) - (figures.min() ?? 0)) < 0.1)
  }

  @Test("is nowhere over the coloured light worse than over the flat ones, so it is not judged", arguments: CardPreset.all)
  func colored(_ preset: CardPreset) {
    let placed = CardLayout(measurer: TableMeasurer()).placed(preset.card, in: ["en"])
    for text in placed.texts {
      let least = Legibility(of: text, on: placed).ratio
      for x in stride(from: 0, through: 1, by: 0.05) {
        let y = text.baseline / placed.height
        let color = PlatterLight.colored.color(x: x, y: y, aspect: placed.height / placed.width)
        let ratio = Legibility(of: text, on: placed, over: [PlatterLight(name: "", base: color)]).ratio
        #expect(ratio >= least, "\(text.text) \(color.hex) \(ratio) \(least)")
      }
    }
  }
}
