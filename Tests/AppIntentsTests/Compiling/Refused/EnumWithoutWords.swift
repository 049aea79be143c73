import AppIntents

enum Wordless: String, AppEnum { // refused: does not conform to protocol
  case one
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wordless"
}
