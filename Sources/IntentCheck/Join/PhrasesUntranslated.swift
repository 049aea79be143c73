/// Phrases that were never translated, in a project that was.
struct PhrasesUntranslated: JoinRule {
  let id = "words.phrases-untranslated"
  let severity = Severity.warning
  let abstract = "App Shortcuts of a project with several languages, and no `AppShortcuts` table at all."
  let reason = """
    Phrases are looked up in a table of this name and in no other, so that voice works in the source language only, \
    however well the rest is translated (uzairansaruzi/hermex#2). Add `AppShortcuts.xcstrings` with a set of phrases for \
    each language, under the first phrase of each App Shortcut.
    """

  func findings(in join: WordsJoin) -> [Finding] {
    guard join.tables(named: .appShortcuts).isEmpty else { return [] }
    var told: Set<Int?> = []
    return join.project.asks.compactMap { ask in
      guard ask.phrase == .first, !told.contains(ask.target) else { return nil }
      let languages = languages(besides: ask, in: join)
      guard !languages.isEmpty else { return nil }
      told.insert(ask.target)
      return finding(
        "no App Shortcut can be said in \(Languages.list(languages)): the project has no `AppShortcuts` catalog",
        at: ask.place)
    }
  }

  /// The languages that the app's usual table has besides its own.
  private func languages(besides ask: ResourceAsk, in join: WordsJoin) -> [String] {
    let tables = join.tables(named: .localizable).map { join.project.tables[$0] }
      .filter { [nil, ask.target].contains($0.target) }
    let sources = tables.map(\.catalog.sourceLanguage)
    let all = tables.reduce(into: Set<String>()) { $0.formUnion($1.catalog.languages) }.subtracting(sources + ["Base"])
    // British English hears American phrases; Chinese in another script is another language to Siri.
    let understood = Set(sources.map(Self.language)).subtracting(["zh"])
    return all.filter { !understood.contains(Self.language($0)) }.sorted()
  }

  private static func language(_ code: String) -> Substring { code.prefix { $0 != "-" && $0 != "_" } }
}

extension PhrasesUntranslated {
  var examples: [RuleExample] {
    let german = #""Start": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Starten"}}}}"#
    return [
      RuleExample("in one language", files: Self.files(strings: "\"Start\": {}")),
      RuleExample(
        "with a table of phrases",
        files: Self.files(strings: german).merging([
          "AppShortcuts.xcstrings": RuleExample.catalog(strings: "\"Start ${applicationName}\": {}")
        ]) { $1 }),
      RuleExample(
        "in British English",
        files: Self.files(
          strings: #""Start": {"localizations": {"en-GB": {"stringUnit": {"state": "translated", "value": "Start"}}}}"#)),
      RuleExample("in German, but for the phrases", files: Self.files(strings: german, mark: "▸")),
    ]
  }

  private static func files(strings: String, mark: String = "") -> [String: String] {
    [
      "Localizable.xcstrings": RuleExample.catalog(strings: strings),
      "Shortcuts.swift": """
        import AppIntents

        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: Start(), phrases: [\(mark)"Start \\(.applicationName)"], shortTitle: "Start", systemImageName: "play")
          }
        }
        """,
    ]
  }
}
