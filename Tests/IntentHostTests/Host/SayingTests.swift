import Foundation
import IntentHost
import IntentWire
import IntentWords
import Testing

@Suite("A sentence reaches an intent")
struct SayingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Update ${applicationName}": {"localizations": {
          "hr": {"stringSet": {"state": "translated", "values": ["Ažuriraj ${applicationName}", "Upiši u ${applicationName}"]}}}},
        "Calm": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "هادئ"}}}},
        "Log ${trend} in ${applicationName}": {"localizations": {
          "hr": {"stringUnit": {"state": "translated", "value": "Upiši ${trend} u ${applicationName}"}}}}
      }}
      """#, to: "AppShortcuts.xcstrings")
  }

  var description: ExtensionDescription {
    let intents: [IntentDescriptor] = [
      .named("M.Update"), .named("M.LogTrend", parameters: [.named("trend", .entity("M.Trend"))]),
      .named("M.LogMood", parameters: [.named("mood", .enumeration("M.Mood"))]),
      .named("M.Hidden", isDiscoverable: false),
    ]
    let phrases: [(String, [String])] = [
      ("M.Update", ["Update ${applicationName}", "Log in ${applicationName}"]),
      ("M.LogTrend", ["Log ${trend} in ${applicationName}"]), ("M.LogMood", ["Log ${mood} in ${applicationName}"]),
      ("M.Hidden", ["Hide ${applicationName}"]),
    ]
    return ExtensionDescription(
      intents: intents,
      enumerations: [
        EnumerationDescriptor(
          id: "M.Mood", name: .verbatim("Mood"),
          cases: [
            EnumerationValue(type: "M.Mood", rawValue: "good", display: Display(title: .verbatim("Good"))),
            EnumerationValue(
              type: "M.Mood", rawValue: "calm",
              display: Display(
                title: Resource(key: "Calm", table: "AppShortcuts", bundle: URL(fileURLWithPath: folder.path)))),
            EnumerationValue(
              type: "M.Mood", rawValue: "sleepy",
              display: Display(title: .verbatim("Sleepy"), synonyms: [.verbatim("Sleep")])),
          ])
      ],
      shortcuts: phrases.map {
        ShortcutDescriptor(
          invocation: Invocation(intent: $0.0, parameters: ["day": .string("today")]), phrases: $0.1, shortTitle: nil,
          systemImageName: nil)
      },
      phraseBundles: [URL(fileURLWithPath: folder.path)])
  }

  func stage(
    _ answers: [AudienceAnswer] = [], languages: [String] = ["en"], stateFolder: String? = nil
  ) -> (IntentHost.Host, ScriptedExtension, ScriptedAudience) {
    let done: ScriptedExtension.Perform = { _, _ in Outcome() }
    let connection = ScriptedExtension(
      description, intents: ["M.Update": done, "M.LogTrend": done, "M.LogMood": done, "M.Hidden": done])
    let audience = ScriptedAudience(answers)
    let host = IntentHost.Host(
      connection: connection, surface: Surface(languages: languages), applicationNames: ["YearlyQuest", "Quest"],
      stateFolder: stateFolder, audience: audience)
    return (host, connection, audience)
  }

  func writeNames(_ names: [(String, String)]) throws {
    try SpeakableNames(slots: [
      .init(
        intent: "M.LogTrend", parameter: "trend",
        values: names.map { .init(identifier: $0.0, display: Display(title: .verbatim($0.1))) })
    ]).write(toFolder: folder.path)
  }

  @Test("with what its shortcut already filled", arguments: ["Update YearlyQuest", "update quest!", "log in Quest"])
  func reaches(_ sentence: String) async {
    let (host, connection, _) = stage()
    #expect(await host.say(sentence).intent == "M.Update")
    #expect(
      await connection.performed == [Invocation(intent: "M.Update", parameters: ["day": .string("today")])])
  }

  @Test(
    "in the person's language",
    arguments: [
      ("Ažuriraj YearlyQuest", true), ("upisi u Quest", true), ("Update Quest", false),
    ])
  func croatian(_ sentence: String, _ isReached: Bool) async {
    let (host, connection, _) = stage(languages: ["hr"])
    let sheet = await host.say(sentence)
    #expect(sheet.intent == (isReached ? "M.Update" : nil))
    #expect(await connection.performed.isEmpty != isReached)
    if !isReached { #expect(sheet.error == "YearlyQuest to ne može.") }
  }

  @Test("as in the source language where nobody speaks the person's", arguments: ["en-XA", "ar-XB"])
  func pseudolanguage(_ language: String) async {
    let (host, connection, _) = stage(languages: [language])
    #expect(await host.say("Update YearlyQuest").intent == "M.Update")
    #expect(await host.say("Log calm in Quest").intent == "M.LogMood")
    #expect(await connection.performed.count == 2)
  }

  @Test("and when the person moves, in the new one")
  func moves() async throws {
    let (host, _, _) = stage()
    #expect(await host.say("Upiši u Quest").intent == nil)
    try await host.move(to: Surface(languages: ["hr"]))
    #expect(await host.say("Upiši u Quest").intent == "M.Update")
  }

  @Test("entities can be said only after the app told their names, enum cases at once")
  func slots() async throws {
    let (host, connection, _) = stage(stateFolder: folder.path)
    guard case .notUnderstood = await host.say("Log Run in Quest").ending else {
      Issue.record("there are no names yet")
      return
    }
    #expect(await host.say("Log good in Quest").intent == "M.LogMood")
    try writeNames([("7", "Run")])
    #expect(await host.say("Log run in Quest").intent == "M.LogTrend")
    #expect(
      await connection.performed.map(\.parameters) == [
        ["day": .string("today"), "mood": .enumeration(EnumerationValue(type: "M.Mood", rawValue: "good"))],
        ["day": .string("today"), "trend": .entity(EntityValue(type: "M.Trend", identifier: "7"))],
      ])
    try writeNames([("7", "Walk")])
    guard case .notUnderstood = await host.say("Log Run in Quest").ending else {
      Issue.record("the name is another now")
      return
    }
  }

  @Test("several intents: the person is asked which")
  func several() async throws {
    try writeNames([("1", "Sleep")])
    let (host, connection, audience) = stage([.words("x"), .words("LogMood")], stateFolder: folder.path)
    #expect(await host.say("Log Sleep in Quest").intent == "M.LogMood")
    #expect(await connection.performed.count == 1)
    #expect(await audience.heard.first?.options == ["LogTrend", "LogMood"])
    #expect(
      await audience.prompts == [
        "What would you like to do?", "“x” is not among the choices. What would you like to do?",
      ])
  }

  @Test("several entities of one name are told apart where they can be, and asking can be cancelled")
  func severalEntities() async throws {
    try writeNames([("1", "Run"), ("2", "run")])
    let (host, connection, audience) = stage([.cancel], stateFolder: folder.path)
    let sheet = await host.say("Log Run in Quest")
    #expect(sheet.ending == .cancelled && sheet.printed == "Cancelled.")
    #expect(await audience.heard.first?.options == ["LogTrend: Run", "LogTrend: run"])
    #expect(await connection.performed.isEmpty)
  }

  @Test("a sentence that reaches nothing gets the three nearest, with the words that differ")
  func nearest() async {
    let (host, _, _) = stage()
    guard case .notUnderstood(let nearest) = await host.say("Upgrade Quest").ending else {
      Issue.record("nothing is called so")
      return
    }
    #expect(nearest.count == 3)
    #expect(
      nearest.first
        == Sheet.NearMiss(phrase: "Update Quest", intent: "M.Update", missing: ["Update"], extra: ["Upgrade"]))
    #expect(!nearest.contains { $0.intent == "M.Hidden" }, "a hidden intent has no phrases")
  }

  @Test("names that cannot be read are told")
  func brokenNames() async throws {
    try folder.write("{", to: SpeakableNames.fileName)
    let (host, _, _) = stage(stateFolder: folder.path)
    let sheet = await host.say("Update Quest")
    let path = "\(folder.path)/\(SpeakableNames.fileName)"
    #expect(sheet.ending == .failed(.unreadableNames(path: path, reason: "it is damaged")))
    #expect(sheet.error == "\(path) cannot be read: it is damaged. Let the app run once; it writes it anew.")
  }
}
