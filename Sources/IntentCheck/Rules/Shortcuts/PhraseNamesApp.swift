import SwiftSyntax

/// Every phrase names the app, once.
struct PhraseNamesApp: CodeRule {
  let id = "shortcuts.phrase-app-name"
  let severity = Severity.error
  let abstract = "Every phrase of an App Shortcut has `\\(.applicationName)`, once."
  let reason = "Siri hears a phrase as the app's by its name alone; Apple's metadata step refuses a phrase without it."
  let basis = Basis.documented("AppShortcutsProvider; seen in flipperdevices/Flipper-iOS-App#272")

  let examples = [
    RuleExample(
      "named",
      files: [
        "Shortcuts.swift": Self.provider(#""Log in \(.applicationName)", "Log \(\.$trend) with \(.applicationName)""#)
      ]),
    RuleExample("not named", files: ["Shortcuts.swift": Self.provider(#"▸"Log a trend", ▸"What is late?""#)]),
    RuleExample(
      "not named, and translated by its words",
      files: ["Shortcuts.swift": Self.provider(#"▸"Log a trend""#), "AppShortcuts.xcstrings": "{}"]),
    RuleExample("not named, and ending in space", files: ["Shortcuts.swift": Self.provider(#"▸"Log it ""#)]),
    RuleExample("not named, in a raw text", files: ["Shortcuts.swift": Self.provider(##"▸#"Log "it""#"##)]),
    RuleExample(
      "named twice", files: ["Shortcuts.swift": Self.provider(#"▸"\(.applicationName), log in \(.applicationName)""#)]),
    RuleExample(
      "spelt, which is another rule's", files: ["Shortcuts.swift": Self.provider(#""Log in ${applicationName}""#)]),
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
    project.phrases.compactMap { phrase in
      guard !phrase.literal.plainText.contains("applicationName") else { return nil }
      let place = project.place(of: phrase.literal, in: phrase.file)
      switch phrase.literal.interpolations.count(where: { $0 == ".applicationName" }) {
      case 1: return nil
      case 0:
        let fix = fix(phrase.literal, in: phrase.file, project)
        return finding("this phrase does not name the app", at: place, fix: fix)
      default: return finding("this phrase names the app more than once", at: place)
      }
    }
  }

  /// The name at the end, where Apple's own examples have it; whether `in` is the language's word, a person sees.
  private func fix(_ literal: StringLiteralExprSyntax, in file: Int, _ project: CodeProject) -> Fix? {
    // The words are the key of their translations: changed, they lose them.
    let isTranslated = project.catalogs.contains { $0.contains("AppShortcuts.") }
    guard !isTranslated, literal.openingQuote.tokenKind == .stringQuote,
      let words = literal.segments.last?.as(StringSegmentSyntax.self),
      let sign = words.content.text.last(where: { !".?!".contains($0) }), sign.isASCII, sign.isLetter || sign.isNumber
    else { return nil }
    let end = words.content.text.reversed().prefix { ".?!".contains($0) }
    let place = words.content.endPositionBeforeTrailingTrivia.utf8Offset - String(end).utf8.count
    let name = " in \\\(literal.openingPounds?.text ?? "")(.applicationName)"
    return Fix(
      "name the app at its end",
      [Fix.Edit(path: project.files[file].path, range: place..<place, replacement: name)])
  }
}
