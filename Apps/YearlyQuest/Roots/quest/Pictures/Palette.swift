/// How many colours a terminal shows.
enum Palette: Equatable {
  case none
  /// The sixteen of every terminal that has colours.
  case sixteen
  /// Red, green and blue as they are.
  case trueColor

  /// Colours are for eyes: only on a terminal that says it shows them, and not when the person declines them.
  init(environment: [String: String], isTerminal: Bool) {
    let terminal = environment["TERM"] ?? ""
    if !isTerminal || !(environment["NO_COLOR"] ?? "").isEmpty || terminal == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) {
      self = .trueColor
    } else {
      self = terminal.isEmpty ? .none : .sixteen
    }
  }

  /// Text on a coloured ground, as terminals read it (ISO 8613-6); the plain text where there are no colours.
  ///
  /// - Parameter color: six hexadecimal digits; one that cannot be read is no reason to hide the square.
  func painted(_ text: String, on color: String) -> String {
    switch self {
    case .none: text
    case .sixteen: SixteenColors.nearest(to: RGB(color)).painted(text)
    case .trueColor: RGB(color).painted(text)
    }
  }
}
