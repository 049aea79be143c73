/// What the rules of a family are about.
enum RuleFamily {
  private static let abouts = [
    "architecture": "which target may know of App Intents, and how the system finds them",
    "cards": "cards as text, by the laws that a card keeps",
    "check": "what is said to the check itself",
    "code": "files as files",
    "concurrency": "actors, and what crosses between them",
    "dialogs": "what is said and printed",
    "entities": "entities, enumerations and their queries",
    "intents": "what an intent declares, and what it promises",
    "metadata": "what Apple's build step reads without running it",
    "parameters": "what an intent is given",
    "process": "extensions, apps, and what runs where",
    "shortcuts": "App Shortcuts and their phrases",
    "snippets": "snippet intents and the views they show",
    "store": "an app's data, reached from two processes",
    "words": "string catalogs, and what code asks of them",
  ]

  static func about(_ family: String) -> String { abouts[family] ?? "" }

  /// Those that have a word of what they are about.
  static var known: Set<String> { Set(abouts.keys) }
}
