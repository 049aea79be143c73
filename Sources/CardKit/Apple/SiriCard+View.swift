// Not compiled here: Documentation/Differences.md lists what it uses.
#if canImport(SwiftUI)
import AppIntents
import CardModel
import SwiftUI

// The conformance stands apart from the declaration: a view is bound to the main actor, and `perform()` makes the card
// outside it.
extension SiriCard: View {
  /// The card, drawn.
  public var body: some View { PlacedCardView(card: card, intents: controls.map(\.intent)) }
}

/// Draws a placed card: plain gradients and strokes, and no glass, within which the system drops a card.
private struct PlacedCardView: View {
  let card: Card
  let intents: [any AppIntent]
  @Environment(\.locale) private var locale

  var body: some View {
    let placed = CardLayout(measurer: CoreTextMeasurer()).placed(card, in: [locale.identifier(.bcp47)])
    ZStack(alignment: .topLeading) {
      CardGround(material: placed.material)
      ForEach(Array(placed.blocks.enumerated()), id: \.offset) { _, block in
        if block.kind == "wells" {
          PlacedWells(block: block, wells: card.wells, intents: intents, placed: placed)
        } else {
          PlacedBlockView(block: block, placed: placed)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: block.spoken))
        }
      }
    }
    .frame(width: placed.width, height: placed.height, alignment: .topLeading)
    // Places are from the left whatever the language: the layout has mirrored them.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Ink that thins out downward, and the edge of light around it.
private struct CardGround: View {
  let material: CardModel.Material

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: material.corner, style: .continuous)
    shape.fill(
      LinearGradient(
        stops: material.inkStops().map {
          Gradient.Stop(color: Color(material.tint).opacity($0.alpha), location: $0.position)
        },
        startPoint: .top, endPoint: .bottom)
    )
    .overlay(
      shape.strokeBorder(
        LinearGradient(
          stops: material.rimStops().map { Gradient.Stop(color: .white.opacity($0.alpha), location: $0.position) },
          startPoint: .topLeading, endPoint: .bottomTrailing),
        lineWidth: 1))
  }
}

private struct PlacedBlockView: View {
  let block: PlacedBlock
  let placed: PlacedCard

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(block.shapes.enumerated()), id: \.offset) { _, shape in
        PlacedShapeView(shape: shape, placed: placed).placed(in: shape.frame)
      }
      ForEach(Array(block.texts.enumerated()), id: \.offset) { _, text in
        PlacedTextView(text: text).placed(in: text.frame)
      }
    }
  }
}

private struct PlacedTextView: View {
  let text: PlacedText

  var body: some View {
    Text(verbatim: text.text)
      .font(text.face.font)
      .tracking(text.face.tracking)
      .foregroundStyle(Color(text.color).opacity(text.opacity))
      .lineLimit(1)
      .fixedSize()
  }
}

private struct PlacedShapeView: View {
  let shape: PlacedShape
  let placed: PlacedCard

  var body: some View {
    switch shape.kind {
    case .chip:
      Capsule().fill(Color(placed.accent).opacity(CardModel.Material.chipAlpha))
        .overlay(Capsule().strokeBorder(Color(placed.accent).opacity(CardModel.Material.chipEdgeAlpha), lineWidth: 1))
    case .well:
      Capsule().fill(Color(placed.material.wells.tint).opacity(placed.material.wellAlpha))
    case .toggle(let isOn):
      ToggleShape(look: ToggleLook(shape.frame, isOn: isOn, on: placed), isOn: isOn, frame: shape.frame)
    case .cell(let color, let corner): RoundedRectangle(cornerRadius: corner).fill(Color(color))
    case .hollow(let color, let corner):
      RoundedRectangle(cornerRadius: corner).strokeBorder(
        Color(color).opacity(DayLook.hollowAlpha), lineWidth: DayLook.hollowWidth)
    case .ring(let color, let corner):
      RoundedRectangle(cornerRadius: corner).strokeBorder(Color(color), lineWidth: DayLook.ringWidth(shape.frame))
    }
  }
}

/// The track and the knob of a toggle, which tell its state by a place.
private struct ToggleShape: View {
  let look: ToggleLook
  let isOn: Bool
  let frame: Frame

  var body: some View {
    ZStack(alignment: .topLeading) {
      if isOn {
        Capsule().fill(Color(look.color))
      } else {
        Capsule().strokeBorder(Color(look.color).opacity(look.alpha), lineWidth: look.edgeWidth)
      }
      Circle().fill(Color(look.knobColor).opacity(look.alpha))
        .placed(
          in: Frame(
            x: look.knob.x - frame.x, y: look.knob.y - frame.y, width: look.knob.width, height: look.knob.height))
    }
  }
}

/// Each well as the button or toggle of its intent: nothing else acts in a snippet.
private struct PlacedWells: View {
  let block: PlacedBlock
  let wells: [Card.Well]
  let intents: [any AppIntent]
  let placed: PlacedCard

  var body: some View {
    let frames = block.shapes.filter { $0.kind == .well }.map(\.frame)
    ForEach(Array(zip(frames, zip(wells, intents)).enumerated()), id: \.offset) { _, well in
      let (frame, (words, intent)) = well
      control(words, intent, PlacedBlockView(block: part(of: block, in: frame), placed: placed))
        .placed(in: frame)
    }
  }

  @ViewBuilder
  private func control(_ words: Card.Well, _ intent: any AppIntent, _ face: some View) -> some View {
    if let isOn = words.isOn {
      Toggle(isOn: isOn, intent: intent) { face }.toggleStyle(.button).buttonStyle(.plain)
    } else {
      Button(intent: intent) { face }.buttonStyle(.plain)
    }
  }

  /// What lies in one well, measured from its corner.
  private func part(of block: PlacedBlock, in frame: Frame) -> PlacedBlock {
    func moved(_ inner: Frame) -> Frame {
      Frame(x: inner.x - frame.x, y: inner.y - frame.y, width: inner.width, height: inner.height)
    }
    var part = block
    part.shapes = block.shapes.filter { frame.contains($0.frame) }.map { PlacedShape($0.kind, moved($0.frame)) }
    part.texts = block.texts.filter { frame.contains($0.frame) }.map { text in
      var text = text
      text.frame = moved(text.frame)
      return text
    }
    return part
  }
}

extension View {
  fileprivate func placed(in frame: Frame) -> some View {
    self.frame(width: frame.width, height: frame.height)
      .position(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }
}

extension Color {
  fileprivate init(_ color: SRGB) {
    self.init(.sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
  }
}
#endif
