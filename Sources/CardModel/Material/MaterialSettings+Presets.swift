extension MaterialSettings {
  /// For a card whose type stands low: the ink stays nearly whole.
  package static let lowType = MaterialSettings(dials: [.floor: lowTypeFloor])

  /// What cards of this kind are published with elsewhere.
  ///
  /// Its ink has thinned out where prose stands, so laws of legibility fail on it; it is here to import and to compare.
  package static func published(_ finish: Finish) -> MaterialSettings {
    MaterialSettings(
      finish: finish, ink: standardInk, type: .published, wells: .carved,
      dials: [
        .topOpacity: finish == .ink ? 0.95 : 0.45, .fadeEnd: 0.85, .fadeCurve: 0.35, .floor: 0, .corner: 42, .rim: 1,
        .wellDepth: 0.73,
      ])
  }
}
