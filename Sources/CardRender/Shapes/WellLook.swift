import CardModel

/// What a well is drawn with, in points: the published card kit's figures (SiriCardKit at 9e1063b), and ours for frost.
struct WellLook {
  /// Of the stroke along the edge whose blurred inside is the shadow.
  let shadowWidth: Double
  /// As in CSS: twice the deviation of its Gaussian.
  let blur: Double
  /// Of black, from top to bottom.
  let shadow: [Stop]
  /// Of white, from top to bottom, on an edge inside.
  let lip: [Stop]
  let lipWidth = 0.75

  typealias Stop = (position: Double, alpha: Double)

  init(_ material: Material) {
    let (depth, isCarved) = (material.wellDepth, material.wells == .carved)
    shadowWidth = 3 + 7 * depth
    blur = 2 + 5 * depth
    // Frost hides most of its depth.
    let strength = isCarved ? 1 : 0.18
    shadow = [(0, (0.30 + 0.55 * depth) * strength), (1, (0.05 + 0.18 * depth) * strength)]
    let light = 0.04 + 0.10 * depth
    lip = isCarved ? [(0.5, 0), (1, light)] : [(0, 4 * light), (0.5, 2 * light), (1, 4 * light)]
  }
}
