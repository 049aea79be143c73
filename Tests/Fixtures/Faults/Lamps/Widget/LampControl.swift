import AppIntents
import WidgetKit

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp") {
      ControlWidgetButton(action: DimIntent()) { Text("Dim") }
    }
  }
}

/// The app does not have it, and cannot come to the front for it.
struct DimIntent: AppIntent {
  static let title: LocalizedStringResource = "Dim"
  static let isDiscoverable = false
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult { .result() }
}
