import Foundation

/// The languages this process speaks, best first; empty when the environment names none.
///
/// `STAGEDOOR_LANGUAGE` (tags, comma-separated) decides when it is set. Else GNU gettext's order holds: `LC_ALL`,
/// `LC_MESSAGES` and `LANG` give the locale, and `LANGUAGE` (a list with colons) goes before it unless that locale
/// is `C`. Foundation itself does not read any of them on Linux.
package enum ProcessLanguages {
  /// What stands for the environment in this task: a process that plays several languages sets it.
  @TaskLocal package static var chosen: [String]?

  /// The languages now.
  package static var current: [String] { chosen ?? environment }

  /// As the environment stood at the first reading.
  private static let environment = languages(of: ProcessInfo.processInfo.environment)

  package static func languages(of environment: [String: String]) -> [String] {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let chosen = value("STAGEDOOR_LANGUAGE") { return list(chosen, separator: ",") }
    guard let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG"), let main = tag(posix: locale)
    else { return [] }
    return (value("LANGUAGE").map { list($0, separator: ":") } ?? []) + [main]
  }

  private static func list(_ text: String, separator: Character) -> [String] {
    text.split(separator: separator).compactMap { tag(posix: $0.trimmingCharacters(in: .whitespaces)) }
  }

  /// `hr_HR.UTF-8` becomes `hr-HR`; `C`, `POSIX` and what follows a point or an at sign name no language.
  private static func tag(posix: String) -> String? {
    let name = posix.prefix { $0 != "." && $0 != "@" }
    guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
    return String(name.replacing("_", with: "-"))
  }
}
