import Foundation
import WholeFiles

/// What may be said in the slots of App Shortcut phrases, as an app root last told it (`Documentation/Wire.md`).
package struct SpeakableNames: Hashable, Sendable, Codable {
  package static let version = 1
  package static let fileName = "speakable-names.json"

  /// One parameter of one intent, with everything that may be said there.
  package struct Slot: Hashable, Sendable, Codable {
    /// The intent's `Module.Type`.
    package var intent: String
    package var parameter: String
    package var values: [Value]

    package init(intent: String, parameter: String, values: [Value]) {
      self.intent = intent
      self.parameter = parameter
      self.values = values
    }
  }

  /// One entity, by its identifier, or one case of an enum, by its raw value.
  package struct Value: Hashable, Sendable, Codable {
    package var identifier: String
    package var display: Display

    package init(identifier: String, display: Display) {
      self.identifier = identifier
      self.display = display
    }
  }

  package var slots: [Slot]

  package init(slots: [Slot] = []) { self.slots = slots }

  private enum Key: String, CodingKey { case version, slots }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let theirs = try fields.decode(Int.self, forKey: .version)
    guard theirs == Self.version else {
      throw SpeakableNamesError.wrongVersion(theirs: theirs, ours: Self.version)
    }
    slots = try fields.decode([Slot].self, forKey: .slots)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Self.version, forKey: .version)
    try fields.encode(slots, forKey: .slots)
  }
}

package enum SpeakableNamesError: Error, Hashable, Sendable {
  case wrongVersion(theirs: Int, ours: Int)
  case unreadable(path: String, reason: String)
}

extension SpeakableNames {
  /// Writes the file whole or not at all; makes the folder when it is not there.
  package func write(toFolder folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let file = URL(fileURLWithPath: folder).appendingPathComponent(Self.fileName)
    try encoder.encode(self).write(to: file, options: .atomic)
  }

  /// Writes the file unless it says the same already, so that a launch that changes nothing writes nothing.
  package func writeIfChanged(toFolder folder: String) throws {
    if (try? SpeakableNames.read(fromFolder: folder)) == self { return }
    try write(toFolder: folder)
  }

  /// - Returns: nil when no app root has told any.
  /// - Throws: `SpeakableNamesError.unreadable`.
  package static func read(fromFolder folder: String) throws -> SpeakableNames? {
    let file = URL(fileURLWithPath: folder).appendingPathComponent(Self.fileName)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try JSONDecoder().decode(SpeakableNames.self, from: RegularFile.read(file.path, atMost: .max))
    } catch SpeakableNamesError.wrongVersion(let theirs, let ours) {
      throw SpeakableNamesError.unreadable(path: file.path, reason: "it is version \(theirs), and \(ours) is read")
    } catch is DecodingError {
      throw SpeakableNamesError.unreadable(path: file.path, reason: "it is damaged")
    } catch let failure as FileFailure {
      throw SpeakableNamesError.unreadable(path: file.path, reason: failure.reason)
    } catch {
      throw SpeakableNamesError.unreadable(path: file.path, reason: "\(error.localizedDescription)")
    }
  }
}
