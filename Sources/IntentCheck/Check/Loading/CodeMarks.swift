/// Names by which a file shows, before it is parsed, that rules over code have to see it.
enum CodeMarks {
  /// In every file that imports App Intents or CardKit; a project without one has nothing to check.
  static let framework = ["AppIntent", "CardKit"]

  /// Also in files that get App Intents from another file's import.
  static let names = [
    "AppShortcut", "AppEntity", "AppEnum", "AppDependency", "EntityQuery", "SnippetIntent", "IntentDialog",
    "(intent:",
  ]

  /// What intents are registered with, or share with the rest of the app.
  static let surroundings = ["ModelContainer(", "IntentModes"]
}
