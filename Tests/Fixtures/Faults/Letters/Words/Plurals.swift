import Foundation

/// What the catalog `Plurals` is asked for; its forms are wrong.
func plurals(count: Int) -> [String] {
  [
    String(localized: "\(count) cards", table: "Plurals"),
    count == 1
      ? String(localized: "1 draft left", table: "Plurals")
      : String(localized: "\(count) drafts left", table: "Plurals"),
    String(localized: "\(count) parcels", table: "Plurals"),
    String(localized: "\(count) stamps", table: "Plurals"),
    String(localized: "Delete the letter(s)", table: "Plurals"),
    String(localized: "Envelopes", table: "Plurals"),
  ]
}
