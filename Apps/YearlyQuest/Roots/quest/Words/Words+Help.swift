import QuestEngine

extension Words {
  var help: String {
    let width = Verb.allCases.map(\.synopsis.count).max() ?? 0
    let synopses = Verb.allCases.map { verb in
      "  \(TextWidth.padded(verb.synopsis, to: width))  \(purpose(of: verb))\n"
    }
    return """
      \(say("quest: your year, one square a day."))

      \(say("Usage: quest COMMAND …"))

      \(synopses.joined())
      \(say("Examples:"))
        quest add Sleep --options Great,Okay,Poor
        quest log Sleep great
        quest year

      \(days)
      \(say("For any command: --language en, de or hr; --first-weekday sunday to saturday."))
      \(say("The store is the file QUEST_STORE names, else YearlyQuest/quest.sqlite in your data folder."))
      \(say("Exit codes: 0 fine, 1 refused or failed, 2 command line, 3 store unusable."))
      \(say("More on one command: quest COMMAND --help"))

      """
  }

  func help(for verb: Verb) -> String {
    let more = verb.grammar.values.contains(.day) ? days + "\n\n" : verb == .year ? keys + "\n\n" : ""
    return """
      \(purpose(of: verb))

      \(say("Usage: quest \(verb.synopsis)"))

      \(more)\(say("Examples:"))
      \(verb.examples.map { "  quest \($0)\n" }.joined())
      """
  }

  private var days: String { say("DAY is today, yesterday or a date such as 2026-03-29, never one to come.") }

  /// What the keys do in the interactive year.
  var keys: String { say("Arrows: another day. Space: log the next option. Tab: next trend. u: undo. q: quit.") }

  private func purpose(of verb: Verb) -> String {
    switch verb {
    case .trends: say("List the trends and their options.")
    case .add: say("Add a trend with 2 to 9 options, in your order.")
    case .rename: say("Call a trend otherwise.")
    case .options: say("Show a trend's options, or give it others; what was logged keeps its words.")
    case .remove: say("Remove a trend; what was logged is kept.")
    case .restore: say("Bring a removed trend back.")
    case .log: say("Log an option of a trend, for today or another day.")
    case .clear: say("Clear a day of a trend.")
    case .note: say("Write a note beside what is logged; an empty one takes it away.")
    case .undo: say("Take back the last change of anything, or of a trend's day.")
    case .week: say("Show this week, of one trend or of all.")
    case .year: say("Show this year, of one trend or of all.")
    case .export: say("Print everything ever logged, removed trends too.")
    case .import: say("Log what an export holds, all of it or nothing.")
    case .check: say("Look at every page and row of the store.")
    case .completions: say("Print what makes bash, zsh or fish complete quest's words.")
    }
  }
}
