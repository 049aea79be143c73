/// A phrase as it is written: words and places.
struct PhraseTemplate: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case words(String)
    case applicationName
    case parameter(String)
  }

  var pieces: [Piece] = []

  /// Reads `${…}` as a place; a brace that is never closed is text.
  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstRange(of: "${"), let close = rest[open.upperBound...].firstIndex(of: "}") {
      if open.lowerBound > rest.startIndex { pieces.append(.words(String(rest[..<open.lowerBound]))) }
      let name = String(rest[open.upperBound..<close])
      pieces.append(name == "applicationName" ? .applicationName : .parameter(name))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
  }

  var namesApplication: Bool { pieces.contains(.applicationName) }

  var parameters: [String] {
    pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// What stands before and after the parameter, with the app's name said as given.
  ///
  /// Without a parameter everything stands before.
  func split(applicationName: String) -> (before: String, after: String) {
    var before = ""
    var after = ""
    var isAfter = false
    for piece in pieces {
      switch piece {
      case .words(let text): if isAfter { after += text } else { before += text }
      case .applicationName: if isAfter { after += applicationName } else { before += applicationName }
      case .parameter: isAfter = true
      }
    }
    return (before, after)
  }
}
