import Foundation

/// What the catalog `Arguments` is asked for; the translations are wrong.
func arguments(name: String, other: String, count: Int) -> [String] {
  [
    String(localized: "\(name) has read it", table: "Arguments"),
    String(localized: "\(name) writes to \(other)", table: "Arguments"),
    String(localized: "\(count)% is read", table: "Arguments"),
    String(localized: "Dear \(name)", table: "Arguments"),
    String(localized: "From \(name)", table: "Arguments"),
    String(localized: "Letter \(count)", table: "Arguments"),
    String(localized: "Letter \(count) to \(name)", table: "Arguments"),
    String(localized: "Page \(count)", table: "Arguments"),
  ]
}
