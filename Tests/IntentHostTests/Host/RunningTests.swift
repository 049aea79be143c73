import IntentHost
import IntentWire
import IntentWords
import Testing

@Suite("An intent is run by name, with values as text")
struct RunningTests {
  static let catalogue = IntentCatalogue(
    ExtensionDescription(
      intents: [
        .named(
          "M.Log",
          parameters: [
            .named("count", .integer, range: 1...5), .named("share", .double), .named("isQuiet", .boolean),
            .named("note", .string), .named("page", .url), .named("mood", .enumeration("M.Mood")),
            .named("trend", .entity("M.Trend")), .named("day", .date), .named("tags", .array(.string)),
          ]),
        .named("M.Outer.Undo"), .named("N.Undo"),
        IntentDescriptor(id: "M.Renamed", persistentIdentifier: "OldName", title: .verbatim("Renamed")),
      ],
      enumerations: [
        EnumerationDescriptor(
          id: "M.Mood", name: .verbatim("Mood"),
          cases: [
            EnumerationValue(
              type: "M.Mood", rawValue: "1",
              display: Display(title: .verbatim("Great"), synonyms: [.verbatim("Super")]))
          ])
      ],
      problems: [DescriptionProblem(kind: "absent", types: ["Shed.Rake"], facts: ["module": "Shed"])]))

  @Test(
    "the shortest end that only one id has is enough",
    arguments: [
      ("Log", "M.Log"), ("M.Log", "M.Log"), ("Outer.Undo", "M.Outer.Undo"), ("N.Undo", "N.Undo"),
      ("OldName", "M.Renamed"),
    ])
  func found(_ name: String, _ id: String) throws {
    #expect(try Self.catalogue.find(name).id == id)
  }

  @Test(
    "an end that several ids have, and one that none has",
    arguments: [
      ("Undo", IntentFailure.ambiguousIntent("Undo", types: ["M.Outer.Undo", "N.Undo"])),
      ("og", .unknownIntent("og", nearest: ["M.Log"])), ("Lgo", .unknownIntent("Lgo", nearest: ["M.Log"])),
      ("Undi", .unknownIntent("Undi", nearest: ["M.Outer.Undo", "N.Undo"])),
      ("Rake", .absentIntent("Shed.Rake", module: "Shed")), ("Shed.Rake", .absentIntent("Shed.Rake", module: "Shed")),
      ("ake", .unknownIntent("ake", nearest: [])),
      ("Something", .unknownIntent("Something", nearest: [])),
    ])
  func notFound(_ name: String, _ failure: IntentFailure) {
    #expect(throws: failure) { try Self.catalogue.find(name) }
  }

  static let great = IntentValue.enumeration(
    EnumerationValue(
      type: "M.Mood", rawValue: "1", display: Display(title: .verbatim("Great"), synonyms: [.verbatim("Super")])))

  @Test(
    "a value is read as its parameter's type",
    arguments: [
      ("count", "5", IntentValue.integer(5)), ("share", "0.5", .double(0.5)), ("isQuiet", "true", .boolean(true)),
      ("isQuiet", "NO", .boolean(false)), ("note", " a=b ", .string(" a=b ")),
      ("mood", "1", great), ("mood", "great", great), ("mood", "SUPER", great), ("trend", "Sleep", .spoken("Sleep")),
      ("day", "2026-03-29", .spoken("2026-03-29")), ("tags", "a", .spoken("a")),
    ])
  func value(_ name: String, _ text: String, _ value: IntentValue) throws {
    #expect(
      try Self.catalogue.invocation(of: "Log", values: [name: text], languages: ["en"])
        == Invocation(intent: "M.Log", parameters: [name: value]))
  }

  static let range = ClosedRangeDescriptor(lower: .integer(1), upper: .integer(5))
  static let faults: [(String, String, IntentFailure)] = [
    ("count", "6", .outOfRange(.integer(6), parameter: "count", range: range)),
    ("count", "0", .outOfRange(.integer(0), parameter: "count", range: range)),
    ("count", "1.5", .unreadableValue("1.5", parameter: "count", type: .integer, allowed: [])),
    (
      "count", "99999999999999999999",
      .unreadableValue("99999999999999999999", parameter: "count", type: .integer, allowed: [])
    ),
    ("share", "inf", .unreadableValue("inf", parameter: "share", type: .double, allowed: [])),
    ("isQuiet", "perhaps", .unreadableValue("perhaps", parameter: "isQuiet", type: .boolean, allowed: [])),
    ("page", "no link", .unreadableValue("no link", parameter: "page", type: .url, allowed: [])),
    (
      "mood", "Graet",
      .unreadableValue("Graet", parameter: "mood", type: .enumeration("M.Mood"), allowed: [.verbatim("Great")])
    ),
    (
      "nite", "a",
      .unknownParameter(
        "nite", intent: "M.Log",
        known: ["count", "share", "isQuiet", "note", "page", "mood", "trend", "day", "tags"])
    ),
  ]

  @Test("a value that will not do is told", arguments: faults)
  func fault(_ name: String, _ text: String, _ failure: IntentFailure) {
    #expect(throws: failure) {
      try Self.catalogue.invocation(of: "Log", values: [name: text], languages: ["en"])
    }
  }

  @Test("and nothing is performed")
  func nothingPerformed() async {
    let connection = ScriptedExtension(Self.catalogue.description)
    let host = IntentHost.Host(
      connection: connection, surface: Surface(), applicationNames: [], audience: ScriptedAudience())
    let sheet = await host.run("Log", values: ["mood": "Graet"])
    #expect(sheet.error == "“Graet” is not among the choices. mood: Great. Did you mean “Great”?")
    #expect(await connection.performed.isEmpty)
  }
}
