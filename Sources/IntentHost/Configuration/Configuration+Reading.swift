import Foundation
import IntentWire
import IntentWords
import WholeFiles

extension Configuration {
  static let keys = [
    "$schema", "version", "applicationName", "applicationNameSynonyms", "extension", "apps", "environment",
    "rehearsals", "check",
  ]

  /// In bytes: a file that lists names is nowhere near.
  static let largestFile = 1 << 20

  /// Looks for the file in a folder, then in each one above; one for `stagedoor check` alone is passed over.
  /// - Throws: `ConfigurationFailure`.
  package static func find(from folder: String) throws -> Configuration {
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    // In a folder that was removed there is no absolute path, and so no way up.
    guard place.path.hasPrefix("/") else { throw ConfigurationFailure.notFound(from: folder) }
    while true {
      let file = place.appendingPathComponent(fileName).path
      if FileManager.default.fileExists(atPath: file) {
        let reader = try reader(of: file)
        if !reader.isForCheckAlone { return try reader.configuration() }
      }
      let above = place.deletingLastPathComponent().standardizedFileURL
      guard above.path != place.path, place.path != "/" else { throw ConfigurationFailure.notFound(from: folder) }
      place = above
    }
  }

  /// - Throws: `ConfigurationFailure`.
  package static func read(_ path: String) throws -> Configuration { try reader(of: path).configuration() }

  private static func reader(of path: String) throws -> ConfigurationReader {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    let data: Data
    do { data = try RegularFile.read(path, atMost: largestFile + 1) } catch {
      throw ConfigurationFailure.unreadable(path: path, reason: error.reason)
    }
    guard data.count <= largestFile else {
      throw ConfigurationFailure.unreadable(path: path, reason: "it has more than \(largestFile) bytes")
    }
    return try ConfigurationReader(data, path: path)
  }
}

/// One file, decoded key by key so that each fault is told by its key and line.
private struct ConfigurationReader {
  let path: String
  let text: String
  let fields: [String: Any]

  init(_ data: Data, path: String) throws {
    self.path = path
    text = String(decoding: data, as: UTF8.self)
    let json: Any
    do { json = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]) } catch {
      throw ConfigurationFailure.notJSON(path: path, line: Self.line(of: error, in: data))
    }
    guard let fields = json as? [String: Any] else {
      throw ConfigurationFailure.wrongType(key: "", expected: .object, path: path, line: 1)
    }
    self.fields = fields
  }

  /// Whether it names nothing that is rehearsed.
  var isForCheckAlone: Bool {
    fields["check"] != nil && fields["applicationName"] == nil && fields["extension"] == nil
  }

  func configuration() throws -> Configuration {
    let theirs: Int = try value("version", .number)
    guard theirs == Configuration.version else {
      throw ConfigurationFailure.wrongVersion(
        path: path, line: line(of: "version"), theirs: theirs, ours: Configuration.version)
    }
    let unknown = fields.keys.filter { !Configuration.keys.contains($0) }.sorted()
    return Configuration(
      path: path, applicationName: try value("applicationName", .text),
      applicationNameSynonyms: try value("applicationNameSynonyms", .texts, absent: []),
      extensionName: try value("extension", .text), apps: try value("apps", .texts, absent: []),
      environment: try value("environment", .textsByName, absent: [:]),
      rehearsals: try value("rehearsals", .text, absent: "Rehearsals"),
      warnings: unknown.map {
        .unknownKey(
          $0, nearest: Nearness.nearest(to: $0, among: Configuration.keys, limit: 1).first, path: path,
          line: line(of: $0))
      })
  }

  private func value<Value>(
    _ key: String, _ expected: ConfigurationFailure.Expected, absent: Value? = nil
  ) throws -> Value {
    guard let found = fields[key] else {
      if let absent { return absent }
      let others = fields.keys.filter { !Configuration.keys.contains($0) }.sorted()
      let near = others.first { Nearness.nearest(to: $0, among: Configuration.keys, limit: 1) == [key] }
      throw ConfigurationFailure.missingKey(key, path: path, line: near.flatMap(line), insteadOf: near)
    }
    guard let value = found as? Value, (value as? String)?.isEmpty != true else {
      throw ConfigurationFailure.wrongType(key: key, expected: expected, path: path, line: line(of: key))
    }
    return value
  }

  /// The line of a key; keys of this file are plain, so that the first quoted one before a colon is it.
  private func line(of key: String) -> Int? {
    let pattern = "\"" + NSRegularExpression.escapedPattern(for: key) + "\"\\s*:"
    guard let range = text.range(of: pattern, options: .regularExpression) else { return nil }
    return text[..<range.lowerBound].reduce(into: 1) { if $1.isNewline { $0 += 1 } }
  }

  /// Foundation tells the character where it stopped, or that the text ended too early.
  private static func line(of error: any Error, in data: Data) -> Int {
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    let number = words.range(of: "(?<=character )[0-9]+", options: .regularExpression).flatMap { Int(words[$0]) }
    return data.prefix(number ?? data.count).reduce(into: 1) { if $1 == 0x0A { $0 += 1 } }
  }
}
