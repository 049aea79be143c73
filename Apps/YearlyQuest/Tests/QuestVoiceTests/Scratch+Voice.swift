import Foundation
import QuestTestSupport

#if os(Linux)
/// Who speaks to the extension.
enum Speaker {
  case me
  /// Someone whom file permissions bind: for root they mean nothing.
  case ordinaryUser
}

extension Scratch {
  /// Noon of a Sunday, for both doors.
  static let now = "2026-03-29 12:00 Europe/Zagreb"
  static let moment = "2026-03-29T12:00:00+02:00"

  /// What both doors find in their environment.
  var voiceEnvironment: [String: String] {
    ["QUEST_STORE": store, "STAGEDOOR_STATE": folder + "/state", "STAGEDOOR_NOW": Self.moment]
  }

  /// Runs `stagedoor` on this folder's store, and answers what it asks.
  func stagedoor(
    _ arguments: [String], answers: [String] = [], extension named: String? = nil, as speaker: Speaker = .me
  ) async throws -> Ended {
    let programs = try speaker == .ordinaryUser && geteuid() == 0 ? copiedPrograms() : Self.built
    let command =
      [programs + "/stagedoor"] + arguments
      + ["--extension", named ?? programs + "/QuestExtension", "--project", programs, "--now", Self.now]
    let user = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let whole = speaker == .ordinaryUser && geteuid() == 0 ? user + command : command
    return try await Program.run(
      "/bin/sh", ["-c", #"printf '%s' "$ANSWERS" | "$@""#, "sh"] + whole,
      environment: voiceEnvironment.merging(["ANSWERS": answers.map { $0 + "\n" }.joined()]) { one, _ in one })
  }

  /// The folder of what was built together with these tests.
  static var built: String { (Program.quest as NSString).deletingLastPathComponent }

  /// Copies that anybody may run: the build folder may lie in a home that others cannot enter.
  private func copiedPrograms() throws -> String {
    let copies = folder + "/programs"
    guard !FileManager.default.fileExists(atPath: copies) else { return copies }
    try FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: false)
    for name in ["stagedoor", "QuestExtension", "YearlyQuest_QuestIntents.resources"] {
      try FileManager.default.copyItem(atPath: Self.built + "/" + name, toPath: copies + "/" + name)
    }
    let settings = #"{"version": 1, "applicationName": "YearlyQuest", "extension": "./QuestExtension"}"#
    try settings.write(toFile: copies + "/stagedoor.json", atomically: true, encoding: .utf8)
    return copies
  }
}
#endif
