import AppIntents
import WidgetKit

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp") {
      ControlWidgetButton(action: DimIntent()) { Text("Dim") }
    }
  }
}

/// The app does not have it: the button does nothing, and Shortcuts does not list it.
struct DimIntent: AppIntent {
  static let title: LocalizedStringResource = "Dim"

  func perform() async throws -> some IntentResult { .result() }
}
