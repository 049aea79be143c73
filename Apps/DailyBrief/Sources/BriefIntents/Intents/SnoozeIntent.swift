import AppIntents
import BriefEngine

/// A control of the card: it changes, says nothing, and leaves it to the system to perform the snippet intent again.
struct SnoozeIntent: AppIntent {
  static let title = LocalizedStringResource("Snooze the brief", bundle: .adapter)
  static let isDiscoverable = false

  @Parameter(title: LocalizedStringResource("Snoozed", bundle: .adapter)) var snoozed: Bool
  @Dependency var door: BriefDoor

  init() {}

  init(snoozed: Bool) {
    self.snoozed = snoozed
  }

  func perform() async throws -> some IntentResult {
    try perform(using: door)
  }

  func perform(using door: BriefDoor) throws -> some IntentResult {
    _ = try asking { () throws(BriefFailure) in try door.perform(.snooze(snoozed)) }
    return .result()
  }
}
