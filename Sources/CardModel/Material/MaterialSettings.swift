/// What a card says about its material; what it leaves open is shaped by the layout.
package struct MaterialSettings: Hashable, Sendable {
  package var finish: Finish
  /// The tint of the ink, never lighter than ink may be; nil for the standard ink.
  ///
  /// Glass is white whatever it says.
  package var ink: SRGB? {
    didSet { ink = ink?.bounded(toLuminance: Finish.inkLuminance) }
  }
  /// Nil for the legible set.
  package var type: TypeColors.Choice?
  /// Nil for the skin that suits the finish.
  package var wells: WellSkin?
  private var dials: [Dial: Double]

  package init(
    finish: Finish = .ink, ink: SRGB? = nil, type: TypeColors.Choice? = nil, wells: WellSkin? = nil,
    dials: [Dial: Double] = [:]
  ) {
    self.finish = finish
    self.ink = ink?.bounded(toLuminance: Finish.inkLuminance)
    self.type = type
    self.wells = wells
    self.dials = [:]
    for (dial, value) in dials { self[dial] = value }
  }

  /// What a dial says; nil where it is left to the layout.
  ///
  /// A value beyond the dial's range is brought to its end, and one that is not finite leaves the dial open.
  package subscript(dial: Dial) -> Double? {
    get { dials[dial] }
    set { dials[dial] = newValue.flatMap(dial.clamped) }
  }

  /// The standard ink: nearly black, and a breath of blue.
  package static let standardInk = SRGB(0x0A_0A_0B)

  /// Tints that suit an ink, the standard one first.
  package static let inkSwatches = [
    standardInk, SRGB(0x22_1A_14), SRGB(0x16_20_2E), SRGB(0x18_25_1D), SRGB(0x23_1A_26),
  ]
}

extension MaterialSettings: Codable {
  private enum Key: String, CodingKey { case finish, ink, type, wells }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      finish: try fields.decodeIfPresent(Finish.self, forKey: .finish) ?? .ink,
      ink: try fields.decodeColorIfPresent(forKey: .ink),
      type: try fields.decodeIfPresent(TypeColors.Choice.self, forKey: .type),
      wells: try fields.decodeIfPresent(WellSkin.self, forKey: .wells))
    let values = try decoder.container(keyedBy: DialKey.self)
    for dial in Dial.allCases { self[dial] = try values.decodeIfPresent(Double.self, forKey: DialKey(dial)) }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(finish, forKey: .finish)
    try fields.encodeIfPresent(ink?.hex, forKey: .ink)
    try fields.encodeIfPresent(type, forKey: .type)
    try fields.encodeIfPresent(wells, forKey: .wells)
    var values = encoder.container(keyedBy: DialKey.self)
    for dial in Dial.allCases { try values.encodeIfPresent(self[dial], forKey: DialKey(dial)) }
  }

  /// A dial is a key of its own name.
  private struct DialKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ dial: Dial) { stringValue = dial.rawValue }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
