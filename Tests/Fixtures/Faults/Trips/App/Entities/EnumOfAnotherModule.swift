import AppIntents
import Maps

/// Apple's metadata step finds no cases of an enumeration that another module declares.
extension Maps.Direction: AppEnum {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Direction"
}
