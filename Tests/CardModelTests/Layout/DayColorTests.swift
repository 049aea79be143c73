import IntentWords
import Testing

@testable import CardModel

@Suite("The colour of a day") struct DayColorTests {
  private func placed(_ colors: [String], _ material: String = "") throws -> PlacedCard {
    let days = colors.enumerated().map { "D\($0.offset) | 0/2 | \($0.element) | G" }.joined(separator: " || ")
    let card = try Recipe.read("headline: H\nweek: \(days)\nspoken: s\n\(material)").card
    return CardLayout(measurer: TableMeasurer()).placed(card, in: ["en"])
  }

  private func fills(_ card: PlacedCard) -> [SRGB] {
    card.blocks.flatMap(\.shapes).compactMap { if case .cell(let color, _) = $0.kind { color } else { nil } }
  }

  private func contrast(_ color: SRGB, _ card: PlacedCard) throws -> Double {
    let frame = try #require(card.blocks.flatMap(\.shapes).first { $0.kind == .cell(color, corner: 9) }?.frame)
    return try #require(
      PlatterLight.flat.flatMap { light in
        [frame.y, frame.maxY].map { color.contrast(with: card.material.ground(at: $0 / card.height, over: light.base)) }
      }.min())
  }

  @Test("is left alone where it stands out")
  func kept() throws {
    #expect(try fills(placed(["34C759", "FFCC00", "FF3B30"])).map(\.hex) == ["34C759", "FFCC00", "FF3B30"])
  }

  @Test("gives way as little as is enough, of the same hue: lighter on ink, darker on glass", arguments: Finish.allCases)
  func givesWay(_ finish: Finish) throws {
    let colors = finish == .ink ? ["2E7D32", "C62828", "0A0A0B"] : ["F9A825", "34C759", "FFFFFF"]
    let card = try placed(colors, "finish: \(finish.rawValue)\n")
    let shown = fills(card)
    for (color, fill) in zip(colors.compactMap { SRGB(hex: $0) }, shown) {
      let ratio = try contrast(fill, card)
      // A step of eight bits more than is asked, at most.
      #expect((3..<3.1).contains(ratio), "\(color.hex) \(fill.hex) \(ratio)")
      #expect((fill.luminance > color.luminance) == (finish == .ink))
      let (was, now) = ([color.red, color.green, color.blue], [fill.red, fill.green, fill.blue])
      for (one, other) in [(0, 1), (1, 2), (0, 2)] where was[one] > was[other] { #expect(now[one] >= now[other]) }
    }
    #expect(shown.count == 3)
  }

  @Test("is one colour in all its days, and its letter reads on it")
  func oneColor() throws {
    let card = try placed(["2E7D32", "C62828", "2E7D32"])
    let shown = fills(card)
    #expect(shown[0] == shown[2] && shown[0] != SRGB(hex: "2E7D32"))
    for text in card.texts where text.role == .dayLetter {
      guard case .solid(let ground) = text.ground else { continue }
      #expect(shown.contains(ground) && text.color.contrast(with: ground) >= 4.5)
    }
  }

  @Test("stands out in the lowest of its days, too, where the ink is thinner")
  func lowest() throws {
    let months = (1...12).map { "month: M\($0) | \([1, 12].contains($0) ? "0" : ".")" }.joined(separator: "\n")
    let recipe = "headline: H\nyear: 2/2 | 2E7D32 | G\n\(months)\nspoken: s\ntopOpacity: 1\nfadeEnd: 1\nfadeCurve: 0.3\nfloor: 0.6\n"
    let card = CardLayout(measurer: TableMeasurer()).placed(try Recipe.read(recipe).card, in: ["en"])
    let cells = card.blocks.flatMap(\.shapes).filter { $0.frame.width > 2 }
    #expect(cells.count == 2 && cells[0].kind == cells[1].kind)
    guard case .cell(let color, _)? = cells.last?.kind, let frame = cells.last?.frame else { return }
    for light in PlatterLight.flat {
      #expect(color.contrast(with: card.material.ground(at: frame.maxY / card.height, over: light.base)) >= 3)
    }
    #expect(color != SRGB(hex: "2E7D32"))
  }

  @Test("is lost where its ground turns from darker to lighter")
  func crossed() throws {
    let card = try placed(["757575"], "topOpacity: 1\nfadeEnd: 1\nfadeCurve: 1\nfloor: 0\n")
    let seen = DayColors.Seen(color: try #require(SRGB(hex: "757575")), top: 0, bottom: card.height)
    #expect(seen.faintest(on: card).ratio == 1 && seen.faintest(on: card).light == "white")
    #expect(seen.worn(on: card) == seen.color)
  }
}
