import AppIntents
import BriefEngine
import BriefIntents

/// The tap door: a person keeps their day from a terminal, and a voice can open it.
@main
enum BriefApp {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(arguments.isEmpty ? await show() : change(arguments))
  }

  private static func change(_ arguments: [String]) -> Int32 {
    let door = BriefDoor(file: .live(), surroundings: .live())
    let words = AppWords(language: door.language)
    guard let command = BriefCommand(arguments) else {
      complain(words.usage)
      return 2
    }
    do throws(BriefFailure) {
      try door.perform(command)
      return 0
    } catch {
      complain(words.read(BriefError(error).localizedStringResource))
      return 1
    }
  }

  /// Comes up with the brief, and stays as long as whoever launched it.
  private static func show() async -> Int32 {
    let file = BriefFile.live()
    let screen = BriefScreen(file: file, surroundings: .live())
    let route = FocusRoute(courier: file.courier)
    AppDependencyManager.shared.add(dependency: FocusDoor(route))
    let opening = Task {
      let isFine = await screen.drawFirstFrame()
      await route.screenIsUp { await screen.startFocus() }
      return isFine
    }
    #if os(Linux)
    let connection = AppConnection(package: BriefPackage.self)
    connection.onAppIntentExecution(StartFocusIntent.self) { intent in
      _ = try await intent.perform()
      _ = await opening.value
      return await screen.focusLine
    }
    // Only what a voice opened can be found by the next one: by hand it shows the brief, and ends.
    if AppConnection.isLaunchedBySystem { _ = try? connection.listen() }
    await connection.launcherIsGone()
    #endif
    return await opening.value ? 0 : 1
  }

  static func complain(_ text: String) {
    // Where nobody reads, there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data("brief: \(text)\n".utf8))
  }
}

/// The intents that the app itself brings along.
struct BriefPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [BriefIntentsPackage.self] }
}
