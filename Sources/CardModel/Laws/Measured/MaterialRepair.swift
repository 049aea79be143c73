/// Finds the smallest change of a material with which every line reads.
enum MaterialRepair {
  /// Nil when none is enough.
  static func smallest(for judged: JudgedCard) -> Repair? {
    let settings = judged.card.material ?? MaterialSettings()
    var legible = settings
    legible.type = nil
    var skinned = legible
    skinned.wells = nil
    var shaped = MaterialSettings(finish: settings.finish, ink: settings.ink)
    for dial in [Dial.corner, .rim] { shaped[dial] = settings[dial] }
    // From the smallest: more ink below, then our greys, then both, then our wells, then what the layout would choose.
    for way in [settings, legible, skinned, shaped] {
      if let found = smallest(way, for: judged) { return .setMaterial(found, from: settings) }
    }
    return nil
  }

  /// The settings, or with as little more ink below as is enough; nil when none is.
  private static func smallest(_ settings: MaterialSettings, for judged: JudgedCard) -> MaterialSettings? {
    // Where lines stand does not change with the material, so they are set once.
    let placed = judged.wearing(settings).placed
    if isLegible(placed) { return settings }
    for floor in floors(from: judged.placed.material) {
      let raised = settings.with(floor: floor)
      if isLegible(placed.on(raised)) { return raised }
    }
    return nil
  }

  private static func isLegible(_ placed: PlacedCard) -> Bool {
    placed.blocks.allSatisfy { block in
      block.texts.allSatisfy { Legibility(of: $0, on: placed).isEnough }
    }
  }

  /// What the floor may be raised to, in steps of two hundredths, from what it is.
  private static func floors(from material: Material) -> [Double] {
    let floor = material.fade.stops.last?.alpha ?? 0
    return stride(from: 2, through: 100, by: 2).map { Double($0) / 100 }.filter { $0 > floor }
  }
}

extension MaterialSettings {
  fileprivate func with(floor: Double) -> MaterialSettings {
    var settings = self
    settings[.floor] = floor
    return settings
  }
}
