import AppIntents
import SwiftUI

@main struct TripsApp: App {
  init() {
    AppDependencyManager.shared.add(dependency: Planner())
    TripShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup { Text("Trips") }
  }
}
