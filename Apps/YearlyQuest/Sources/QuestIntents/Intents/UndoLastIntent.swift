import AppIntents
import QuestEngine

/// Takes back the last change of anything, whichever door it came through.
struct UndoLastIntent: AppIntent {
  static let title = LocalizedStringResource("Undo the last change", bundle: .adapter)
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Takes back the last thing you changed, by tap or by voice.", bundle: .adapter))

  @Dependency var door: QuestDoor

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let result = try perform(using: door)
    await QuestShortcuts.tellNames()
    return result
  }

  func perform(using door: QuestDoor) throws -> some IntentResult & ProvidesDialog {
    let outcome = try asking { () throws(QuestFailure) in try door.perform(.undoLast) }
    return .result(dialog: IntentDialog(Self.sentence(of: outcome)))
  }

  static func sentence(of outcome: QuestOutcome) -> LocalizedStringResource {
    let trend = outcome.trend.name
    return switch outcome.undone {
    case .log: words("Took back what was logged for \(trend).")
    case .clear: words("What was logged for \(trend) is back.")
    case .note: words("Took back the note for \(trend).")
    case .add: words("Took back adding \(trend).")
    case .rename: words("The trend is called \(trend) again.")
    case .recolor: words("\(trend) has its earlier colors again.")
    case .options: words("\(trend) has its earlier options again.")
    case .remove: words("\(trend) is back.")
    case .restore: words("\(trend) is removed again.")
    case .import: words("Took back the import.")
    case nil: words("Nothing to change.")
    }
  }
}
