import Foundation

/// What the catalog `Translations` is asked for; what it answers is wrong.
let translations = [
  String(localized: "and", table: "Translations"),
  String(localized: "Answer", table: "Translations"),
  String(localized: "Archive", table: "Translations"),
  String(localized: "Burn", table: "Translations"),
  String(localized: "Forward", table: "Translations"),
  String(localized: "Print", table: "Translations"),
  String(localized: "Put it into the drawer", table: "Translations"),
  String(localized: "Read the [rules](https://example.com)", table: "Translations"),
  String(localized: "Sign here", table: "Translations"),
  String(localized: "Sign Here", table: "Translations"),
  String(localized: "seal_it", table: "Translations"),
  String(localized: "Seal it", table: "Translations"),
]
