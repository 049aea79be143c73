/// A line of a recipe.
enum RecipeLine {
  /// An empty line, or a comment.
  case nothing
  case pair(key: String, value: String)
  case unreadable(String)

  static func lines(of text: String) -> [RecipeLine] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { RecipeLine(String($0).trimmed) }
  }

  private init(_ line: String) {
    let scalars = line.unicodeScalars
    if scalars.isEmpty || line.utf8.starts(with: "//".utf8) {
      self = .nothing
    } else if let colon = scalars.firstIndex(of: ":") {
      self = .pair(key: String(scalars[..<colon]).trimmed, value: String(scalars[colon...].dropFirst()).trimmed)
    } else {
      self = .unreadable(line)
    }
  }
}

extension String {
  /// Without spaces, tabs and carriage returns at either end; other white space belongs to the text.
  var trimmed: String {
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    var scalars = unicodeScalars[...]
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(scalars)
  }
}
