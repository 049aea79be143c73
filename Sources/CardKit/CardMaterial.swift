import CardModel

/// Of what a card's ground is; what is not said is shaped by the layout, so that all type can be read.
public struct CardMaterial: Hashable, Sendable {
  private(set) var settings: MaterialSettings

  /// Dark ink that is whole beneath the type and gone beneath the buttons.
  public static let ink = CardMaterial(settings: MaterialSettings())

  /// White frost, with a dark foreground.
  public static let glass = CardMaterial(settings: MaterialSettings(finish: .glass))

  /// Ink that stays to the bottom edge, for a card whose type stands low.
  public static let lowType = CardMaterial(settings: .lowType)

  /// The ink in another hue; a light one is darkened until light type reads on it, and glass stays white.
  /// - Parameter color: the hue.
  public func tinted(_ color: CardColor) -> CardMaterial {
    var material = self
    material.settings.ink = color.value
    return material
  }

  /// With a floor: how opaque the ground stays at the bottom.
  /// - Parameter opacity: from 0 to 1; what lies beyond is brought to the end, and no number leaves it to the layout.
  public func floor(_ opacity: Double) -> CardMaterial {
    var material = self
    material.settings[.floor] = opacity
    return material
  }
}
