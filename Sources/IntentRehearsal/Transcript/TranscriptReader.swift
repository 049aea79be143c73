import Foundation
import IntentHost
import IntentWire
import IntentWords

extension Transcript {
  /// The largest file that is read, in bytes: far above any conversation, and small enough to hold in memory.
  package static let largestFile = 1 << 20
  /// The most lines that are read; a file of short lines is bounded too.
  package static let mostLines = 20_000

  /// Reads a transcript as `Documentation/Rehearsals.md` specifies it.
  /// - Throws: `TranscriptError`, for the first line that is wrong.
  package init(data: Data) throws(TranscriptError) {
    guard data.count <= Self.largestFile else {
      throw TranscriptError(line: 1, problem: .tooLarge(bytes: data.count, limit: Self.largestFile))
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw TranscriptError(line: 1, problem: .notUTF8) }
    try self.init(text)
  }

  /// - Throws: `TranscriptError`, for the first line that is wrong.
  package init(_ text: String) throws(TranscriptError) {
    var lines = text.unicodeScalars.drop(while: { $0.value == 0xFEFF })
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in Substring(line.last == "\r" ? line.dropLast() : line) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.count <= Self.mostLines else {
      throw TranscriptError(line: Self.mostLines, problem: .tooManyLines(lines.count, limit: Self.mostLines))
    }
    var reader = TranscriptReader(lines: lines)
    self.init(entries: try reader.read())
    guard entries.contains(where: \.kind.isDeed) else { throw TranscriptError(line: 1, problem: .nothingHappens) }
  }
}

/// Goes through the lines once, an entry at a time.
struct TranscriptReader {
  let lines: [Substring]
  private var next = 0

  init(lines: [Substring]) {
    self.lines = lines
  }

  mutating func read() throws(TranscriptError) -> [Transcript.Entry] {
    var entries: [Transcript.Entry] = []
    while next < lines.count {
      let line = next + 1
      do {
        entries.append(Transcript.Entry(try entry(), line: line))
      } catch let error as TranscriptError {
        throw error
      } catch let problem as TranscriptProblem {
        throw TranscriptError(line: line, problem: problem)
      } catch {
        throw TranscriptError(line: line, problem: .unknownLine(String(lines[line - 1]), nearest: nil))
      }
    }
    return entries
  }

  private mutating func entry() throws -> Transcript.Kind {
    let line = lines[next]
    next += 1
    if line.trimmingSpaces.isEmpty { return .blank }
    if let comment = line.after("#") { return .comment(String(comment.trimmingSpacesAtEnd)) }
    if line.first == " " || line.first == "\t" {
      throw TranscriptProblem.strayIndented(String(line.trimmingSpaces))
    }
    if let text = line.after("$") { return .command(try command(text)) }
    if let kind = try marked(line) { return kind }
    if let kind = try named(line) { return kind }
    throw TranscriptProblem.unknownLine(String(line.trimmingSpaces), nearest: Self.nearest(to: line))
  }

  private mutating func marked(_ line: Substring) throws -> Transcript.Kind? {
    func text(_ rest: Substring, _ mark: String) throws -> String { try QuotedText.read(rest, after: mark).text }
    if let rest = line.after("?!") { return .confirmation(try text(rest, "?!"), options: try options()) }
    if let rest = line.after("?") { return .question(try text(rest, "?"), options: try options()) }
    if let rest = line.after("<<") { return .printed(try text(rest, "<<")) }
    if let rest = line.after("<") { return .spoken(try text(rest, "<")) }
    if let rest = line.after("=") { return .value(try text(rest, "=")) }
    if let rest = line.after("!") { return .error(try text(rest, "!"), nearest: try options()) }
    if let rest = line.after(">") { return .say(try said(rest)) }
    return nil
  }

  private func said(_ rest: Substring) throws -> Transcript.Said {
    let (words, isQuoted) = try QuotedText.read(rest, after: ">")
    if isQuoted { return .words(words) }
    switch words {
    case "yes": return .yes
    case "no": return .no
    case "cancel": return .cancel
    default: return .words(words)
    }
  }

  private mutating func named(_ line: Substring) throws -> Transcript.Kind? {
    if line.trimmingSpacesAtEnd == "restart" { return .restart }
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = String(line[..<colon])
    let rest = line[line.index(after: colon)...]
    func text() throws -> String { try QuotedText.read(rest, after: "\(name):").text }
    switch name {
    case "run": return try Self.run(rest)
    case "tap": return .tap(try text())
    case "opens": return .opens(try text())
    case "card": return .card(try card(rest))
    case "app": return .app(try arrival(try text()))
    case _ where Setting.names.contains(name): return .environment(try Setting(name: name, value: try text()))
    default: return nil
    }
  }

