/// The one way to the engine, for a tap and for an intent alike.
public struct BriefDoor: Sendable {
  private let file: BriefFile
  private let surroundings: BriefSurroundings

  /// Makes a door onto a file.
  public init(file: BriefFile, surroundings: BriefSurroundings) {
    self.file = file
    self.surroundings = surroundings
  }

  /// The most characters of a note: far more than a card shows, and still read in a minute.
  public static let longestNote = 1000

  /// The language that the person reads, as a BCP 47 tag: it tells where the sentences of a note end.
  public var language: String { surroundings.language }

  /// Today's brief: a pure read.
  public func today() throws(BriefFailure) -> Brief {
    let day = try surroundings.today()
    return Self.brief(of: day, in: try file.read())
  }

  /// Does what a person wants; what stands already is not written again.
  /// - Returns: today's brief from now on.
  @discardableResult
  public func perform(_ command: BriefCommand) throws(BriefFailure) -> Brief {
    let day = try surroundings.today()
    return try file.change { (kept) throws(BriefFailure) in
      var brief = Self.brief(of: day, in: kept)
      try brief.take(command)
      return brief
    }
  }

  /// What is kept of another day is no part of this one.
  private static func brief(of day: String, in kept: Brief?) -> Brief {
    kept.flatMap { $0.day == day ? $0 : nil } ?? Brief(day: day)
  }
}

extension Brief {
  fileprivate mutating func take(_ command: BriefCommand) throws(BriefFailure) {
    switch command {
    case .log(let figure, let value):
      guard (0...figure.most).contains(value) else { throw .unfit(figure, most: figure.most) }
      self[figure] = value
    case .note(let text):
      // A card has one block of prose, so the note is one line, in which nothing steers a terminal.
      let line = text.split { $0.isWhitespace || $0.isControl }.joined(separator: " ")
      guard line.unicodeScalars.count <= BriefDoor.longestNote else { throw .longNote(most: BriefDoor.longestNote) }
      note = line
    case .snooze(let isWanted): isSnoozed = isWanted
    }
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
