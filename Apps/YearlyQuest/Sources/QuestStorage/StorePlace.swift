import Foundation
import QuestEngine

/// Where the store's file is.
public struct StorePlace: Hashable, Sendable {
  /// The file's absolute path; relative only when the current folder is gone.
  public let path: String
  /// Whether the app may make the folder: its own it may, one a person named may be a slip.
  private let makesFolder: Bool

  /// The place a person or a test chose. The folder must exist.
  ///
  /// - Parameter path: absolute, or relative to the current folder.
  public init(path: String) {
    let here = FileManager.default.currentDirectoryPath
    // A folder that was deleted has no path any more; the path stays relative then, and is refused.
    self.path = path.hasPrefix("/") || here.isEmpty ? path : here + "/" + path
    makesFolder = false
  }

  private init(folder: String) {
    path = folder + "/YearlyQuest/quest.sqlite"
    makesFolder = true
  }

  /// `QUEST_STORE` when it is set, else the platform's folder for an app's data.
  public static func live(environment: [String: String] = ProcessInfo.processInfo.environment) -> StorePlace {
    if let chosen = environment["QUEST_STORE"], !chosen.isEmpty { return StorePlace(path: chosen) }
    #if canImport(Darwin)
    return StorePlace(folder: URL.applicationSupportDirectory.path(percentEncoded: false))
    #else
    // A relative XDG_DATA_HOME is to be ignored (XDG Base Directory Specification 0.8).
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return StorePlace(folder: data) }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    return StorePlace(folder: home + "/.local/share")
    #endif
  }

  /// Makes the app's own folder, readable by nobody else; SQLite tells of a failure better than we could here.
  func prepare() {
    guard makesFolder else { return }
    let folder = (path as NSString).deletingLastPathComponent
    guard access(folder, F_OK) != 0 else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
