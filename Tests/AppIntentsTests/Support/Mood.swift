import AppIntents

/// An enum with words, some of which people say otherwise.
enum Mood: String, AppEnum {
  case good, bad, soSo

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .good: DisplayRepresentation(title: "Good", synonyms: ["Fine", "Well"]),
    .bad: "Bad",
    .soSo: DisplayRepresentation(title: "So so", subtitle: "neither"),
  ]
}

/// An enum that leaves no choice.
enum Only: Int, AppEnum {
  case one = 1

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Only"
  static let caseDisplayRepresentations: [Only: DisplayRepresentation] = [.one: "The one"]
}
