import QuestEngine

extension Words {
  static var help: String {
    let synopses = Request.Verb.allCases.map { verb in
      "  \(TextWidth.padded(synopsis(of: verb), to: 28))  \(purpose(of: verb))\n"
    }
    return """
      quest: your year, one square a day.

      Usage: quest COMMAND …

      \(synopses.joined())
      Examples:
        quest add Sleep --options Great,Okay,Poor
        quest log Sleep great
        quest week

      The store is the file QUEST_STORE names, else YearlyQuest/quest.sqlite in your data folder.
      Exit codes: 0 fine, 1 refused or failed, 2 command line, 3 store unusable.
      More on one command: quest COMMAND --help

      """
  }

  static func help(for verb: Request.Verb) -> String {
    """
    \(purpose(of: verb))

    Usage: quest \(synopsis(of: verb))

    Examples:
    \(examples(of: verb).map { "  quest \($0)\n" }.joined())
    """
  }

  static func synopsis(of verb: Request.Verb) -> String {
    switch verb {
    case .add: "add NAME --options A,B,C"
    case .log: "log NAME OPTION"
    case .week: "week [NAME]"
    case .trends: "trends"
    case .undo: "undo NAME"
    case .export: "export --csv"
    }
  }

  private static func purpose(of verb: Request.Verb) -> String {
    switch verb {
    case .add: "Add a trend with 2 to 9 options, in your order."
    case .log: "Log today's option of a trend."
    case .week: "Show this week, of one trend or of all."
    case .trends: "List the trends and their options."
    case .undo: "Take back today's last log of a trend."
    case .export: "Print everything ever logged, removed trends too."
    }
  }

  private static func examples(of verb: Request.Verb) -> [String] {
    switch verb {
    case .add: ["add Sleep --options Great,Okay,Poor", "add \"Strong coffee\" --options \"None,One,Two or more\""]
    case .log: ["log Sleep Great", "log sleep great", "log -- \"-5 kg\" Yes"]
    case .week: ["week", "week Sleep"]
    case .trends: ["trends"]
    case .undo: ["undo Sleep"]
    case .export: ["export --csv > year.csv"]
    }
  }
}
