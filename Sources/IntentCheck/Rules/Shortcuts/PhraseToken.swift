import SwiftSyntax

/// What a phrase holds is interpolated, not spelt.
struct PhraseToken: CodeRule {
  let id = "shortcuts.phrase-token"
  let severity = Severity.error
  let abstract = "A phrase in Swift holds `\\(.applicationName)` and `\\(\\.$parameter)`, not `${…}` and not `\\\\(…)`."
  let reason = """
    `${…}` is how catalogs write it; in Swift it is text that the person would have to say. A doubled backslash, \
    which generated code had, stops the export of all metadata.
    """
  let basis = Basis.observed("wcwagner/QuietMic at 7b9de13; a generated source with a doubled backslash")

  let examples = [
    RuleExample(
      "interpolated",
      swift: Self.provider(#""Log \(\.$trend) in \(.applicationName)", "Pay $5 in \(.applicationName)""#)),
    RuleExample("as in a catalog", swift: Self.provider(#""Log ▸${trend} in ▸${applicationName}""#)),
    RuleExample("escaped", swift: Self.provider(#""Log in ▸\\(.applicationName)""#)),
  ]

  private static func provider(_ phrases: String) -> String {
    """
    import AppIntents
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: LogIntent(), phrases: [\(phrases)], shortTitle: "Log", systemImageName: "pencil")
      }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    project.phrases.flatMap { phrase in
      Self.tokens(in: phrase.literal).map { token in
        let file = project.files[phrase.file]
        let fix = Fix(
          "interpolate it", [Fix.Edit(path: file.path, range: token.range, replacement: token.replacement)])
        return finding(
          "this phrase has `\(token.text)` as words to be said",
          at: file.place(at: AbsolutePosition(utf8Offset: token.range.lowerBound)), fix: fix)
      }
    }
  }

  private struct Token {
    let text: String
    /// In the file.
    let range: Range<Int>
    let replacement: String
  }

  private static func tokens(in literal: StringLiteralExprSyntax) -> [Token] {
    // In a raw literal an interpolation is spelt with its pounds.
    guard literal.openingPounds == nil else { return [] }
    return literal.segments.flatMap { segment -> [Token] in
      guard let text = segment.as(StringSegmentSyntax.self)?.content else { return [] }
      let start = text.positionAfterSkippingLeadingTrivia.utf8Offset
      let content = text.text
      return content.matches(of: /\$\{([A-Za-z_][A-Za-z0-9_]*)\}|\\\\\((\\{0,2}\.\$?[A-Za-z_][A-Za-z0-9_]*)\)/).map {
        match in
        let lower = start + content.utf8.distance(from: content.startIndex, to: match.range.lowerBound)
        let upper = start + content.utf8.distance(from: content.startIndex, to: match.range.upperBound)
        return Token(
          text: String(match.output.0), range: lower..<upper,
          replacement: replacement(match.output.1 ?? match.output.2 ?? ""))
      }
    }
  }

  /// `\(.applicationName)`, or `\(\.$trend)`.
  private static func replacement(_ spelt: Substring) -> String {
    let name = spelt.drop { "\\.$".contains($0) }
    return name == "applicationName" ? "\\(.applicationName)" : "\\(\\.$\(name))"
  }
}
