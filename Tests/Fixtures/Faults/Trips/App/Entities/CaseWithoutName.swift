import AppIntents

/// `ferry` has no name: Apple's metadata step exports no action of the app.
enum Vehicle: String, AppEnum {
  case train, bus, ferry

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Vehicle"
  static let caseDisplayRepresentations: [Vehicle: DisplayRepresentation] = [.train: "Train", .bus: "Bus"]
}
