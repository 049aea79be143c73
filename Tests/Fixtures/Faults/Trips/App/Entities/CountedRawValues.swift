import AppIntents

/// A case in the middle, and saved shortcuts mean another class.
enum TravelClass: Int, AppEnum {
  case first = 1, second, third

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Class"
  static let caseDisplayRepresentations: [TravelClass: DisplayRepresentation] = [
    .first: "First", .second: "Second", .third: "Third",
  ]
}
