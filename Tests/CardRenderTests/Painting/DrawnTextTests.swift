import CardModel
import CardRender
import IntentWords
import Testing

@Suite("The text on a drawn card")
struct DrawnTextTests {
  @Test("stands on the layout's baseline, in its colour", arguments: [1, 2, 3])
  func baseline(scale: Int) throws {
    let card = try Shared.placed(Card([.headline(Resource(key: "HHH"))]))
    let text = try #require(card.texts.first)
    let drawn = try difference(card, scale: scale)
    // Inter's capitals are 0.727 em high.
    let (top, bottom) = (text.baseline - text.face.size * 0.727, text.baseline)
    #expect(abs(Double(try #require(drawn.rows.last) + 1) / Double(scale) - bottom) < 1 / Double(scale))
    #expect(abs(Double(try #require(drawn.rows.first)) / Double(scale) - top) < 1 / Double(scale) + 0.01)
    #expect(abs(Double(try #require(drawn.columns.first)) / Double(scale) - text.frame.x) < 3)
    #expect(abs(Double(try #require(drawn.columns.last)) / Double(scale) - text.frame.maxX) < 3)
    #expect(drawn.colors.contains(text.color))
  }

  @Test("has the space of its tracking behind its last letter, on whichever side that is", arguments: [false, true])
  func tracking(isRightToLeft: Bool) throws {
    // A letter of the same shape from both sides, so that all space beside it but the tracking is alike.
    var card = try Shared.placed(Card([.eyebrow(Resource(key: "HHH"))]))
    card.blocks[0].texts[0].isRightToLeft = isRightToLeft
    let text = try #require(card.texts.first)
    let drawn = try difference(card, scale: 4)
    let left = Double(try #require(drawn.columns.first)) / 4 - text.frame.x
    let right = text.frame.maxX - Double(try #require(drawn.columns.last) + 1) / 4
    #expect(abs((isRightToLeft ? left - right : right - left) - text.face.tracking) < 0.51)
  }

  @Test("is as opaque as the layout says, emoji too", arguments: ["HHH", "👍👍"])
  func opacity(word: String) throws {
    let card = try Shared.placed(Card([.headline(Resource(key: word))]))
    let whole = try difference(card, scale: 1).strength
    for (opacity, range) in [(0.5, 0.45...0.55), (0, 0...0)] {
      var half = card
      half.blocks[0].texts[0].opacity = opacity
      #expect(range.contains(Double(try difference(half, scale: 1).strength) / Double(whole)))
    }
  }

  @Test("is the same in a strip as alone, and in every row and column")
  func strip() throws {
    let cards = try [Shared.preset("figures"), Shared.preset("week", in: "ar"), Shared.preset("glass")]
    let lights = [PlatterLight.light[0], .dark[1], .colored]
    let painter = try Shared.painter
    let strip = try painter.strip(of: cards, over: lights, scale: 2)
    var y = 0
    for card in cards {
      let alone = try lights.map { try painter.picture(of: card, over: $0, scale: 2) }
      let rows = try #require(alone.first).height
      for row in 0..<rows {
        let line = alone.flatMap { $0.pixels[(row * $0.width * 4)..<((row + 1) * $0.width * 4)] }
        #expect(Array(strip.pixels[((y + row) * strip.width * 4)..<((y + row + 1) * strip.width * 4)]) == line)
      }
      y += rows
    }
    #expect(y == strip.height)
  }

  @Test(
    "a picture that nobody can look at is refused",
    arguments: [(1e9, 2), (.nan, 2), (.infinity, 1), (100, 0), (100, -1), (100, .max), (-200, 1), (12_000, 2)])
  func tooLarge(height: Double, scale: Int) throws {
    var card = try Shared.preset("day")
    card.height = height
    let problem = #expect(throws: CardRenderProblem.self) {
      _ = try Shared.painter.picture(of: card, over: nil, scale: scale)
    }
    guard case .tooLarge? = problem else {
      Issue.record("\(problem.debugDescription)")
      return
    }
  }

  /// What the texts of a card change on it, without the margin: in pixels.
  private func difference(
    _ card: PlacedCard, scale: Int
  ) throws -> (rows: [Int], columns: [Int], colors: Set<SRGB>, strength: Int) {
    let painter = try Shared.painter
    let with = try painter.picture(of: card, over: .dark[1], scale: scale, margin: 0)
    let without = try painter.picture(of: card.withoutTexts, over: .dark[1], scale: scale, margin: 0)
    var (rows, columns, colors, strength) = (Set<Int>(), Set<Int>(), Set<SRGB>(), 0)
    for y in 0..<with.height {
      for x in 0..<with.width {
        guard let one = with.pixel(x: x, y: y)?.color, let other = without.pixel(x: x, y: y)?.color else { continue }
        let distance = one.distance(to: other)
        strength += distance
        guard distance > 24 else { continue }
        rows.insert(y)
        columns.insert(x)
        colors.insert(one)
      }
    }
    return (rows.sorted(), columns.sorted(), colors, strength)
  }
}
