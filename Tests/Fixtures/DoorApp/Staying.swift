import AppIntents
import Foundation

/// Shows a guest; what the guest is called says what the app does then.
struct ShowGuest: OpenIntent {
  static let title: LocalizedStringResource = "Show a guest"
  @Parameter(title: "Guest") var target: Guest
}

/// Nothing in the app answers to it.
struct ShowNothing: AppIntent {
  static let title: LocalizedStringResource = "Show nothing"
  static let supportedModes: IntentModes = .foreground
  func perform() async throws -> some IntentResult { .result() }
}

struct DoorAppPackage: AppIntentsPackage {}

extension DoorApp {
  /// Until who launched it is gone, or, when that was a person, until the input ends.
  static func stay() async throws {
    if ProcessInfo.processInfo.environment["DOOR_APP"] == "leaves" { return }
    print("open", CommandLine.arguments.dropFirst().joined(separator: " "))
    let connection = AppConnection(package: DoorAppPackage.self)
    connection.onAppIntentExecution(ShowGuest.self) { intent in try await show(intent.target.id) }
    let listens = try connection.listen()
    if AppConnection.isLaunchedBySystem { return await connection.launcherIsGone() }
    FileHandle.standardError.write(Data((listens ? "listens\n" : "another listens\n").utf8))
    _ = FileHandle.standardInput.readDataToEndOfFile()
    connection.close()
  }

  private static func show(_ name: String) async throws -> String? {
    switch name {
    case "Leaving": exit(0)
    case "Failing": exit(3)
    case "Crashing":
      FileHandle.standardError.write(Data("no such chair\n".utf8))
      kill(getpid(), SIGKILL)
      return nil
    case "Slow":
      try await Task.sleep(for: .seconds(3600))
      return nil
    case "Quiet": return nil
    case "Refused": throw GuestError.refused
    case "Environment": return ProcessInfo.processInfo.environment["STAGEDOOR_LANGUAGE"]
    default: return "\(name) at \(AppConnection.isLaunchedBySystem ? "the table" : "the bar")"
    }
  }
}

enum GuestError: Error, CustomLocalizedStringResourceConvertible {
  case refused
  var localizedStringResource: LocalizedStringResource { "No table is free." }
}
