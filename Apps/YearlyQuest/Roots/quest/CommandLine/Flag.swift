/// What begins with two hyphens.
enum Flag: String, CaseIterable {
  case help = "--help"
  case language = "--language"
  case day = "--day"
  case year = "--year"
  case firstWeekday = "--first-weekday"
  case interactive = "--interactive"
  case options = "--options"
  case option = "--option"
  case set = "--set"
  case colors = "--colors"
  case removed = "--removed"
  case csv = "--csv"

  /// A value to show where one is missing.
  var example: String {
    switch self {
    case .options, .set: "Great,Okay,Poor"
    case .option: "Great"
    case .colors: "2E7D32,F9A825,C62828"
    case .day: "2026-03-29"
    case .year: "2026"
    case .firstWeekday: "monday"
    case .language: "de"
    case .help, .interactive, .removed, .csv: ""
    }
  }
}

/// What a command line of one verb may hold.
struct Grammar {
  /// The words, as the help names them.
  let words: [String]
  /// How many of them must be there.
  let least: Int
  /// Flags with a value, given once.
  let values: Set<Flag>
  /// Flags with a value, given as often as there are values.
  let lists: Set<Flag>
  /// Flags without a value.
  let switches: Set<Flag>

  init(
    _ words: [String] = [], least: Int? = nil, values: Set<Flag> = [], lists: Set<Flag> = [], switches: Set<Flag> = []
  ) {
    self.words = words
    self.least = least ?? words.count
    self.values = values
    self.lists = lists
    self.switches = switches
  }

  /// Every flag, in the order of their declaration.
  var flags: [Flag] { Flag.allCases.filter { values.union(lists).union(switches).contains($0) } }
}
