/// The colours of what was logged.
enum EntryColors {
  /// A colour that is none falls back on the colour of names: the law of grids tells of it.
  static func fill(_ color: String?, type: TypeColors) -> SRGB {
    color.flatMap(SRGB.init(hex:)) ?? type.tertiary
  }
}

/// The fills of many entries, which have few colours: each is read once.
struct EntryFills {
  let type: TypeColors
  private var known: [(color: String?, fill: SRGB)] = []

  init(type: TypeColors) { self.type = type }

  mutating func fill(of color: String?) -> SRGB {
    if let fill = known.first(where: { $0.color == color })?.fill { return fill }
    let fill = EntryColors.fill(color, type: type)
    if known.count < Self.most { known.append((color, fill)) }
    return fill
  }

  /// More are read faster than they are looked through.
  private static let most = 16
}
