import CardModel
import CardRender
import IntentWords
import Testing

@Suite("The shapes on a drawn card")
struct ShapeTests {
  /// A card of every shape.
  private static let card = Card([
    .eyebrow(Resource(key: "A")), .chip(Resource(key: "B")),
    .week(
      Card.Week(
        days: (0..<7).map { day in
          Card.Day(
            label: Resource(key: "Mo"), entry: day < 3 ? Card.Entry(value: 1, greatest: 2, color: "34C759") : nil,
            isToday: day == 2)
        })),
    .wells([Card.Well(title: Resource(key: "On"), isOn: true), Card.Well(title: Resource(key: "Off"), isOn: false)]),
  ])

  @Test(
    "a well is as dark in its middle as the laws compute, and darker along its upper edge",
    arguments: PlatterLight.flat)
  func well(light: PlatterLight) throws {
    let card = try Shared.preset("day").withoutTexts
    let well = try #require(card.blocks.last?.shapes.first?.frame)
    let picture = try Shared.painter.picture(of: card, over: light)
    let x = well.x + well.width / 2
    let middle = try #require(picture.at(x, well.midY))
    let ground = card.ground(x: x, y: well.midY, over: light)
    #expect(middle.distance(to: card.material.wellGround(over: ground)) <= 2)
    #expect(middle.luminance < ground.luminance)
    #expect(try #require(picture.at(x, well.y + 2)).luminance < middle.luminance)
    // Outside of the capsule's end nothing is carved.
    let beside = try #require(picture.at(well.x + 1, well.maxY - 1))
    #expect(beside.distance(to: card.ground(x: well.x + 1, y: well.maxY - 1, over: light)) <= 2)
  }

  @Test("a frosted well is as light in its middle as the laws compute", arguments: PlatterLight.flat)
  func frosted(light: PlatterLight) throws {
    let card = try Shared.preset("glass").withoutTexts
    #expect(card.material.wells == .frosted)
    let well = try #require(card.blocks.last?.shapes.first?.frame)
    let x = well.x + well.width / 2
    let middle = try #require(Shared.painter.picture(of: card, over: light).at(x, well.midY))
    let expected = card.material.wellGround(over: card.ground(x: x, y: well.midY, over: light))
    #expect(middle.distance(to: expected) <= 2)
  }

  @Test("a chip has the ground that the laws compute, within an edge of the accent")
  func chip() throws {
    let card = try Shared.placed(Self.card).withoutTexts
    let chip = try #require(card.blocks.first?.shapes.first?.frame)
    let picture = try Shared.painter.picture(of: card, over: .light[0])
    let x = chip.x + chip.width / 2
    let expected = card.material.chipGround(accent: card.accent, over: card.ground(x: x, y: chip.midY, over: .light[0]))
    let middle = try #require(picture.at(x, chip.midY))
    #expect(middle.distance(to: expected) <= 1)
    #expect(try #require(picture.at(x, chip.y + 0.25)).luminance > middle.luminance)
  }

  @Test("a day is a cell of its colour, without an entry an edge, and today has a ring")
  func week() throws {
    let card = try Shared.placed(Self.card).withoutTexts
    let picture = try Shared.painter.picture(of: card, over: .light[0])
    let shapes = try #require(card.blocks.first { $0.kind == "week" }).shapes
    var kinds: Set<String> = []
    for shape in shapes {
      let frame = shape.frame
      let middle = try #require(picture.at(frame.x + frame.width / 2, frame.midY))
      let edge = try #require(picture.at(frame.x + frame.width / 2, frame.y + 0.75))
      let ground = card.ground(x: frame.x, y: frame.midY, over: .light[0])
      switch shape.kind {
      case .cell(let color, _):
        kinds.insert("cell")
        #expect(middle == color && color == SRGB(hex: "34C759"))
      case .hollow:
        kinds.insert("hollow")
        #expect(middle.distance(to: ground) <= 3 && edge.luminance > middle.luminance)
      case .ring(let color, _):
        kinds.insert("ring")
        #expect(edge.distance(to: color) <= 1)
      default: Issue.record("no shape of a week")
      }
    }
    #expect(kinds == ["cell", "hollow", "ring"])
  }

  @Test(
    "a toggle tells its state by where its knob is, on the other side in the other direction",
    arguments: ["en", "ar"])
  func toggles(language: String) throws {
    let card = try Shared.placed(Self.card, in: language).withoutTexts
    let picture = try Shared.painter.picture(of: card, over: .light[0])
    for shape in try #require(card.blocks.last).shapes {
      guard case .toggle(let isOn) = shape.kind else { continue }
      let frame = shape.frame
      let ends = try [frame.x + frame.height / 2, frame.maxX - frame.height / 2].map {
        try #require(picture.at($0, frame.midY)).luminance
      }
      // On, the knob is dark in a light track; off, it is light in none.
      let knobIsAtRight = isOn ? ends[1] < ends[0] : ends[1] > ends[0]
      #expect(knobIsAtRight == (isOn == (language == "en")))
    }
  }

  @Test("the card of a language that is read from the right is the mirror of the other")
  func mirrored() throws {
    let cards = try ["en", "ar"].map { try Shared.placed(Self.card, in: $0).withoutTexts }
    let (one, other) = (
      try Shared.painter.picture(of: cards[0], over: .light[2]),
      try Shared.painter.picture(of: cards[1], over: .light[2])
    )
    #expect(one != other)
    var greatest = 0
    for y in 0..<one.height {
      for x in 0..<one.width {
        let left = try #require(one.pixel(x: x, y: y))
        let right = try #require(other.pixel(x: one.width - 1 - x, y: y))
        greatest = max(greatest, left.color.distance(to: right.color))
      }
    }
    // Edges that cross a pixel are not covered alike from both sides.
    #expect(greatest <= 16)
  }
}

extension Picture {
  /// The colour at a point of the card, at two pixels a point and with the standard margin.
  func at(_ x: Double, _ y: Double) -> SRGB? {
    pixel(x: Int((x + CardPainter.margin) * 2), y: Int((y + CardPainter.margin) * 2))?.color
  }
}
