import Foundation

extension PlainTree {
  /// Reads as much of YAML as project descriptions are written in: tables, lists (on one line, too), quotes, comments.
  ///
  /// Anchors and texts over several lines are passed over. Nil where the indentation has tabs, or fits nothing.
  init?(yaml data: Data) {
    var reader = YAMLReader()
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      reader.read(line)
      if reader.isBroken { return nil }
    }
    guard let tree = reader.finish() else { return nil }
    self = tree
  }
}

private struct YAMLReader {
  private var builder = PlainTreeBuilder()
  private var open: [(column: Int, isTable: Bool)] = []
  /// Lines deeper than this are a text that nothing reads.
  private var passedOver: Int?
  private var hasTabs = false

  var isBroken: Bool { builder.isBroken || hasTabs }

  mutating func finish() -> PlainTree? {
    close { _ in true }
    return isBroken ? nil : builder.root
  }

  mutating func read(_ line: Substring) {
    var column = line.prefix { $0 == " " }.count
    var text = Self.withoutComment(line.dropFirst(column))
    if let depth = passedOver {
      if column > depth || text.isEmpty { return }
      passedOver = nil
    }
    guard !text.isEmpty, !text.hasPrefix("---"), !text.hasPrefix("%") else { return }
    guard text.first != "\t" else { return hasTabs = true }
    close { $0.column > column || ($0.column == column && !$0.isTable && !Self.isItem(text)) }
    while Self.isItem(text) {
      enter(column, table: false)
      let rest = text.dropFirst().drop { $0 == " " }
      column += text.count - rest.count
      text = rest
      if open.count > PlainTree.depthLimit { return }
    }
    guard !text.isEmpty else { return }
    guard let (key, value) = Self.entry(text) else { return addValue(text) }
    enter(column, table: true)
    builder.key(key)
    if value.first == "|" || value.first == ">" {
      passedOver = column
      builder.add(.text(""))
    } else if !value.isEmpty {
      addValue(value)
    }
  }

  private mutating func close(where isDone: ((column: Int, isTable: Bool)) -> Bool) {
    while let last = open.last, isDone(last) {
      open.removeLast()
      builder.close(table: last.isTable)
    }
  }

  private mutating func enter(_ column: Int, table isTable: Bool) {
    if let last = open.last, last.column == column, last.isTable == isTable { return }
    open.append((column, isTable))
    builder.open(table: isTable)
  }

  private mutating func addValue(_ text: Substring) {
    // The next line of a text of several.
    guard !builder.isInTable || builder.awaitsValue else { return }
    guard let first = text.first, first == "[" || first == "{", let last = text.last, last == "]" || last == "}" else {
      return builder.add(.text(Self.unquoted(text)))
    }
    var word = ""
    var quote: Character?
    func flush(_ builder: inout PlainTreeBuilder) {
      let trimmed = word.trimmingCharacters(in: .whitespaces)
      if !trimmed.isEmpty { builder.add(.text(Self.unquoted(trimmed[...]))) }
      word = ""
    }
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
        word.append(character)
        continue
      }
      switch character {
      case "\"", "'":
        quote = character
        word.append(character)
      case "[", "{": builder.open(table: character == "{")
      case "]", "}":
        flush(&builder)
        builder.close(table: character == "}")
      case ",": flush(&builder)
      case ":" where builder.isInTable && !builder.awaitsValue:
        builder.key(Self.unquoted(word.trimmingCharacters(in: .whitespaces)[...]))
        word = ""
      default: word.append(character)
      }
    }
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// `key: value`; nil for a text.
  private static func entry(_ text: Substring) -> (key: String, value: Substring)? {
    guard text.first != "[", text.first != "{" else { return nil }
    var quote: Character?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ":", next == text.endIndex || text[next] == " " {
        var value = text[next...].drop { $0 == " " }
        if value.first == "&" { value = value.drop { $0 != " " }.drop { $0 == " " } }
        return (unquoted(text[..<index]), value)
      }
      index = next
    }
    return nil
  }

  private static func unquoted(_ text: Substring) -> String {
    guard text.count > 1, let first = text.first, first == "\"" || first == "'", text.last == first else {
      return String(text)
    }
    return String(text.dropFirst().dropLast())
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var last: Character = " "
    var end = text.endIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "#", last == " " {
        end = index
        break
      } else if character == "\"" || character == "'", last == " " || last == ":" || last == "[" || last == "," {
        quote = character
      }
      last = character
    }
    let kept = text[..<end]
    return kept[..<(kept.lastIndex { $0 != " " }.map { kept.index(after: $0) } ?? kept.startIndex)]
  }
}
