import QuestEngine

extension StoreProblem {
  /// One line for whoever sits at a terminal: what is wrong, where, and what to do about it.
  ///
  /// - Parameter path: the store's file.
  public func line(at path: String) -> String {
    let place = "“\(Self.visible(path))”"
    let reason =
      switch self {
      case .missingFolder:
        "the folder of the store \(place) does not exist. Make it, or set QUEST_STORE to another file"
      case .isFolder: "the store \(place) is a folder. Set QUEST_STORE to a file"
      case .unreadable: "the store \(place) may not be read. Give yourself the right to read and write it"
      case .readOnly: "the store \(place) may not be written. Give yourself the right to write it and its folder"
      case .foreign: "the file \(place) is not a YearlyQuest store. Set QUEST_STORE to another file"
      case .damaged: "the store \(place) is damaged. Keep a copy, and put back an earlier one"
      case .newer(let found, let known):
        "the store \(place) has version \(found), and this quest knows up to \(known). Use a newer quest"
      case .full: "the disk is full, so the store \(place) cannot grow. Free some space"
      case .busy: "the store \(place) is locked by another program. Try again when that has ended"
      case .other(let text): "the store \(place) cannot be used (\(text)). Look at the file and its disk"
      }
    return reason + ". Nothing was changed."
  }

  /// A path may hold anything; what is shown steers no terminal, keeps to one line, and ends.
  private static func visible(_ path: String, limit: Int = 1_000) -> String {
    let scalars = path.unicodeScalars.prefix(limit).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: String(scalar)
      }
    }
    return scalars.joined() + (path.unicodeScalars.count > limit ? "…" : "")
  }
}
