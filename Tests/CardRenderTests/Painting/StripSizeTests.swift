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
