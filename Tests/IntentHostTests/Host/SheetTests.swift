import Foundation
import IntentHost
import IntentWire
import IntentWords
import Testing

@Suite("What the person sees and hears at the end")
struct SheetTests {
  static let undo = Well(
    title: .verbatim("Undo"),
    invocation: Invocation(
      intent: "M.Undo",
      parameters: [
        "trend": .entity(
          EntityValue(type: "M.Trend", identifier: "1", display: Display(title: .verbatim("Old name"))))
      ]))

  func card(_ payload: String, wells: [Well] = [undo]) -> CardArchive {
    CardArchive(kind: "test/1", payload: payload, wells: wells)
  }

  func stage(
    _ intents: [IntentDescriptor], surface: Surface = Surface(), _ perform: [String: ScriptedExtension.Perform]
  ) -> (IntentHost.Host, ScriptedExtension) {
    let connection = ScriptedExtension(ExtensionDescription(intents: intents), intents: perform)
    return (
      IntentHost.Host(
        connection: connection, surface: surface, applicationNames: ["Quest"], audience: ScriptedAudience()),
      connection
    )
  }

  @Test("without a card the full dialog is spoken and printed")
  func noCard() async {
    let (host, _) = stage([.named("M.Log")], ["M.Log": { _, _ in Outcome(dialog: .said("Logged Sleep.", "Logged")) }])
    #expect(
      await host.run("Log", values: [:])
        == Sheet(ending: .done, intent: "M.Log", spoken: "Logged Sleep.", printed: "Logged Sleep."))
  }

  @Test("with a card the supporting dialog is printed, and the wells are read")
  func withCard() async {
    let card = card("1")
    let (host, connection) = stage(
      [.named("M.Log")],
      [
        "M.Log": { _, _ in
          Outcome(dialog: .said("Logged Sleep.", "Logged"), snippet: Invocation(intent: "M.Card"))
        },
        "M.Card": { _, _ in Outcome(card: card) },
      ])
    let sheet = await host.run("Log", values: [:])
    #expect(
      sheet
        == Sheet(
          ending: .done, intent: "M.Log", spoken: "Logged Sleep.", printed: "Logged", card: card, wells: ["Undo"]))
    #expect(await connection.performed.map(\.intent) == ["M.Log", "M.Card"])
  }

  @Test("where there is only a voice nothing is printed and no card is drawn")
  func voiceOnly() async {
    let (host, connection) = stage(
      [.named("M.Log")], surface: Surface(kind: .voiceOnly),
      ["M.Log": { _, _ in Outcome(dialog: .said("Logged.", "x"), snippet: Invocation(intent: "M.Card")) }])
    #expect(await host.run("Log", values: [:]) == Sheet(ending: .done, intent: "M.Log", spoken: "Logged."))
    #expect(await connection.performed.map(\.intent) == ["M.Log"])
  }

  @Test("a tap performs the well, then draws the card again from its snippet, with entities queried afresh")
  func tap() async throws {
    actor Count {
      var value = 0
      func next() -> Int {
        value += 1
        return value
      }
    }
    let count = Count()
    let (host, connection) = stage(
      [.named("M.Log"), .named("M.Undo")],
      [
        "M.Log": { _, _ in
          Outcome(
            snippet: Invocation(
              intent: "M.Card",
              parameters: [
                "trends": .array([
                  .entity(
                    EntityValue(type: "M.Trend", identifier: "1", display: Display(title: .verbatim("Old name"))))
                ])
              ]))
        },
        "M.Undo": { _, _ in Outcome() },
        "M.Card": { _, _ in
          Outcome(card: CardArchive(kind: "test/1", payload: "\(await count.next())", wells: [Self.undo]))
        },
      ])
    #expect(await host.run("Log", values: [:]).card?.payload == "1")
    let tapped = await host.tap("undo")
    #expect(tapped.ending == .done && tapped.intent == "M.Undo" && tapped.spoken == nil)
    #expect(tapped.card?.payload == "2" && tapped.wells == ["Undo"])
    #expect(await host.tap("Undo").card?.payload == "3")
    let bare = IntentValue.entity(EntityValue(type: "M.Trend", identifier: "1"))
    let performed = await connection.performed
    #expect(performed.map(\.intent) == ["M.Log", "M.Card", "M.Undo", "M.Card", "M.Undo", "M.Card"])
    #expect(performed[1].parameters == ["trends": .array([bare])])
    #expect(performed[2].parameters == ["trend": bare])
    #expect(performed[3] == performed[1])
  }

  @Test("a control that shows its own snippet replaces the card")
  func replaced() async {
    let first = card("first")
    let (host, _) = stage(
      [.named("M.Log"), .named("M.Undo")],
      [
        "M.Log": { _, _ in Outcome(snippet: Invocation(intent: "M.Card")) },
        "M.Card": { _, _ in Outcome(card: first) },
        "M.Undo": { _, _ in Outcome(snippet: Invocation(intent: "M.Other")) },
        "M.Other": { _, _ in Outcome(card: CardArchive(kind: "test/1", payload: "other")) },
      ])
    _ = await host.run("Log", values: [:])
    #expect(await host.tap("Undo").card?.payload == "other")
    #expect(await host.tap("Undo").ending == .failed(.unknownWell("Undo", known: [])), "the first card is gone")
  }

  @Test("a picture of the moment has no working controls")
  func picture() async {
    let card = card("1")
    let (host, _) = stage([.named("M.Log")], ["M.Log": { _, _ in Outcome(card: card) }])
    #expect(await host.run("Log", values: [:]).card == card)
    #expect(await host.tap("Undo").ending == .failed(.unknownWell("Undo", known: [])))
  }

  @Test("a well that is not there is told with those that are")
  func noWell() async {
    let card = card("1")
    let (host, _) = stage(
      [.named("M.Log")],
      [
        "M.Log": { _, _ in Outcome(snippet: Invocation(intent: "M.Card")) },
        "M.Card": { _, _ in Outcome(card: card) },
      ])
    _ = await host.run("Log", values: [:])
    let sheet = await host.tap("Und")
    #expect(sheet.ending == .failed(.unknownWell("Und", known: ["Undo"])))
    #expect(sheet.error == "The card has no control “Und”. Did you mean Undo? It has Undo.")
  }

  @Test("a card that cannot be drawn does not take back what was said")
  func brokenCard() async {
    let (host, _) = stage(
      [.named("M.Log")],
      [
        "M.Log": { _, _ in Outcome(dialog: .said("Logged."), snippet: Invocation(intent: "M.Card")) },
        "M.Card": { _, _ in throw IntentFailure.unlocalized(type: "Oops", reason: "x") },
      ])
    let sheet = await host.run("Log", values: [:])
    #expect(sheet.ending == .failed(.unlocalized(type: "Oops", reason: "x")))
    #expect(sheet.spoken == "Logged." && sheet.error == "Something went wrong in Quest.")
  }

  @Test(
    "a locked device asks for the unlocking before the intent runs",
    arguments: [
      ("alwaysAllowed", false), ("requiresAuthentication", true), ("requiresLocalDeviceAuthentication", true),
    ])
  func locked(_ policy: String, _ isRefused: Bool) async {
    let (host, connection) = stage(
      [.named("M.Log", authentication: policy)], surface: Surface(languages: ["de"], isLocked: true),
      ["M.Log": { _, _ in Outcome() }])
    let sheet = await host.run("Log", values: [:])
    #expect(sheet.ending == (isRefused ? .failed(.locked) : .done))
    #expect(sheet.error == (isRefused ? "Entsperre zuerst das Gerät." : nil))
    #expect(await connection.performed.isEmpty == isRefused)
  }

  @Test(
    "an intent that must bring its app to the front does nothing where there is no screen",
    arguments: [
      (["background"], false, false), (["foreground(immediate)"], false, true), (["foreground(deferred)"], false, true),
      (["foreground(dynamic)"], false, false), (["background", "foreground(immediate)"], false, false),
      (["background"], true, false),
    ])
  func modes(_ modes: [String], _ opensApp: Bool, _ launches: Bool) async {
    let intent = IntentDescriptor.named("M.Log", modes: modes, opensApp: opensApp)
    let (speaker, connection) = stage(
      [intent], surface: Surface(kind: .voiceOnly), ["M.Log": { _, _ in Outcome() }])
    #expect(await speaker.run("Log", values: [:]).ending == (launches ? .failed(.foregroundDenied) : .done))
    #expect(await connection.performed.isEmpty == launches)
  }

  @Test("the intent that a result opens is named, and performed right after")
  func opens() async {
    let (host, connection) = stage(
      [.named("M.Log"), .named("M.Open", modes: ["foreground(immediate)"], opensApp: true)],
      [
        "M.Log": { _, _ in Outcome(opens: Invocation(intent: "M.Open")) },
        "M.Open": { invocation, person in
          try await person.bringForward(invocation)
          return Outcome()
        },
      ])
    let sheet = await host.run("Log", values: [:])
    #expect(sheet.opens == "M.Open" && sheet.app == AppArrival(.cold))
    #expect(await connection.performed.map(\.intent) == ["M.Log", "M.Open"])
  }

  @Test("an app without a process comes forward cold the first time, and warm after that")
  func imaginedApp() async {
    let (host, _) = stage(
      [.named("M.Open", modes: ["foreground(immediate)"], opensApp: true)],
      [
        "M.Open": { invocation, person in
          try await person.bringForward(invocation)
          return Outcome()
        }
      ])
    #expect(await host.run("Open", values: [:]).app == AppArrival(.cold))
    #expect(await host.run("Open", values: [:]).app == AppArrival(.warm))
  }

  @Test("an app that cannot come forward fails the run, with the app's words or this tool's")
  func brokenApp() async {
    struct Broken: ForegroundApp {
      func bringForward(_ invocation: Invocation, languages: [String]) async throws -> AppArrival {
        throw IntentFailure.app(.exited(status: 3, during: "route M.Open", lastOutput: "no such chair"))
      }
      func end() async {}
    }
    let connection = ScriptedExtension(
      ExtensionDescription(intents: [.named("M.Open", modes: ["foreground(immediate)"], opensApp: true)]),
      intents: [
        "M.Open": { invocation, person in
          try await person.bringForward(invocation)
          return Outcome()
        }
      ])
    let host = IntentHost.Host(
      connection: connection, surface: Surface(), applicationNames: ["Quest"], app: Broken(),
      audience: ScriptedAudience())
    let sheet = await host.run("Open", values: [:])
    #expect(sheet.error == "The app exited with status 3 at: route M.Open.")
    #expect(sheet.app == nil)
  }

  @Test("an error with words is read in the person's language, one without in the host's")
  func errors() async {
    let (host, _) = stage(
      [.named("M.A"), .named("M.B")], surface: Surface(languages: ["hr"]),
      [
        "M.A": { _, _ in throw IntentFailure.localized(.verbatim("Nema trendova."), type: "QuestError") },
        "M.B": { _, _ in throw IntentFailure.unlocalized(type: "CocoaError", reason: "no such file") },
      ])
    #expect(await host.run("A", values: [:]).error == "Nema trendova.")
    #expect(await host.run("B", values: [:]).error == "Došlo je do pogreške u aplikaciji Quest.")
  }

  @Test(
    "a returned value is read as a person reads it",
    arguments: [
      (IntentValue.integer(1234), "en", "1,234"), (.double(0.5), "hr", "0,5"), (.boolean(true), "de", "Ja"),
      (.string("a"), "en", "a"), (.array([.integer(1), .string("b"), .boolean(false)]), "en", "1, b, and No"),
      (.entity(EntityValue(type: "M.T", identifier: "1", display: Display(title: .verbatim("Sleep")))), "en", "Sleep"),
      (.entity(EntityValue(type: "M.T", identifier: "1")), "en", "1"),
      (.enumeration(EnumerationValue(type: "M.E", rawValue: "good")), "en", "good"),
    ])
  func value(_ value: IntentValue, _ language: String, _ text: String) async {
    let (host, _) = stage(
      [.named("M.A")], surface: Surface(languages: [language]), ["M.A": { _, _ in Outcome(value: value) }])
    #expect(await host.run("A", values: [:]).value == text)
  }

  @Test(
    "a date is read on the person's clock, whatever the machine's",
    arguments: [
      ("Europe/Zagreb", "en", "Mar 29, 2026 at 11:30\u{202F}PM"),
      ("America/New_York", "en", "Mar 29, 2026 at 5:30\u{202F}PM"),
      ("Pacific/Auckland", "en", "Mar 30, 2026 at 10:30\u{202F}AM"), ("Pacific/Auckland", "de", "30. März 2026, 10:30"),
    ])
  func date(_ zone: String, _ language: String, _ text: String) async {
    let moment = IntentValue.date(Date(timeIntervalSince1970: 1_774_819_800))
    let surface = Surface(languages: [language], timeZone: TimeZone(identifier: zone))
    let (host, _) = stage([.named("M.A")], surface: surface, ["M.A": { _, _ in Outcome(value: moment) }])
    #expect(await host.run("A", values: [:]).value == text)
    let (lists, _) = stage([.named("M.A")], surface: surface, ["M.A": { _, _ in Outcome(value: .array([moment])) }])
    #expect(await lists.run("A", values: [:]).value == text)
  }

  @Test("an empty card is refused, and does not take back what was said", arguments: [true, false])
  func emptyCard(isDrawn: Bool) async {
    let card = CardArchive(kind: "card/1", payload: "")
    let (host, _) = stage(
      [.named("M.Log")],
      [
        "M.Log": { _, _ in
          isDrawn
            ? Outcome(dialog: .said("Logged."), snippet: Invocation(intent: "M.Card"))
            : Outcome(dialog: .said("Logged."), card: card)
        },
        "M.Card": { _, _ in Outcome(card: card) },
      ])
    let sheet = await host.run("Log", values: [:])
    #expect(sheet.ending == .failed(.emptyCard(kind: "card/1")))
    #expect(sheet.card == nil && sheet.spoken == "Logged." && sheet.error == "Something went wrong in Quest.")
    #expect(
      FailureWords(languages: ["en"]).detail(.emptyCard(kind: "card/1"))
        == "The card (card/1) is empty: its view could not be encoded.")
  }

  @Test("the extension is greeted once, and again when the person moves")
  func greets() async throws {
    let (host, connection) = stage([.named("M.A")], ["M.A": { _, _ in Outcome() }])
    _ = await host.run("A", values: [:])
    _ = await host.run("A", values: [:])
    try await host.move(to: Surface(kind: .shortcuts, languages: ["hr", "en"], isLocked: true))
    #expect(
      await connection.greetings == [
        HostEnvironment(languages: ["en"]),
        HostEnvironment(languages: ["hr", "en"], surface: .shortcuts, isLocked: true),
      ])
    #expect(await connection.described == 1)
  }
}
