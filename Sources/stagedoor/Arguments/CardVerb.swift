import CardModel

/// What `card` does.
enum CardVerb: String, CaseIterable {
  case render, lint, laws, fix, diff, convert, new, presets, verify, record

  /// The command with its verb, by which help and flags know it.
  var topic: String { "card \(rawValue)" }

  /// The flags it takes, besides `--help`.
  var flags: Set<Flag> {
    switch self {
    case .render: [.output, .format, .light, .strip, .scale, .language, .textSize]
    case .lint: [.json, .language, .textSize, .estimate, .allPresets, .spoken, .printed]
    case .fix: [.dryRun, .write, .remove, .language, .textSize, .estimate]
    case .diff: [.output, .light, .scale, .language, .textSize]
    case .convert: [.language]
    case .new: [.preset]
    case .laws: [.json]
    case .presets: []
    case .verify, .record: [.report, .language]
    }
  }

  /// What it cannot do without, for a complaint; nil where it can.
  var need: String? {
    switch self {
    case .render, .lint, .fix: "a card: a recipe, a preset or -"
    case .diff: "two cards"
    case .convert: "a card, and the path to write"
    case .verify, .record: "a folder"
    case .new, .presets, .laws: nil
    }
  }
}

/// The flags of `card`; nil where a flag was not given.
struct CardFlags: Equatable {
  var output: String?
  var format: String?
  /// Names parted by commas.
  var lights: String?
  var isStrip = false
  /// Pixels for each point.
  var scale = 2
  var textSize = TextSize.large
  var estimates = false
  var takesAllPresets = false
  var spoken: String?
  var printed: String?
  var isDryRun = false
  var writes = false
  var removes = false
  var preset: String?
  var report: String?
}
