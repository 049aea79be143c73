/// The colours of the days of a grid: each once, with how far up and down the card it is seen.
///
/// Of hundreds of days a handful of colours: looked through, not hashed.
struct DayColors {
  private(set) var all: [Seen] = []

  struct Seen {
    var color: SRGB
    /// In points from the top of the card.
    var top: Double
    var bottom: Double
  }

  init(of block: PlacedBlock) {
    guard ["week", "year"].contains(block.kind) else { return }
    for shape in block.shapes {
      guard case .cell(let color, _) = shape.kind, shape.frame.width > Self.widestDot else { continue }
      if let known = all.firstIndex(where: { $0.color == color }) {
        all[known].top = min(all[known].top, shape.frame.y)
        all[known].bottom = max(all[known].bottom, shape.frame.maxY)
      } else {
        all.append(Seen(color: color, top: shape.frame.y, bottom: shape.frame.maxY))
      }
    }
  }

  /// A day without an entry is a dot.
  private static let widestDot = 2.0
  /// WCAG's ratio for what is no text.
  static let least = 3.0
}

extension DayColors.Seen {
  /// Where the colour stands out least from its ground.
  ///
  /// The ground changes in one direction, so that is at an end; where it is darker than the colour at one and lighter
  /// at the other, the colour is lost between them.
  func faintest(on card: PlacedCard) -> (ratio: Double, light: String) {
    let alphas = [top, bottom].map { card.material.fade.alpha(at: $0 / card.height) }
    let own = color.luminance
    var faintest = (ratio: Double.infinity, light: "")
    for light in PlatterLight.flat {
      let grounds = alphas.map { card.material.tint.over(light.base, alpha: $0).luminance }
      let isCrossed = (grounds[0] < own) != (grounds[1] < own)
      let ratio = isCrossed ? 1 : grounds.reduce(.infinity) { min($0, SRGB.contrast(between: own, and: $1)) }
      if ratio < faintest.ratio { faintest = (ratio, light.name) }
    }
    return faintest
  }

  /// The colour as the accent is worn: of the same hue, and standing out over every light.
  ///
  /// Where no mixture does, it stays as it is, and the law tells of it.
  func worn(on card: PlacedCard) -> SRGB {
    if faintest(on: card).ratio >= DayColors.least { return color }
    let grounds = PlatterLight.flat.flatMap { light in
      [top, bottom].map { card.material.ground(at: $0 / card.height, over: light.base) }
    }
    var worn = self
    worn.color = card.material.worn(color, onAll: grounds, contrast: DayColors.least)
    return worn.faintest(on: card).ratio >= DayColors.least ? worn.color : color
  }
}

extension PlacedCard {
  /// Each day in a colour that stands out from its ground, the same in all its days.
  mutating func wearDayColors() {
    for index in blocks.indices {
      // All at once: one may be worn as another is written.
      let pairs = DayColors(of: blocks[index]).all.map { ($0.color, $0.worn(on: self)) }
      blocks[index].replace(pairs.filter { $0 != $1 })
    }
  }
}

extension PlacedBlock {
  fileprivate mutating func replace(_ pairs: [(color: SRGB, worn: SRGB)]) {
    guard !pairs.isEmpty else { return }
    for index in shapes.indices {
      guard case .cell(let color, let corner) = shapes[index].kind else { continue }
      guard let worn = pairs.first(where: { $0.color == color })?.worn else { continue }
      shapes[index].kind = .cell(worn, corner: corner)
    }
    for index in texts.indices {
      guard let worn = pairs.first(where: { texts[index].ground == .solid($0.color) })?.worn else { continue }
      texts[index].ground = .solid(worn)
      texts[index].color = worn.blackOrWhite
    }
  }
}
