import Foundation

/// What the other catalogs are asked for.
let others = [
  String(localized: "Post office", table: "OnlyEnglish"),
  String(localized: "Briefkasten", table: "GermanSource"),
  String(localized: "Postman", table: "NoSuchRegion"),
]
