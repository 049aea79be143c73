import AppIntents
import Foundation

/// An app root that tells what may be said in its phrases, and exits at once; or one that stays, to be brought forward.
@main
enum DoorApp {
  static func main() async throws {
    if AppConnection.isLaunchedBySystem || CommandLine.arguments.contains("stay") { return try await stay() }
    if CommandLine.arguments.contains("slow") {
      SlowShortcuts.updateAppShortcutParameters()
    } else {
      GuestShortcuts.updateAppShortcutParameters()
    }
    let limit: Duration = CommandLine.arguments.contains("slow") ? .milliseconds(50) : .seconds(60)
    print(await AppShortcutsUpdate.finished(within: limit) ? "told" : "gave up")
  }
}

struct Guest: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Guest"
  static let defaultQuery = GuestQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)", synonyms: ["my \(id)"]) }
}

struct GuestQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Guest] { identifiers.map(Guest.init) }
  func suggestedEntities() async throws -> [Guest] {
    if CommandLine.arguments.contains("failing") { throw CocoaError(.fileReadUnknown) }
    return [Guest(id: "Ana"), Guest(id: "Ivo")]
  }
}

enum Chair: String, AppEnum {
  case left, right
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chair"
  static let caseDisplayRepresentations: [Chair: DisplayRepresentation] = [.left: "Left", .right: "Right"]
}

struct Seat: AppIntent {
  static let title: LocalizedStringResource = "Seat"
  @Parameter(title: "Guest") var guest: Guest
  @Parameter(title: "Chair") var chair: Chair
  @Parameter(title: "Unsaid") var unsaid: Guest?
  func perform() async throws -> some IntentResult { .result() }
}

struct GuestShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Seat(),
      phrases: [
        "Seat someone with \(.applicationName)", "Seat \(\.$guest) with \(.applicationName)",
        "Seat on the \(\.$chair) with \(.applicationName)",
      ], shortTitle: "Seat", systemImageName: "chair")
  }
}

/// Its query never ends, and does not notice that it is cancelled.
struct SlowGuestQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [SlowGuest] { [] }
  func suggestedEntities() async throws -> [SlowGuest] {
    try await Task.detached { try await Task.sleep(for: .seconds(3600)) }.value
    return []
  }
}

struct SlowGuest: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Slow guest"
  static let defaultQuery = SlowGuestQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Slow" }
}

struct SeatSlowly: AppIntent {
  static let title: LocalizedStringResource = "Seat slowly"
  @Parameter(title: "Guest") var guest: SlowGuest
  func perform() async throws -> some IntentResult { .result() }
}

struct SlowShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SeatSlowly(), phrases: ["Seat \(\.$guest) slowly with \(.applicationName)"], shortTitle: "Slowly",
      systemImageName: "tortoise")
  }
}
