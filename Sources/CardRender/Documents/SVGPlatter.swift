import CardModel

/// A light behind a card, to the edges of its picture.
struct SVGPlatter {
  let light: PlatterLight
  let card: PlacedCard
  let margin: Double

  var definitions: [String] {
    light.spots.enumerated().map { number, spot in
      let color = Markup.color(spot.color)
      let fade = [("0", "1"), ("1", "0")].map { offset, opacity in
        Markup.element("stop", [("offset", offset), ("stop-color", color), ("stop-opacity", opacity)])
      }
      return Markup.element(
        "radialGradient",
        [
          ("id", "spot\(number + 1)"), ("gradientUnits", "userSpaceOnUse"), ("cx", Markup.number(spot.x * card.width)),
          ("cy", Markup.number(spot.y * card.height)), ("r", Markup.number(max(spot.radius * card.width, 0))),
        ], fade.joined())
    }
  }

  var elements: [String] {
    ([Markup.color(light.base)] + light.spots.indices.map { "url(#spot\($0 + 1))" }).map { fill in
      Markup.element(
        "rect",
        [
          ("x", Markup.number(-margin)), ("y", Markup.number(-margin)),
          ("width", Markup.number(card.width + 2 * margin)), ("height", Markup.number(card.height + 2 * margin)),
          ("fill", fill),
        ])
    }
  }
}
