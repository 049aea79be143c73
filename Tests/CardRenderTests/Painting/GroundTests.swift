import CardModel
import CardRender
import Testing

@Suite("The ground of a drawn card")
struct GroundTests {
  @Test(
    "is what the laws compute, at every height, over every flat light",
    arguments: ["day", "glass", "year", "low type"])
  func computed(name: String) throws {
    let card = try Shared.preset(name)
    for light in PlatterLight.flat {
      let picture = try Shared.painter.picture(of: card, over: light, scale: 2)
      for row in 0..<Int(card.height * 2) where row > 100 && row < Int(card.height * 2) - 100 {
        let y = (Double(row) + 0.5) / 2
        let expected = card.ground(x: 12.25, y: y, over: light)
        let drawn = try #require(picture.pixel(x: 2 * 16 + 24, y: 2 * 16 + row))
        #expect(drawn.alpha == 255)
        #expect(drawn.color.distance(to: expected) <= 1, "\(light.name), \(y): \(drawn.color.hex), not \(expected.hex)")
      }
    }
  }

  @Test("lets a coloured light through where it is computed to")
  func colored() throws {
    let card = try Shared.preset("day").withoutTexts
    let picture = try Shared.painter.picture(of: card, over: .colored, scale: 1)
    for y in stride(from: 60, to: Int(card.height) - 60, by: 7) {
      for x in [12, 170, 328] where card.blocks.allSatisfy({ $0.shapes.allSatisfy { $0.frame.y > Double(y) + 1 } }) {
        let expected = card.ground(x: Double(x) + 0.5, y: Double(y) + 0.5, over: .colored)
        let drawn = try #require(picture.pixel(x: x + 16, y: y + 16)).color
        // Five lights are laid over one another, each rounded to eight bits.
        #expect(drawn.distance(to: expected) <= 3)
      }
    }
    let beside = try #require(picture.pixel(x: 4, y: 40)).color
    let light = PlatterLight.colored.color(
      x: (4.5 - 16) / card.width, y: (40.5 - 16) / card.height, aspect: card.height / card.width)
    #expect(beside.distance(to: light) <= 3)
  }

  @Test("is nothing outside of its corners, and whole inside them")
  func corners() throws {
    let card = try Shared.preset("year").withoutTexts
    let picture = try Shared.painter.picture(of: card, over: nil, scale: 2, margin: 10)
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    for row in 0..<picture.height {
      #expect(picture.pixel(x: 19, y: row)?.alpha == 0 && picture.pixel(x: right - 19, y: row)?.alpha == 0)
    }
    // A round corner of 42 points begins 12.3 points from each side on the diagonal, Apple's a little sooner.
    for (away, isInk) in [(11.0, false), (13.5, true)] {
      let pixels = Int((away + 10) * 2)
      let (left, top) = (pixels, pixels)
      for (x, y) in [(left, top), (right - left, top), (left, bottom - top), (right - left, bottom - top)] {
        #expect((picture.pixel(x: x, y: y)?.alpha ?? 0 > 100) == isInk)
      }
    }
    // Along the edge it gives way 1.53 radii before the corner: at 50 points it is no longer straight, at 66 it is.
    #expect(try #require(picture.pixel(x: 20 + 100, y: 20)).alpha < 250)
    #expect(try #require(picture.pixel(x: 20 + 132, y: 20)).alpha >= 249)
  }

  @Test("has an edge that is lit from the leading corner")
  func rim() throws {
    let card = try Shared.preset("year")
    let picture = try Shared.painter.picture(of: card, over: .dark[1], scale: 2, margin: 0)
    func brightness(_ x: Int, _ y: Int) throws -> Int { Int(try #require(picture.pixel(x: x, y: y)).color.green) }
    #expect(try brightness(1, 160) > brightness(6, 160) + 30)
    #expect(try brightness(1, 160) > brightness(picture.width - 2, 160) + 20)
  }
}

extension SRGB {
  /// Of the channel that differs most.
  func distance(to other: SRGB) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
  }
}
