/// A string literal of Swift source, and where it stands: enough of a parser for sources that the formatter wrote.
struct SwiftLiteral: Equatable {
  enum Piece: Equatable {
    case text(String)
    /// The code between `\(` and `)`.
    case argument(String)
  }

  enum Role: Equatable {
    case argument(label: String?, of: String)
    /// A member of an array that is the argument of that label; `list` counts the arrays of the file.
    case member(of: String, list: Int)
    /// What a `case` or a `default` gives.
    case caseValue
    case other
  }

  var pieces: [Piece]
  var role: Role
  var line: Int

  var hasLetters: Bool {
    pieces.contains { if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false } }
  }

  /// - Throws: `Unreadable` for a literal this parser does not know: several lines, raw, not closed.
  static func all(in source: String) throws -> [SwiftLiteral] {
    var reader = LiteralReader(source)
    return try reader.read()
  }

  struct Unreadable: Error {
    var line: Int
  }
}

private struct LiteralReader {
  private let source: [Character]
  private var position = 0
  private var line = 1
  /// The code so far, without comments and with `""` for each literal.
  private var code = ""
  /// The brackets that are open, each with the code before it; arrays are numbered.
  private var open: [(bracket: Character, before: String, list: Int)] = []
  private var lists = 0

  init(_ source: String) { self.source = Array(source) }

  mutating func read() throws -> [SwiftLiteral] {
    var literals: [SwiftLiteral] = []
    while position < source.count {
      if skipComment() { continue }
      let character = source[position]
      switch character {
      case "\"":
        let role = role
        let start = line
        literals.append(SwiftLiteral(pieces: try pieces(), role: role, line: start))
        code += "\"\""
        continue
      case "(", "[", "{":
        if character == "[" { lists += 1 }
        open.append((character, before, lists))
      case ")", "]", "}": _ = open.popLast()
      case "\n": line += 1
      default: break
      }
      code.append(character)
      position += 1
    }
    return literals
  }

  private mutating func skipComment() -> Bool {
    guard source[position] == "/", position + 1 < source.count else { return false }
    switch source[position + 1] {
    case "/":
      while position < source.count, source[position] != "\n" { position += 1 }
    case "*":
      position += 2
      while position + 1 < source.count, source[position] != "*" || source[position + 1] != "/" {
        if source[position] == "\n" { line += 1 }
        position += 1
      }
      position += 2
    default: return false
    }
    return true
  }

  /// Reads a literal from its opening quote to behind its closing one.
  private mutating func pieces() throws -> [SwiftLiteral.Piece] {
    guard source[..<position].last != "#", !source[position...].starts(with: "\"\"\"") else {
      throw SwiftLiteral.Unreadable(line: line)
    }
    var pieces: [SwiftLiteral.Piece] = []
    var text = ""
    position += 1
    while let character = next() {
      switch character {
      case "\"":
        if !text.isEmpty || pieces.isEmpty { pieces.append(.text(text)) }
        return pieces
      case "\\" where source[position] == "(":
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.argument(try argument()))
      case "\\": text += try escape()
      case "\n": throw SwiftLiteral.Unreadable(line: line)
      default: text.append(character)
      }
    }
    throw SwiftLiteral.Unreadable(line: line)
  }

  private mutating func argument() throws -> String {
    var depth = 0
    var argument = ""
    while let character = next() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return String(argument.dropFirst()) }
      argument.append(character)
    }
    throw SwiftLiteral.Unreadable(line: line)
  }

  private mutating func escape() throws -> String {
    switch next() {
    case "n": return "\n"
    case "t": return "\t"
    case "\\": return "\\"
    case "\"": return "\""
    default: throw SwiftLiteral.Unreadable(line: line)
    }
  }

  private mutating func next() -> Character? {
    guard position < source.count else { return nil }
    defer { position += 1 }
    return source[position]
  }

  private var role: SwiftLiteral.Role {
    let before = before
    if before.hasSuffix(":"), before.contains(/(?:\bcase [^:{}\n]+|\bdefault):$/) { return .caseValue }
    guard let bracket = open.last else { return .other }
    if bracket.bracket == "[", let array = bracket.before.firstMatch(of: /(\w+):$/) {
      return .member(of: String(array.output.1), list: bracket.list)
    }
    guard let call = bracket.before.firstMatch(of: /([A-Za-z_.]+)$/) else { return .other }
    if before.hasSuffix("(") { return .argument(label: nil, of: String(call.output.1)) }
    guard let label = before.firstMatch(of: /(\w+):$/) else { return .other }
    return .argument(label: String(label.output.1), of: String(call.output.1))
  }

  /// The last code that was read, without the white space at its end.
  private var before: String {
    var text = code.suffix(200)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
