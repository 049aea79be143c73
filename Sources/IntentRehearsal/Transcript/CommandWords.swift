/// Words parted at spaces and kept together by quotes, as a shell would read them; nothing else is a shell.
package enum CommandWords {
  /// - Parameter refusing: characters that may stand only inside quotes or after a backslash.
  /// - Throws: `TranscriptProblem`.
  package static func split(_ text: String, refusing: Set<Character> = []) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        let keepsBackslash = quote == "\"" && character != "\"" && character != "\\"
        word = (word ?? "") + (keepsBackslash ? "\\" : "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " || character == "\t" {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        if quote == nil, refusing.contains(character) { throw TranscriptProblem.wantsShell(character) }
        word = (word ?? "") + String(character)
      }
    }
    if quote != nil || isEscaped { throw TranscriptProblem.unclosedQuote(text) }
    if let whole = word { words.append(whole) }
    return words
  }

  /// The word as `split` reads it back.
  package static func quoted(_ word: String) -> String {
    if !word.isEmpty, !word.contains(where: { special.contains($0) }) { return word }
    if !word.contains("'"), word.contains(where: { $0 == "\"" || $0 == "\\" }) { return "'\(word)'" }
    return "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// What a shell would act on, and we would not.
  package static let shellOnly: Set<Character> = ["|", "&", ";", "<", ">", "`", "$"]
  private static let special: Set<Character> = shellOnly.union([" ", "\t", "'", "\"", "\\"])
}
