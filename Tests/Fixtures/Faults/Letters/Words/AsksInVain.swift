import Foundation

/// No catalog has the first key; the other two are one key with two texts.
let words = [
  String(localized: "Good evening"),
  String(localized: "greeting", defaultValue: "Good morning"),
  String(localized: "greeting", defaultValue: "Hello"),
]
