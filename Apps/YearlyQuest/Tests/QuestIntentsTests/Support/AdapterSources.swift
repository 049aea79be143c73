import Foundation

/// The adapter's source files, and every literal in them that a person may read or say.
enum AdapterSources {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/QuestIntents")

  /// The files, by their names.
  static func files() throws -> [(name: String, text: String)] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.sorted().filter { $0.hasSuffix(".swift") }.map { name in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  /// Sentences by their place.
  static func sentences() throws -> [Sentence] {
    try files().flatMap { try Sentence.all(in: $0.text, file: $0.name) }
  }
}

/// A literal that becomes a key.
struct Sentence: Equatable {
  enum Kind: Equatable {
    case sentence
    /// One of an App Shortcut's phrases; `list` tells the lists apart.
    case phrase(list: Int)
  }

  var kind: Kind
  var pieces: [SwiftLiteral.Piece]
  var place: String

  /// Calls whose first argument is a sentence.
  private static let calls: Set<String> = [
    "LocalizedStringResource", ".init", "words", ".said", "Eyebrow", "Headline", "Chip", "Well", "Week.Day",
    "Year.Month", "Summary",
    "IntentDescription",
  ]
  /// Labels of sentences, and of what no one reads.
  private static let labels: Set<String> = ["spoken", "defaultValue"]
  private static let wordless: Set<String> = ["systemImageName", "separator", "verbatim", "table", "comment"]

  static func all(in source: String, file: String) throws -> [Sentence] {
    try SwiftLiteral.all(in: source).compactMap { literal in
      let place = "\(file):\(literal.line)"
      func sentence(_ kind: Kind) -> Sentence { Sentence(kind: kind, pieces: literal.pieces, place: place) }
      switch literal.role {
      case .argument(label: nil, of: let call) where calls.contains(call): return sentence(.sentence)
      case .argument(label: let label?, _) where labels.contains(label): return sentence(.sentence)
      case .argument(label: let label?, _) where wordless.contains(label): return nil
      case .member(of: "phrases", let list): return sentence(.phrase(list: list))
      // The names of the weekdays: a switch that gives keys.
      case .caseValue: return sentence(.sentence)
      default:
        guard literal.hasLetters else { return nil }
        throw UnknownLiteral(place: place, role: literal.role)
      }
    }
  }

  /// A literal that the scan cannot judge: teach it, so that no sentence goes unseen.
  struct UnknownLiteral: Error, Equatable {
    var place: String
    var role: SwiftLiteral.Role
  }

  /// Whether this is the key that the literal asks for.
  func asks(for key: String) -> Bool {
    let isFormat = pieces.contains { if case .argument = $0 { true } else { false } }
    var rest = key[...]
    for piece in pieces {
      switch piece {
      case .text(let text):
        let written = isFormat ? text.replacing("%", with: "%%") : text
        guard rest.hasPrefix(written) else { return false }
        rest = rest.dropFirst(written.count)
      case .argument(let code):
        // What no source tells is a value's type: text and whole numbers are all that these sentences hold.
        let marks = Self.mark(of: code).map { [$0] } ?? ["%@", "%lld"]
        guard let mark = marks.first(where: rest.hasPrefix) else { return false }
        rest = rest.dropFirst(mark.count)
      }
    }
    return rest.isEmpty
  }

  /// A phrase as the catalog has it.
  var template: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let code): Self.mark(of: code) ?? "?"
      }
    }.joined()
  }

  private static func mark(of code: String) -> String? {
    if code == ".applicationName" { return "${applicationName}" }
    if code.hasPrefix("\\.$") { return "${\(code.dropFirst(3))}" }
    if code.hasPrefix("placeholder: .int") { return "%lld" }
    return nil
  }
}
