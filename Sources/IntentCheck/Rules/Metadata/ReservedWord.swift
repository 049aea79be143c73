import SwiftSyntax

/// No description holds a name that the App Store reserves.
struct ReservedWord: CodeRule {
  let id = "metadata.reserved-word"
  let severity = Severity.error
  let abstract = "No title, description or phrase of an intent holds `Siri`, `iPhone` or `Apple`."
  let reason = """
    The App Store refuses the upload (ITMS-90626) after the build has been sent, and the build cannot be chosen. Say \
    "by voice", "this device", or leave the name out.
    """
  let basis = Basis.observed(
    """
    ITMS-90626: VocaHQ/vocaphone#107, straff2002/OpenGlasses#307, idoodler/LabImporter#86, \
    rudrankriyam/Foundation-Models-Framework-Lab#196
    """)
  let limits = """
    Only descriptions were seen to be refused: of a title or a phrase it is likely. Translations are not read.
    """

  let examples = [
    RuleExample(
      "words that hold them",
      swift: """
        import AppIntents
        struct CutIntent: AppIntent {
          static let title: LocalizedStringResource = "Cut the pineapple"
          static let description: IntentDescription? = IntentDescription("Desiring more? Says so on this device.")
        }
        """),
    RuleExample(
      "a description and a title",
      swift: """
        import AppIntents
        struct DictateIntent: AppIntent {
          static let title: LocalizedStringResource = ▸"Ask Siri"
          static let description = IntentDescription(LocalizedStringResource(▸"Stays on this iPhone.", bundle: .adapter))
        }
        """),
    RuleExample(
      "a phrase",
      swift: """
        import AppIntents
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: PlayIntent(), phrases: [▸"Play Apple Music in \\(.applicationName)"], shortTitle: "Play",
              systemImageName: "play")
          }
        }
        """),
  ]

  private static let reserved: Set<String> = ["siri", "iphone", "apple"]

  func findings(in project: CodeProject) -> [Finding] {
    let texts = project.metadataTexts.compactMap { text -> Finding? in
      guard [.title, .description, .shortTitle].contains(text.role), let literal = text.literal else { return nil }
      return finding(
        of: literal, "the \(text.role.rawValue) of `\(text.type.name)`", certain: text.role == .description, text.file,
        in: project)
    }
    return texts
      + project.phrases.compactMap { phrase in
        finding(of: phrase.literal, "this phrase", certain: false, phrase.file, in: project)
      }
  }

  private func finding(
    of literal: StringLiteralExprSyntax, _ what: String, certain: Bool, _ file: Int, in project: CodeProject
  ) -> Finding? {
    let words = literal.plainText.split { !$0.isLetter && !$0.isNumber }
    guard let word = words.first(where: { Self.reserved.contains($0.lowercased()) }) else { return nil }
    return finding(
      "\(what) says \"\(word)\", and the App Store \(certain ? "refuses" : "is likely to refuse") the upload",
      severity: certain ? .error : .warning, at: project.place(of: literal, in: file))
  }
}
