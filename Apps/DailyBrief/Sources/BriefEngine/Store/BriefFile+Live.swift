import Foundation

extension BriefFile {
  /// Where `BRIEF_STORE` says, else in the platform's folder for an app's data, which is made.
  public static func live(environment: [String: String] = ProcessInfo.processInfo.environment) -> BriefFile {
    if let chosen = environment["BRIEF_STORE"], !chosen.isEmpty { return BriefFile(path: chosen) }
    #if canImport(Darwin)
    let data = URL.applicationSupportDirectory.path(percentEncoded: false)
    #else
    // A relative XDG_DATA_HOME is to be ignored (XDG Base Directory Specification 0.8).
    let chosen = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let data = chosen ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
    #endif
    let folder = data + "/DailyBrief"
    // When it cannot be made, the first change tells.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return BriefFile(path: folder + "/brief.json")
  }

  /// The courier that waits beside the file.
  public var courier: FileCourier { FileCourier(path: path + ".focus") }
}
