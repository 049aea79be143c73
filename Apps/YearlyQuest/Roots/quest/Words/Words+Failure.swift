import QuestEngine

extension Words {
  /// One line: what is wrong, and what the person can do.
  func line(for failure: QuestFailure) -> String {
    switch failure {
    case .unknownTrend(let name, let nearest):
      let line = say("there is no trend called \(quoted(name)).")
      return line + (nearest.isEmpty ? " " + say("See them all: quest trends") : suggestion(nearest))
    case .missingTrend: return say("this trend is gone. See what there is: quest trends")
    case .removedTrend(let name):
      return say("\(quoted(name)) was removed; what you logged is kept. Bring it back: quest restore")
    case .notRemoved(let name): return say("\(quoted(name)) is not removed, so there is nothing to bring back.")
    case .takenName(let name, let existing):
      let (there, wanted) = (quoted(existing), quoted(name))
      return name == existing
        ? say("there is a trend called \(there) already. Choose another name.")
        : say("there is a trend called \(there) already, which is too like \(wanted). Choose another name.")
    case .unknownOption(let option, let trend, let nearest):
      let line = say("\(name(trend.name)) has no option \(quoted(option)).")
      return line + suggestion(nearest) + " " + say("Options: \(list(trend.options.map(\.description)))")
    case .unfitText(let text, let role, let problem): return line(for: text, as: role, because: problem)
    case .tooFewOptions(let count, let fewest):
      return say("a trend needs at least \(plain(fewest)) options, not \(plain(count)). Add more: --options Yes,No")
    case .tooManyOptions(let count, let most):
      return say("a trend has at most \(plain(most)) options, not \(plain(count)). Leave some out.")
    case .repeatedOption(let option, let existing):
      return say("the options \(quoted(existing)) and \(quoted(option)) are too alike. Rename or drop one.")
    case .unfitColor(let text):
      return say("\(quoted(text)) is no colour. Write six hexadecimal digits, such as 2E7D32.")
    case .wrongColorCount(let count, let options):
      return say("\(plain(count)) colours do not fit \(plain(options)) options. Give one for each.")
    case .store(let problem, let path): return line(for: problem, at: path)
    case .unfitLine(let number, let failure): return say("line \(plain(number)): \(line(for: failure))")
    case .noSuchDay, .incompleteDay, .futureDay, .nothingLogged, .nothingToUndo, .nothingToImport, .unfitValue,
      .unreadableVariable:
      return lineAboutDays(for: failure)
    }
  }

  private func lineAboutDays(for failure: QuestFailure) -> String {
    switch failure {
    case .noSuchDay(let day): say("the calendar has no day \(day.description).")
    case .incompleteDay: say("a day needs year, month and day, such as 2026-03-29.")
    case .futureDay(let day, let today): say("\(day.description) is still to come; today is \(today.description).")
    case .nothingLogged(let trend, let day): say("nothing is logged for \(quoted(trend)) on \(day.description).")
    case .nothingToUndo: say("there is nothing to undo.")
    case .nothingToImport: say("the file holds no day, so there is nothing to import.")
    case .unfitValue(let value, let greatest): say("the value \(plain(value)) is not from 0 to \(plain(greatest)).")
    case .unreadableVariable(let name, let value):
      say("the variable \(name) holds \(quoted(value)), which cannot be read.") + " " + remedy(for: name)
    default: ""
    }
  }

  private func line(
    for text: String, as role: QuestFailure.TextRole, because problem: QuestFailure.TextProblem
  ) -> String {
    switch (problem, role) {
    case (.empty, .trendName): say("this name is empty. Give one that can be seen.")
    case (.empty, .option): say("this option is empty. Give one that can be seen.")
    case (.empty, .note): say("this note holds nothing that can be seen. To take a note away, write \"\".")
    case (.tooLong(let limit), .trendName):
      say("the name \(quoted(text, limit: 20)) is longer than \(plain(limit)) characters. Shorten it.")
    case (.tooLong(let limit), .option):
      say("the option \(quoted(text, limit: 20)) is longer than \(plain(limit)) characters. Shorten it.")
    case (.tooLong(let limit), .note):
      say("the note \(quoted(text, limit: 20)) is longer than \(plain(limit)) characters. Shorten it.")
    case (.control, .trendName): say("the name \(quoted(text)) holds a character that cannot be shown. Leave it out.")
    case (.control, .option): say("the option \(quoted(text)) holds a character that cannot be shown. Leave it out.")
    case (.control, .note): say("the note \(quoted(text)) holds a character that cannot be shown. Leave it out.")
    }
  }

  private func line(for problem: StoreProblem, at path: String) -> String {
    let place = quoted(path, limit: 1_000)
    let reason =
      switch problem {
      case .missingFolder:
        say("the folder of the store \(place) does not exist. Make it, or set QUEST_STORE to another file.")
      case .isFolder: say("the store \(place) is a folder. Set QUEST_STORE to a file.")
      case .unreadable: say("the store \(place) may not be read. Give yourself the right to read and write it.")
      case .readOnly: say("the store \(place) may not be written. Give yourself the right to write it and its folder.")
      case .foreign: say("the file \(place) is not a YearlyQuest store. Set QUEST_STORE to another file.")
      case .damaged: say("the store \(place) is damaged. Keep a copy, and put back an earlier one.")
      case .newer(let found, let known): line(forNewerStoreAt: place, plain(found), known: plain(known))
      case .full: say("the disk is full, so the store \(place) cannot grow. Free some space.")
      case .busy: say("the store \(place) is locked by another program. Try again when that has ended.")
      case .other(let text): say("the store \(place) cannot be used (\(text)). Look at the file and its disk.")
      }
    return reason + " " + say("Nothing was changed.")
  }

  private func line(forNewerStoreAt place: String, _ found: String, known: String) -> String {
    say("the store \(place) has version \(found), and this quest knows up to \(known). Use a newer quest.")
  }

  /// " Did you mean …?", or nothing when nothing is near.
  func suggestion(_ nearest: [String]) -> String {
    guard let first = nearest.first else { return "" }
    let names = nearest.dropFirst().reduce(quoted(first)) { say("\($0) or \(quoted($1))") }
    return " " + say("Did you mean \(names)?")
  }

  private func remedy(for variable: String) -> String {
    variable == "STAGEDOOR_NOW"
      ? say("Write an instant with its offset, such as 2026-03-29T23:30:00+02:00")
      : say("Write a number from 1 (Sunday) to 7 (Saturday)")
  }
}
