import AppIntents
import SwiftUI

@main struct DiaryApp: App {
  init() { DiaryShortcuts.updateAppShortcutParameters() }

  var body: some Scene {
    WindowGroup { Text("Diary") }
  }
}
