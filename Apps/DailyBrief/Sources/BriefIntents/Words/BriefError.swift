import AppIntents
import BriefEngine

/// A failure of the engine, in words for the person.
public struct BriefError: Error, CustomLocalizedStringResourceConvertible {
  let failure: BriefFailure

  /// Gives a failure its words.
  public init(_ failure: BriefFailure) { self.failure = failure }

  /// The words.
  public var localizedStringResource: LocalizedStringResource {
    switch failure {
    case .unfit(_, let most): words("That must be a whole number from 0 to \(most, format: .number).")
    case .longNote(let most): words("That is too long: at most \(most, format: .number) characters fit.")
    case .unreadable: words("DailyBrief cannot read today's brief.")
    case .unwritable: words("DailyBrief cannot keep today's brief.")
    case .busy: words("DailyBrief is busy. Try again in a moment.")
    case .unreadableClock: words("DailyBrief cannot tell the time.")
    }
  }
}

/// Asks the engine, and turns its failure into one that has words for the person.
func asking<Answer>(_ question: () throws(BriefFailure) -> Answer) throws(BriefError) -> Answer {
  do {
    return try question()
  } catch {
    throw BriefError(error)
  }
}
