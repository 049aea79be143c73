import AppIntents
import Engine
// The app includes no package of intents, so its actions are absent.
import JournalIntents

@main struct JournalApp {
  static func main() { AppDependencyManager.shared.add(dependency: Door()) }
}
