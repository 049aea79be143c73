/// Finds the smallest change of a material with which every line reads.
enum MaterialRepair {
  /// Nil when none is enough.
  static func smallest(for judged: JudgedCard) -> Repair? {
    candidates(for: judged).lazy.map(Repair.setMaterial).first { isLegible(judged.applying($0)) }
  }

  private static func isLegible(_ judged: JudgedCard) -> Bool {
    judged.placed.texts.allSatisfy { Legibility(of: $0, on: judged.placed).ratio >= $0.role.contrast }
  }

  /// From the smallest: more ink below, then our greys, then both, then our wells, then what the layout would choose.
  private static func candidates(for judged: JudgedCard) -> [MaterialSettings] {
    let settings = judged.card.material ?? MaterialSettings()
    var candidates = floors(from: judged.placed.material).map { settings.with(floor: $0) }
    var legible = settings
    legible.type = nil
    candidates += [legible] + floors(from: judged.placed.material).map { legible.with(floor: $0) }
    var skinned = legible
    skinned.wells = nil
    candidates += [skinned] + floors(from: judged.placed.material).map { skinned.with(floor: $0) }
    return candidates + [MaterialSettings(finish: settings.finish, ink: settings.ink)]
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
