import AppIntents

struct Lost: AppEntity { // refused: does not conform to protocol 'AppEntity'
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lost"
  let id: String
  var displayRepresentation: DisplayRepresentation { "Lost" }
}
