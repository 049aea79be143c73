import SwiftSyntax

/// No two App Shortcuts are said in the same words.
struct PhraseCollision: CodeRule {
  let id = "shortcuts.phrase-collision"
  let severity = Severity.warning
  let abstract = "No phrase is said in the same words as one of another App Shortcut of the app."
  let reason = """
    The system takes one of them, and the person cannot say which. Phrases are alike when only case, punctuation or \
    the parameter differ: say what is meant ("open the blind …", "open the door …").
    """
  let basis = Basis.observed("home-assistant/iOS#5786")
  let limits = "Two parameters of different types collide only when they have a value of the same name: that is advice."

  let examples = [
    RuleExample(
      "other words, or the same intent",
      swift: Self.provider(
        #"OpenBlindIntent(), phrases: ["Open blind \(\.$blind) in \(.applicationName)"]"#,
        #"OpenDoorIntent(), phrases: ["Open \(.applicationName)", "open \(.applicationName)"]"#)),
    RuleExample(
      "the same words",
      swift: Self.provider(
        #"OpenBlindIntent(), phrases: ["Open it in \(.applicationName)"]"#,
        #"OpenDoorIntent(), phrases: [▸"open it, in \(.applicationName)!"]"#)),
    RuleExample(
      "the same but for the parameter",
      swift: Self.provider(
        #"OpenBlindIntent(), phrases: ["Open \(\.$blind) in \(.applicationName)"]"#,
        #"OpenDoorIntent(), phrases: [▸"Open \(\.$door) in \(.applicationName)"]"#)),
  ]

  private static func provider(_ one: String, _ other: String) -> String {
    """
    import AppIntents
    struct OpenBlindIntent: AppIntent { @Parameter var blind: BlindEntity }
    struct OpenDoorIntent: AppIntent { @Parameter var door: DoorEntity }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: \(one), shortTitle: "Blind", systemImageName: "blinds")
        AppShortcut(intent: \(other), shortTitle: "Door", systemImageName: "door")
      }
    }
    """
  }

  func findings(in project: CodeProject) -> [Finding] {
    var first: [String: PhraseFacts] = [:]
    return project.phrases.compactMap { phrase in
      let words = phrase.provider.name + ":" + Self.words(of: phrase)
      guard let other = first[words] else {
        first[words] = phrase
        return nil
      }
      // Whichever the system takes, the same intent runs.
      guard Self.intent(phrase) != Self.intent(other) else { return nil }
      let isCertain = Self.types(of: phrase, in: project) == Self.types(of: other, in: project)
      let line = project.place(of: other.literal, in: other.file).line
      return finding(
        (isCertain ? "" : "possible: ")
          + "this phrase and the one in line \(line), of `\(Self.intent(other))`, are said alike",
        severity: isCertain ? .warning : .advice, at: project.place(of: phrase.literal, in: phrase.file))
    }
  }

  private static func intent(_ phrase: PhraseFacts) -> String {
    phrase.shortcut.argument("intent")?.as(FunctionCallExprSyntax.self)?.name ?? "another intent"
  }

  private static func types(of phrase: PhraseFacts, in project: CodeProject) -> [String] {
    let intent = project.intent(of: phrase.shortcut)
    return phrase.parameters.map { name in intent?.property(name)?.type?.core.lastName ?? name }
  }

  /// The words in lower case, without punctuation, a mark for each value.
  private static func words(of phrase: PhraseFacts) -> String {
    let text = phrase.literal.segments.map { segment in
      if let text = segment.as(StringSegmentSyntax.self) { return text.content.text.lowercased() }
      return segment.trimmedDescription.contains(".applicationName") ? "\u{1}" : "\u{2}"
    }.joined()
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "\u{1}" && $0 != "\u{2}" }.joined(separator: " ")
  }
}
