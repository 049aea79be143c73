import AppIntents
import QuestEngine

/// A failure of the engine, in words for the person who spoke.
struct QuestIntentError: Error, CustomLocalizedStringResourceConvertible {
  let failure: QuestFailure

  init(_ failure: QuestFailure) { self.failure = failure }

  var localizedStringResource: LocalizedStringResource {
    switch failure {
    case .unknownTrend(let name, _): words("No trend is called \(name).")
    case .missingTrend: words("That trend is no longer there.")
    case .removedTrend(let name): words("You removed \(name). Bring it back in YearlyQuest to log it.")
    case .takenName(_, let existing): words("There is already a trend called \(existing).")
    case .unknownOption(let option, let trend, _): words("\(trend.name) has no option called \(option).")
    case .unfitText(_, _, .tooLong(let limit)): words("That is too long: at most \(limit) characters fit.")
    case .unfitText(_, _, .empty): words("The text is empty.")
    case .unfitText(_, _, .control): words("The text holds characters that cannot be shown.")
    case .tooFewOptions(_, let fewest): words("A trend needs at least \(fewest) options.")
    case .tooManyOptions(_, let most): words("A trend can have at most \(most) options.")
    case .repeatedOption(let option, _): words("The option \(option) is there twice.")
    case .notRemoved(let name): words("\(name) was not removed.")
    case .nothingToUndo: words("There is nothing to undo.")
    // Commands that no intent gives.
    case .unfitColor, .wrongColorCount, .incompleteDay, .nothingToImport, .unfitLine, .unfitValue:
      words("YearlyQuest cannot do that.")
    case .noSuchDay(let day): words("The calendar has no day \(day.description).")
    case .futureDay: words("That day is still to come.")
    case .nothingLogged(let trend, let day):
      words("Nothing is logged for \(trend) on \(day.noon, format: QuestDay.inWords).")
    case .unreadableVariable(let name, _): words("YearlyQuest cannot read its setting \(name).")
    case .store(let problem, _): sentence(for: problem)
    }
  }

  private func sentence(for problem: StoreProblem) -> LocalizedStringResource {
    switch problem {
    case .newer: words("A newer version of YearlyQuest keeps your year. Update the app, then try again.")
    case .full: words("There is no room left to save it.")
    case .busy: words("YearlyQuest is busy. Try again in a moment.")
    case .missingFolder, .isFolder, .unreadable, .readOnly, .foreign, .damaged, .other:
      words("YearlyQuest cannot open your year. Open the app to see why.")
    }
  }
}

/// Asks the engine, and turns its failure into one that has words for the person.
func asking<Answer>(_ question: () throws(QuestFailure) -> Answer) throws(QuestIntentError) -> Answer {
  do {
    return try question()
  } catch {
    throw QuestIntentError(error)
  }
}
