import Foundation
import IntentWire
import IntentWords
import Testing

@Suite("What is written is what is read")
struct RoundTripTests {
  static let trend = EntityValue(
    type: "M.Trend", identifier: "sleep", display: Display(title: .verbatim("Sleep"), synonyms: [.verbatim("Rest")]))
  static let values: [IntentValue] = [
    .null, .boolean(false), .integer(.min), .double(1.5), .double(.infinity), .string("line\nfeed \u{2028} ž"),
    .date(Date(timeIntervalSince1970: 1.25)), .url(URL(fileURLWithPath: "/a b")),
    .enumeration(EnumerationValue(type: "M.Mood", rawValue: "good")), .entity(trend),
    .array([.integer(1), .array([])]), .spoken("Great"), .unknown("colour"),
  ]
  static let types: [ValueType] = [
    .integer, .double, .boolean, .string, .date, .url, .enumeration("M.Mood"), .entity("M.Trend"),
    .array(.array(.string)), .unknown("colour"),
  ]
  static let hostMessages: [HostMessage] = [
    .hello(HostEnvironment(languages: ["hr"], surface: .voiceOnly, isLocked: true)), .describe,
    .query(EntityRequest(type: "M.Trend", filter: .identifiers(["a"]))),
    .query(EntityRequest(type: "M.Trend", filter: .text("a"))),
    .query(EntityRequest(type: "M.Trend", filter: .suggested)), .query(EntityRequest(type: "M.Trend", filter: .all)),
    .query(EntityRequest(type: "", filter: .defaultValue, invocation: Invocation(intent: "M.I"), parameter: "p")),
    .perform(Invocation(intent: "M.I", parameters: ["a": .array(values)])), .answer(.text("x")),
    .answer(.option(2)), .answer(.confirmed(false)), .answer(.cancelled), .cancel, .unknown("sing"),
  ]
  static let extensionMessages: [ExtensionMessage] =
    [
      .described(ExtensionDescription()), .queried(values), .progress(0.5), .reload(intent: "M.Card"),
      .donated(Invocation(intent: "M.I")), .outcome(Outcome()), .unknown("sing"),
      .outcome(
        Outcome(
          value: .entity(trend), dialog: Dialog(full: .verbatim("a"), supporting: .verbatim("b")),
          snippet: Invocation(intent: "M.Card"), card: CardArchive(kind: "card/1", payload: "{}"),
          opens: Invocation(intent: "M.Open"), emptyPromises: ["value"])),
    ]
    + [.ask(Question(kind: .confirmation, card: CardArchive(kind: "card/1", payload: "{}")))]
    + types.map { .ask(Question(kind: .value, parameter: "p", type: $0)) }
    + Refusal.Reason.all.map {
      .ask(
        Question(
          kind: .choice, options: [Option(display: Display(title: .verbatim("a")), style: "destructive")],
          refusal: Refusal(reason: $0, answer: "x")))
    }

  @Test("from the host", arguments: hostMessages)
  func host(_ message: HostMessage) throws {
    let line = try WireLine.encode(message)
    #expect(line.filter { $0 == 0x0A }.count == 1 && line.last == 0x0A)
    #expect(try WireLine.decode(HostMessage.self, from: line.dropLast()) == message)
  }

  @Test("from the extension", arguments: extensionMessages)
  func fromExtension(_ message: ExtensionMessage) throws {
    let line = try WireLine.encode(message)
    #expect(line.filter { $0 == 0x0A }.count == 1 && line.last == 0x0A)
    #expect(try WireLine.decode(ExtensionMessage.self, from: line.dropLast()) == message)
  }

  @Test("progress that is no number")
  func notANumber() throws {
    guard
      case .progress(let value) = try WireLine.decode(
        ExtensionMessage.self, from: WireLine.encode(ExtensionMessage.progress(.nan)))
    else { throw NotProgress() }
    #expect(value.isNaN)
  }

  @Test("names survive their file, and a folder without the file has none")
  func namesFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)/deep").path
    defer { try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent) }
    #expect(try SpeakableNames.read(fromFolder: folder) == nil)
    let names = SpeakableNames(slots: [
      .init(
        intent: "M.I", parameter: "p",
        values: [.init(identifier: "sleep", display: Display(title: .verbatim("Sleep")))])
    ])
    try names.write(toFolder: folder)
    #expect(try SpeakableNames.read(fromFolder: folder) == names)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [SpeakableNames.fileName])
  }
}

private struct NotProgress: Error {}

extension Refusal.Reason {
  static let all: [Self] = [.unreadable, .outOfRange, .unknown, .ambiguous]
}
