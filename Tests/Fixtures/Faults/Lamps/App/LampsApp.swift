import AppIntents
import SwiftUI

@main struct LampsApp: App {
  let defaults = UserDefaults(suiteName: "group.lamps")

  init() { LampShortcuts.updateAppShortcutParameters() }

  var body: some Scene {
    WindowGroup { Text("Lamps") }
  }
}

/// It includes no other package.
struct LampsPackage: AppIntentsPackage {}
