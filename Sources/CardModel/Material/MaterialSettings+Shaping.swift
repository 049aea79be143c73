extension MaterialSettings {
  /// The material, where the layout has decided what the settings leave open.
  ///
  /// The ink holds through the last line of type. It falls under the wells, whose own ground keeps their titles
  /// legible, and is gone where they end. Where type stands so low that no room is left to fall, the ink stays.
  /// - Parameters:
  ///   - typeEnd: where the last line of type above the wells ends, from the top, as a part of the height.
  ///   - wellsEnd: where the wells end, from the top, as a part of the height; nil when there are none.
  package func material(typeEndsAt typeEnd: Double, wellsEndAt wellsEnd: Double? = nil) -> Material {
    let typeEnd = typeEnd.isFinite ? min(max(typeEnd, 0), 1) : 1
    let isTypeLow = typeEnd > Self.lastHold
    // The straight fall of the curve's last tenth begins at the type's end at the earliest.
    let fadeEnd = isTypeLow ? 1 : max(typeEnd / Self.lastHold, wellsEnd ?? 0)
    func value(_ dial: Dial) -> Double { self[dial] ?? standard(dial, fadeEnd: fadeEnd, isTypeLow: isTypeLow) }
    return Material(
      finish: finish, tint: finish == .ink ? ink ?? Self.standardInk : .white,
      type: .colors(type ?? .legible, on: finish), wells: wells ?? (finish == .ink ? .carved : .frosted),
      fade: InkFade(top: value(.topOpacity), end: value(.fadeEnd), curve: value(.fadeCurve), floor: value(.floor)),
      corner: value(.corner), rim: value(.rim), wellDepth: value(.wellDepth))
  }

  /// The last of the eleven stops before the curve's fall.
  private static let lastHold = 0.9

  /// How opaque ink stays beneath type that stands low.
  package static let lowTypeFloor = 0.88

  private func standard(_ dial: Dial, fadeEnd: Double, isTypeLow: Bool) -> Double {
    switch dial {
    // At the last hold .891 of it is left: .873 of ink, where the greys reach 7 : 1 over white (they need .86);
    // .713 of frost, where dark type reaches 4.5 : 1 over the darkest sheet (it needs .605). More would be paper.
    case .topOpacity: finish == .ink ? 0.98 : 0.8
    case .fadeEnd: dial.clamped(fadeEnd) ?? 1
    // The flattest there is.
    case .fadeCurve: 0.05
    case .floor: isTypeLow ? (finish == .ink ? Self.lowTypeFloor : 0.7) : 0
    case .corner: 42
    case .rim: 1
    // A title in the primary colour reads at 4.9 : 1 on a well of full depth over a bare white sheet.
    case .wellDepth: 1
    }
  }
}
