import Foundation

/// Where an app root tells its speakable names, and where a host looks for them (`Documentation/Wire.md`).
package enum StateFolder {
  /// - Parameters:
  ///   - provider: the module of the `AppShortcutsProvider`.
  ///   - environment: `STAGEDOOR_STATE` wins; without it the person's state folder is used.
  package static func path(provider: String, environment: [String: String]) -> String {
    if let folder = environment["STAGEDOOR_STATE"], !folder.isEmpty { return folder }
    let base: String
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      base = folder
    } else {
      base = (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
    }
    return "\(base)/stagedoor/\(provider)"
  }
}
