import CardModel
import CardRender
import Testing

@Suite("A strip")
struct StripSizeTests {
  private func strip(_ count: Int, scale: Int) throws -> Picture {
    let cards = try CardPreset.all.prefix(count).map { try Shared.placed($0.card) }
    return try Shared.painter.strip(of: cards, over: PlatterLight.flat, scale: scale)
  }

  @Test("may have more pixels than a picture of one card: states and lights at three pixels a point are drawn")
  func large() throws {
    let strip = try strip(3, scale: 3)
    #expect(strip.width == 6 * 3 * 372 && strip.width * strip.height > 16 << 20)
  }

  @Test("says in the margin above each card which it is and over what, dark on light and light on dark, and nowhere else")
  func names() throws {
    let cards = try [Shared.preset("week"), Shared.preset("glass")]
    let lights = [PlatterLight.light[0], .dark[1]]
    let bare = try Shared.painter.strip(of: cards, over: lights, scale: 1)
    let named = try Shared.painter.strip(of: cards, named: ["fresh", "a \u{202E}long " + String(repeating: "漢", count: 90)], over: lights, scale: 1)
    try #require(named.width == bare.width && named.height == bare.height)
    let second = Int((cards[0].height + 32).rounded(.up))
    var changed: [Int: Set<Bool>] = [:]
    for y in 0..<bare.height {
      for x in 0..<bare.width {
        guard let was = bare.pixel(x: x, y: y)?.color, let now = named.pixel(x: x, y: y)?.color, was != now else { continue }
        #expect((0..<16).contains(y) || (second..<(second + 16)).contains(y), "\(x) \(y)")
        changed[(y < 16 ? 0 : 2) + (x < 372 ? 0 : 1), default: []].insert(now.luminance > was.luminance)
      }
    }
    #expect(changed == [0: [false], 1: [true], 2: [false], 3: [true]])
  }

  @Test("is refused where it would have more than 64 Mi, and says how many there may be")
  func tooLarge() throws {
    let problem = #expect(throws: CardRenderProblem.self) { try strip(4, scale: 8) }
    guard case .tooLarge(_, let height, 8, most: 64 << 20) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(height > 1000)
  }
}
