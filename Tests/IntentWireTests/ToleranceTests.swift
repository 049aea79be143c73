import Foundation
import IntentWire
import IntentWords
import Testing

@Suite("A reader meets what it does not know")
struct ToleranceTests {
  func fromExtension(_ text: String) throws -> ExtensionMessage {
    try WireLine.decode(ExtensionMessage.self, from: Data(text.utf8))
  }

  func fromHost(_ text: String) throws -> HostMessage {
    try WireLine.decode(HostMessage.self, from: Data(text.utf8))
  }

  @Test("an unknown key is ignored, at every depth")
  func keys() throws {
    #expect(
      try fromExtension(
        #"{"wire":1,"kind":"outcome","mood":1,"body":{"emptyPromises":[],"smell":"rose","value":{"kind":"integer","value":1,"unit":"kg"}}}"#
      ) == .outcome(Outcome(value: .integer(1))))
    #expect(try fromHost(#"{"wire":1,"kind":"describe","body":{"deep":true}}"#) == .describe)
  }

  @Test("an unknown kind is kept by name")
  func kinds() throws {
    #expect(try fromExtension(#"{"wire":1,"kind":"sing","body":[1]}"#) == .unknown("sing"))
    #expect(try fromHost(#"{"wire":1,"kind":"sing"}"#) == .unknown("sing"))
    #expect(
      try fromExtension(#"{"wire":1,"kind":"queried","body":[{"kind":"colour","value":"red"},{"kind":"null"}]}"#)
        == .queried([.unknown("colour"), .null]))
    #expect(
      try fromExtension(#"{"wire":1,"kind":"failed","body":{"kind":"tired"}}"#) == .failed(.unknown(kind: "tired")))
    let summary =
      #"{"kind":"when","parameter":"a","condition":"hasAnyValue","then":{"kind":"poem"},"otherwise":{"kind":"poem"}}"#
    #expect(
      try JSONDecoder().decode(SummaryDescriptor.self, from: Data(summary.utf8))
        == .when(parameter: "a", condition: "hasAnyValue", then: .unknown("poem"), otherwise: .unknown("poem")))
    let argument = #"{"key":"%@","arguments":[{"kind":"colour","value":1}]}"#
    #expect(
      try JSONDecoder().decode(Resource.self, from: Data(argument.utf8)).arguments == [.unknown(kind: "colour")])
  }

  @Test(
    "a kind without which the run cannot go on is an error",
    arguments: [
      #"{"wire":1,"kind":"ask","body":{"kind":"riddle","options":[]}}"#,
      #"{"wire":1,"kind":"outcome"}"#,
      #"{"kind":"outcome","body":{"emptyPromises":[]}}"#,
    ])
  func needed(_ line: String) {
    #expect(throws: DecodingError.self) { try fromExtension(line) }
  }

  @Test("another version is told with both numbers, before anything else is read")
  func version() {
    #expect(throws: ProcessFailure.wrongVersion(theirs: 2, ours: 1)) {
      try fromExtension(#"{"wire":2,"kind":["not","read"]}"#)
    }
    #expect(throws: ProcessFailure.wrongVersion(theirs: 7, ours: 1)) { try fromHost(#"{"wire":7}"#) }
    #expect(throws: SpeakableNamesError.wrongVersion(theirs: 2, ours: 1)) {
      try JSONDecoder().decode(SpeakableNames.self, from: Data(#"{"version":2}"#.utf8))
    }
  }

  @Test(
    "a names file that cannot be read is told by its path",
    arguments: [
      ("{", "it is damaged"), (#"{"version":2}"#, "it is version 2, and 1 is read"),
    ])
  func unreadableNames(_ text: String, _ reason: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(SpeakableNames.fileName)
    try Data(text.utf8).write(to: file)
    #expect(throws: SpeakableNamesError.unreadable(path: file.path, reason: reason)) {
      try SpeakableNames.read(fromFolder: folder.path)
    }
  }
}
