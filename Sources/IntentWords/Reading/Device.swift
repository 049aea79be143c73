/// The devices that a text can vary by, as catalogs name them.
package enum Device: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad, ipod, mac, applewatch, appletv, applevision

  /// Whose text serves when a catalog lists neither the device nor `other`: no source says what Apple's systems do, so
  /// touch comes before pointer, and the iPhone before the rest.
  var kin: [Device] {
    switch self {
    case .iphone, .ipod, .applewatch: [.iphone, .ipod, .ipad, .applevision, .mac, .appletv, .applewatch]
    case .ipad, .applevision: [.ipad, .applevision, .iphone, .ipod, .mac, .appletv, .applewatch]
    case .mac, .appletv: [.mac, .appletv, .ipad, .applevision, .iphone, .ipod, .applewatch]
    }
  }
}
