import AppIntents
import UserNotifications

/// The notification has the language of the process.
struct RemindIntent: AppIntent {
  static let title: LocalizedStringResource = "Remind me of the trip"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let content = UNMutableNotificationContent()
    content.title = String(localized: "Time to pack")
    try await UNUserNotificationCenter.current().add(UNNotificationRequest(content))
    return .result(dialog: "You will be reminded.")
  }
}