  private mutating func arrival(_ said: String) throws -> AppArrival {
    guard let launch = AppArrival.Launch.allCases.first(where: { "launched \($0.rawValue)" == said }) else {
      throw TranscriptProblem.unknownValue(said, setting: "app", allowed: ["launched cold", "launched warm"])
    }
    let first = next + 1
    let shown = block(holdsBlanks: false)
    guard shown.count <= 1 else { throw TranscriptError(line: first + 1, problem: .severalFrames) }
    return AppArrival(launch, shows: try shown.first.map { try QuotedText.read($0.text, after: "app:").text })
  }

  private static func run(_ rest: Substring) throws -> Transcript.Kind {
    let words = try CommandWords.split(String(rest))
    guard let intent = words.first, !intent.contains("=") else { throw TranscriptProblem.runWithoutIntent }
    return .run(intent: intent, values: try Transcript.Assignment.read(words.dropFirst()))
  }

  private mutating func command(_ text: Substring) throws -> Transcript.Command {
    let words = try CommandWords.split(String(text), refusing: CommandWords.shellOnly)
    guard words.first?.isEmpty == false else { throw TranscriptProblem.emptyCommand }
    var command = Transcript.Command(words: words)
    var output = block(holdsBlanks: true).map { String($0.text) }
    if output == [Transcript.ellipsis] {
      command.output = .notCompared
    } else if !output.isEmpty {
      if let status = output.last.flatMap(Self.status) {
        command.status = status
        output.removeLast()
      }
      command.output = output.isEmpty ? .unsaid : .lines(output)
    }
    return command
  }

  /// The number in `(exit 1)` or `(signal 9)`.
  static func status(_ line: String) -> Int32? {
    func number(_ name: String) -> Int32? {
      guard line.hasPrefix("(\(name) "), line.hasSuffix(")") else { return nil }
      return Int32(line.dropFirst(name.count + 2).dropLast())
    }
    return number("exit") ?? number("signal").map { -$0 }
  }

  private mutating func card(_ rest: Substring) throws -> Transcript.CardLines {
    let inline = rest.trimmingSpaces
    if inline == Transcript.ellipsis { return .notCompared }
    guard inline.isEmpty else {
      throw TranscriptProblem.unknownValue(String(inline), setting: "card", allowed: [Transcript.ellipsis])
    }
    let lines = block(holdsBlanks: false).map { String($0.text) }
    if lines.isEmpty { throw TranscriptProblem.emptyCard }
    return lines == [Transcript.ellipsis] ? .notCompared : .lines(lines)
  }

  private mutating func options() throws -> [String] {
    var options: [String] = []
    for (line, text) in block(holdsBlanks: false) {
      do {
        guard let option = text.trimmingSpaces.after("- ") else {
          throw TranscriptProblem.notAnOption(String(text.trimmingSpaces))
        }
        options.append(try QuotedText.read(option, after: "-").text)
      } catch let problem as TranscriptProblem {
        throw TranscriptError(line: line, problem: problem)
      }
    }
    return options
  }

  /// The indented lines from here on, without their indent and without spaces at their ends.
  private mutating func block(holdsBlanks: Bool) -> [(line: Int, text: Substring)] {
    var block: [(line: Int, text: Substring)] = []
    var blanks: [(line: Int, text: Substring)] = []
    var ahead = next
    while ahead < lines.count {
      let line = lines[ahead]
      if line.trimmingSpaces.isEmpty {
        guard holdsBlanks else { break }
        blanks.append((ahead + 1, ""))
      } else if let text = line.after("  ") ?? line.after("\t") {
        block += blanks + [(ahead + 1, text.trimmingSpacesAtEnd)]
        blanks = []
        next = ahead + 1
      } else {
        break
      }
      ahead += 1
    }
    return block
  }

  private static func nearest(to line: Substring) -> String? {
    let names = Setting.names + ["run", "tap", "card", "opens", "app"]
    let isNamed = line.contains(":")
    let word = String(line.prefix { $0 != ":" })
    let nearest = Nearness.nearest(to: word, among: isNamed ? names : ["restart"], limit: 1).first
    return nearest.map { isNamed ? $0 + ":" : $0 }
  }
}

extension Transcript {
  /// Alone, it stands for what is not compared.
  package static let ellipsis = "…"
}

extension Transcript.Assignment {
  /// Reads `name=value` words.
  /// - Throws: `TranscriptProblem`.
  package static func read(_ words: some Sequence<String>) throws -> [Transcript.Assignment] {
    var values: [Transcript.Assignment] = []
    for word in words {
      guard let equals = word.firstIndex(of: "=") else { throw TranscriptProblem.notAnAssignment(word) }
      let name = String(word[..<equals])
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        throw TranscriptProblem.notAnAssignment(word)
      }
      if values.contains(where: { $0.name == name }) { throw TranscriptProblem.repeatedName(name) }
      values.append(Transcript.Assignment(name: name, value: String(word[word.index(after: equals)...])))
    }
    return values
  }
}

extension Substring {
  /// What follows the prefix, when it starts with it.
  func after(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
