import Foundation
import IntentWords

extension CheckSettings {
  package static let fileName = "stagedoor.json"
  private static let keys = ["rules", "exclude", "baseline", "identifiers"]
  /// As for the whole file (`Documentation/Configuration.md`).
  private static let largestFile = 1 << 20

  /// Looks for the file in a folder, then in each one above; without one, or without a section, nothing is set.
  /// - Parameters:
  ///   - folder: absolute.
  ///   - here: the folder that findings name files from.
  /// - Throws: `CheckFailure`.
  package static func find(from folder: String, here: String) throws(CheckFailure) -> CheckSettings {
    var place = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    while true {
      let file = place.appending(path: fileName).path
      if FileManager.default.fileExists(atPath: file) { return try read(file, here: here) }
      let above = place.deletingLastPathComponent().standardizedFileURL
      guard above.path != place.path, place.path.hasPrefix("/"), place.path != "/" else { return CheckSettings() }
      place = above
    }
  }

  /// - Throws: `CheckFailure`.
  static func read(_ path: String, here: String) throws(CheckFailure) -> CheckSettings {
    let shown = WordsPlace.seen(path, from: here)
    guard let data = bytes(of: path, limit: largestFile) else {
      throw .settings(path: shown, .unreadable)
    }
    guard let fields = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw .settings(path: shown, .notJSON)
    }
    do throws(SettingsFault) {
      var settings = try CheckSettings(fields["check"])
      settings.path = shown
      settings.folder = URL(filePath: path).deletingLastPathComponent().path
      for name in settings.levels.keys { settings.places[name] = place(of: name, in: data, path: shown) }
      return settings
    } catch {
      throw .settings(path: shown, error)
    }
  }

  private init(_ section: Any?) throws(SettingsFault) {
    guard let section else { return }
    guard let fields = section as? [String: Any] else { throw .wrongType(key: "check", expected: "an object") }
    if let key = fields.keys.sorted().first(where: { !Self.keys.contains($0) }) {
      throw .unknownKey(key, nearest: Self.keys.first { LetterDistance.between(Array(key), Array($0)) <= 2 })
    }
    if let rules = fields["rules"] {
      guard let rules = rules as? [String: String] else {
        throw .wrongType(key: "rules", expected: "an object of texts")
      }
      for (name, level) in rules.sorted(by: { $0.key < $1.key }) {
        if level == "off" {
          levels[name] = .some(nil)
        } else if let severity = Severity(rawValue: level) {
          levels[name] = severity
        } else {
          throw .unknownLevel(level, rule: name)
        }
      }
    }
    if let paths = fields["exclude"] {
      guard let paths = paths as? [String] else { throw .wrongType(key: "exclude", expected: "a list of paths") }
      excluded = paths.map { PackageManifest.joined("", $0) }
    }
    baseline = try Self.path("baseline", in: fields)
    identifiers = try Self.path("identifiers", in: fields)
  }

  private static func path(_ key: String, in fields: [String: Any]) throws(SettingsFault) -> String? {
    guard let value = fields[key] else { return nil }
    guard let path = value as? String, !path.isEmpty else { throw .wrongType(key: key, expected: "a path") }
    return path
  }

  /// Where a key stands for the first time; names of rules are plain, so that the text in quotes is it.
  private static func place(of key: String, in data: Data, path: String) -> FindingPlace {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let range = line.range(of: "\"\(key)\"") else { continue }
      let column = line.unicodeScalars.distance(from: line.startIndex, to: range.lowerBound) + 1
      return FindingPlace(path: path, line: index + 1, column: column)
    }
    return FindingPlace(path: path)
  }
}
