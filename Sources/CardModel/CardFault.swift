/// What is wrong in a JSON that should be a card.
package enum CardFault: Hashable, Sendable {
  case notJSON
  /// An object in which nothing makes a block or names an accent.
  case nothing
  case missing(key: String, at: String)
  case other(at: String, String)

  /// Of what reading a card threw.
  package init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context): self = .missing(key: key.stringValue, at: Self.place(context))
    case DecodingError.valueNotFound(_, let context): self = .other(at: Self.place(context), "nothing stands there")
    case DecodingError.typeMismatch(_, let context): self = .other(at: Self.place(context), context.debugDescription)
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .other(at: Self.place(context), context.debugDescription)
    default: self = .notJSON
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.reduce(into: "") { path, key in
      if let index = key.intValue { path += "[\(index)]" } else { path += (path.isEmpty ? "" : ".") + key.stringValue }
    }
  }

  /// The fault in words, of which nothing hides.
  package var words: String {
    switch self {
    case .notJSON: "it is no JSON"
    case .nothing: "it has no block and no accent"
    case .missing(let key, let place): "\(Self.shown(place))\(place.isEmpty ? "" : " ")has no \"\(key)\""
    case .other(let place, let reason): "\(Self.shown(place))\(place.isEmpty ? "" : ": ")\(Self.shown(reason))"
    }
  }

  /// As much of what stands in the file as a line has room for.
  private static func shown(_ text: String) -> String {
    let beginning = VisibleText.escaped(String(text.unicodeScalars.prefix(longest)))
    return beginning + (text.unicodeScalars.count > longest ? "…" : "")
  }

  private static let longest = 200
}
