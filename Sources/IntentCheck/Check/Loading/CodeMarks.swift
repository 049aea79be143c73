/// Names by which a file shows, before it is parsed, that rules over code have to see it.
///
/// A project of 1,621 files was parsed to three fifths for nothing while parts of names counted: its own
/// `HAAppEntity`, and the thousands of lines of generated texts with an `enum AppShortcut`.
enum CodeMarks {
  /// In nearly every file that uses App Intents or CardKit.
  static let imports = ["import AppIntents", "import CardKit"]

  /// In files that get App Intents from another module that exports it, or see them through WidgetKit.
  static let names = [
    "AppIntent", "SnippetIntent", "OpenIntent", "AppEntity", "AppEnum", "EntityQuery", "EntityStringQuery",
    "AppShortcutsProvider", "AppIntentsPackage", "AppIntentsExtension", "AppDependencyManager", "IntentDialog",
    "AppIntentConfiguration", "AppIntentControlConfiguration", "AppIntentTimelineProvider", "ControlWidgetButton",
    "ControlWidgetToggle",
  ]

  /// A button or a toggle performs an intent; the file may see that of another file's import.
  static let controls = ["intent:"]

  /// What intents are registered with, or share with the rest of the app: nothing without intents. A file need not import
  /// the framework to call its provider, to say where the words of its target are, nor to declare a macro.
  static let surroundings = [
    "ModelContainer(", "IntentModes", "updateAppShortcutParameters", "BundleDescription", "#externalMacro",
  ]
}
