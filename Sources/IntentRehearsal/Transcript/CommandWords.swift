import IntentWords

/// Words parted at spaces and kept together by quotes, as a shell would read them; nothing else is a shell.
///
/// One escape is ours: `\u{A}` inside double quotes, for what would end the line or cannot be seen on it.
package enum CommandWords {
  /// - Parameter refusing: characters that may stand only inside quotes or after a backslash.
  /// - Throws: `TranscriptProblem`.
  package static func split(_ text: String, refusing: Set<Character> = []) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    var isEscaped = false
    // By scalars: a mark that combines with a quote or a space would make another character of it.
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if isEscaped {
        isEscaped = false
        if quote == "\"", scalar == "u", let written = QuotedText.scalar(&rest) {
          word = (word ?? "") + String(written)
          continue
        }
        let keepsBackslash = quote == "\"" && scalar != "\"" && scalar != "\\"
        word = (word ?? "") + (keepsBackslash ? "\\" : "") + String(scalar)
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
      } else if scalar == quote {
        quote = nil
      } else if quote == nil, scalar == "'" || scalar == "\"" {
        quote = scalar
        word = word ?? ""
      } else if quote == nil, scalar == " " || scalar == "\t" {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        if quote == nil, refusing.contains(Character(scalar)) { throw TranscriptProblem.wantsShell(Character(scalar)) }
        word = (word ?? "") + String(scalar)
      }
    }
    if quote != nil || isEscaped { throw TranscriptProblem.unclosedQuote(text) }
    if let whole = word { words.append(whole) }
    return words
  }

  /// The word as `split` reads it back, on one line.
  package static func quoted(_ word: String) -> String {
    let needsEscape = word.unicodeScalars.contains(where: QuotedText.needsEscape)
    if !needsEscape, !word.isEmpty, !word.unicodeScalars.contains(where: { special.contains(Character($0)) }) {
      return word
    }
    // Single quotes keep everything, so a word that needs no escape reads best in them.
    let hasOwn = word.unicodeScalars.contains { $0 == "\"" || $0 == "\\" }
    if !needsEscape, hasOwn, !word.unicodeScalars.contains("'") { return "'\(word)'" }
    let escaped = word.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where QuotedText.needsEscape(scalar): text += scalar.writtenOut
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// What a shell would act on, and we would not.
  package static let shellOnly: Set<Character> = ["|", "&", ";", "<", ">", "`", "$"]
  private static let special: Set<Character> = shellOnly.union([" ", "\t", "'", "\"", "\\"])
}
