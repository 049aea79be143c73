import CardModel
import Foundation
import IntentHost
import IntentPhrases
import IntentRehearsal
import IntentWire
import IntentWords
import Testing

@Suite("What --json writes")
struct DocumentTests {
  private func documented(_ kind: String) throws -> String {
    let blocks = try DocumentedExamples.blocks(in: "CommandLine.md", fence: "json")
    return try #require(blocks.first { $0.contains("\"kind\" : \"\(kind)\"") })
  }

  @Test("is what the documentation shows: intents")
  func intents() throws {
    let range = ClosedRangeDescriptor(lower: .integer(1), upper: .integer(5))
    let description = ExtensionDescription(
      intents: [
        IntentDescriptor(
          id: "QuestIntents.UpdateOneTrendIntent", persistentIdentifier: "UpdateOneTrend",
          title: Resource(key: "Update One Trend"),
          parameters: [
            ParameterDescriptor(
              name: "count", title: Resource(key: "Count"), type: .integer, isOptional: false, range: range)
          ])
      ],
      shortcuts: [
        ShortcutDescriptor(
          invocation: Invocation(intent: "QuestIntents.UpdateOneTrendIntent"),
          phrases: ["Update ${trend} in ${applicationName}"], shortTitle: nil, systemImageName: nil)
      ])
    let document = IntentsDocument(description, languages: ["en"])
    #expect(try JSONDocument.text(document) + "\n" == documented("intents"))
    #expect(document.lines == [
      "QuestIntents.UpdateOneTrendIntent  Update One Trend", "  count: integer, required, 1 to 5  (Count)",
      "  \"Update ${trend} in ${applicationName}\"",
    ])
  }

  @Test("reads defaults and ranges as a person does, on the person's clock")
  func values() throws {
    func parameter(_ name: String, _ type: ValueType, _ value: IntentValue) -> ParameterDescriptor {
      ParameterDescriptor(
        name: name, title: Resource(key: name), type: type, isOptional: true, defaultValue: value,
        range: type == .double ? ClosedRangeDescriptor(lower: .double(0.5), upper: .double(1500)) : nil)
    }
    let intent = IntentDescriptor(
      id: "M.A", persistentIdentifier: "A", title: Resource(key: "A"),
      parameters: [
        parameter("on", .boolean, .boolean(true)), parameter("share", .double, .double(1234.5)),
        parameter("day", .date, .date(Date(timeIntervalSince1970: 1_774_819_800))),
        parameter("tags", .array(.string), .array([.string("a"), .string("b")])),
      ])
    let document = IntentsDocument(
      ExtensionDescription(intents: [intent]), languages: ["de"], zone: TimeZone(identifier: "Pacific/Auckland"))
    let parameters = try #require(document.intents.first?.parameters)
    #expect(parameters.map(\.default) == ["Ja", "1.234,5", "30. März 2026, 10:30", "a und b"])
    #expect(parameters[1].range == ["0,5", "1.500"])
  }

  @Test("tells what nobody can say, and what is to be done first")
  func advice() throws {
    let reasons: [PhraseBook.DroppedPhrase.Reason] = [.noApplicationName, .noValues(parameter: "trend")]
    let dropped = reasons.map { PhraseBook.DroppedPhrase(shortcut: 0, template: "Log", reason: $0) }
    let document = IntentsDocument(ExtensionDescription(), languages: ["en"], advice: PhraseAdvice(dropped))
    #expect(
      document.lines == [
        "! nobody can say \"Log\": put ${applicationName} into it", "- run the app once: its names are not known yet",
      ])
    #expect(try JSONDocument.text(document).contains("\"notes\" : [\n"))
  }

  @Test("is what the documentation shows: a sheet")
  func sheet() throws {
    let undo = Invocation(intent: "QuestIntents.Undo")
    let card = Card([
      .eyebrow(Resource(key: "SLEEP")), .wells([Card.Well(title: Resource(key: "Undo"))]),
    ])
    let archive = CardArchive(
      kind: Card.archiveKind, payload: try card.payload(), wells: [Well(title: Resource(key: "Undo"), invocation: undo)])
    let sheet = Sheet(
      ending: .done, intent: "QuestIntents.UpdateTrendIntent", spoken: "Updated Sleep to Great for today.",
      printed: "Sleep: Great", card: archive, wells: ["Undo"])
    let asked = AskedQuestion(
      kind: .choice, prompt: "What is the Sleep value for today?", options: ["Great", "Okay"])
    let document = SheetDocument(
      sheet, turns: [SheetDocument.Turn(asked, answer: .words("Great"))], languages: ["en"])
    #expect(try JSONDocument.text(document) + "\n" == documented("sheet"))
  }

  @Test("is what the documentation shows: rehearsals")
  func rehearsals() throws {
    let difference = Difference(
      reason: .differs, line: 13, context: [], expected: ["  - Poor"], actual: ["  - Awful"])
    let report = RehearsalReport(file: "Rehearsals/both-asked.en.rehearsal", result: .differs(difference))
    #expect(try JSONDocument.text(RehearsalsDocument([report])) + "\n" == documented("rehearsals"))
  }

  @Test("names every result that the documentation names", arguments: [
    (RehearsalReport.Result.passed, "passed"), (.recorded([]), "recorded"), (.unchanged, "unchanged"),
    (.unreadable(TranscriptError(line: 1, problem: .notUTF8)), "unreadable"),
    (.broken(line: 1, .other("")), "broken"), (.brokenCatalog, "brokenCatalog"),
  ])
  func results(_ result: RehearsalReport.Result, _ name: String) {
    #expect(RehearsalsDocument([RehearsalReport(file: "x", result: result)]).files.first?.result == name)
  }

  @Test("tells an ending, its failure and its exit status", arguments: [
    (Sheet.Ending.done, "done", String?.none, Int32(0)), (.cancelled, "cancelled", nil, 1),
    (.failed(.locked), "failed", "locked", 1), (.notUnderstood([]), "notUnderstood", nil, 1),
    (.failed(.failedDependency(type: "QuestDoor", reason: "read-only")), "failed", "failedDependency", 3),
    (.failed(.process(.notFound(path: "/x"))), "failed", "process", 3),
  ])
  func endings(_ ending: Sheet.Ending, _ name: String, _ failure: String?, _ status: Int32) {
    let sheet = Sheet(ending: ending)
    let document = SheetDocument(sheet, turns: [], languages: ["en"])
    #expect(document.ending == name)
    #expect(document.failure == failure)
    #expect(sheet.exitStatus == status)
  }

  @Test("lists what was nearly said")
  func nearest() throws {
    let miss = Sheet.NearMiss(phrase: "Update Quest", intent: "Quest.Update", missing: ["Update"], extra: ["Feed"])
    let document = SheetDocument(Sheet(ending: .notUnderstood([miss])), turns: [], languages: ["en"])
    #expect(try JSONDocument.text(document).contains("\"phrase\" : \"Update Quest\""))
    #expect(document.nearest.first?.extra == ["Feed"])
  }

  @Test("a card is printed as its blocks, and one of another kind by its kind and its wells")
  func cards() {
    let well = Well(title: Resource(key: "Undo"), invocation: Invocation(intent: "A.B"))
    #expect(CardArchive(kind: "view/9", payload: "{}", wells: [well]).printedLines(in: ["en"])
      == ["kind     view/9", "wells    [Undo]"])
  }

  @Test(
    "a card that cannot be read says why",
    arguments: [
      ("{", "it is no JSON"), ("{}", "has no \"blocks\""), (#"{"blocks": [{}]}"#, "blocks[0] has no \"kind\""),
      (#"{"blocks": [], "accent": "r\u000Aed"}"#, #"accent: A colour is six hexadecimal digits, not "r\ned"."#),
    ])
  func unreadableCard(payload: String, reason: String) {
    #expect(CardArchive(kind: "card/1", payload: payload).printedLines(in: ["en"]) == ["unreadable card/1: \(reason)"])
  }
}
