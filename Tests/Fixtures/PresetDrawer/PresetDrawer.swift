import CardModel
import CardRender

/// Draws every preset in a process of its own: the pictures must be those that any other process draws.
@main
struct PresetDrawer {
  /// - Throws: what stands in the way of a picture.
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    let typesetter = try Typesetter(FontSet())
    let painter = CardPainter(typesetter)
    for preset in CardPreset.all {
      let card = CardLayout(measurer: PangoMeasurer(typesetter)).placed(preset.card, in: ["en"])
      try PNGWriter.write(try painter.picture(of: card, over: .colored), to: "\(folder)/\(preset.name).png")
    }
  }
}
