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
}
