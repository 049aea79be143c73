import Foundation
import IntentWire
import IntentWords
import Testing

@Suite("Every example of Wire.md is a message")
struct WireDocumentTests {
  @Test(
    "a line of the host means the same when it is read and written again",
    arguments: DocumentedExamples.labelled("host"))
  func host(_ example: DocumentedExamples.Example) throws {
    let message = try WireLine.decode(HostMessage.self, from: Data(example.text.utf8))
    if case .unknown(let kind) = message { Issue.record("\(kind) is no kind of message") }
    #expect(try sameJSON(WireLine.encode(message), Data(example.text.utf8)))
  }

  @Test(
    "a line of the extension means the same when it is read and written again",
    arguments: DocumentedExamples.labelled("extension"))
  func extensionSide(_ example: DocumentedExamples.Example) throws {
    let message = try WireLine.decode(ExtensionMessage.self, from: Data(example.text.utf8))
    if case .unknown(let kind) = message { Issue.record("\(kind) is no kind of message") }
    #expect(try sameJSON(WireLine.encode(message), Data(example.text.utf8)))
  }

  @Test(
    "a line to an app means the same when it is read and written again",
    arguments: DocumentedExamples.labelled("app-request"))
  func appRequest(_ example: DocumentedExamples.Example) throws {
    let message = try WireLine.decode(AppRequest.self, from: Data(example.text.utf8))
    guard case .route = message else {
      Issue.record("\(message) is no request")
      return
    }
    #expect(try sameJSON(WireLine.encode(message), Data(example.text.utf8)))
  }

  @Test(
    "a line of an app means the same when it is read and written again",
    arguments: DocumentedExamples.labelled("app-reply"))
  func appReply(_ example: DocumentedExamples.Example) throws {
    let message = try WireLine.decode(AppReply.self, from: Data(example.text.utf8))
    if case .unknown(let kind) = message { Issue.record("\(kind) is no kind of reply") }
    #expect(try sameJSON(WireLine.encode(message), Data(example.text.utf8)))
  }

  @Test("every kind of message and of failure has an example")
  func complete() throws {
    let host = try DocumentedExamples.labelled("host").map {
      try WireLine.decode(HostMessage.self, from: Data($0.text.utf8)).kind
    }
    #expect(Set(host) == ["hello", "describe", "query", "perform", "answer", "cancel"])
    let messages = try DocumentedExamples.labelled("extension").map {
      try WireLine.decode(ExtensionMessage.self, from: Data($0.text.utf8))
    }
    #expect(
      Set(messages.map(\.kind))
        == ["described", "queried", "ask", "foreground", "progress", "reload", "donated", "outcome", "failed"])
    let failures = messages.compactMap { if case .failed(let failure) = $0 { failure.kind } else { nil } }
    #expect(
      Set(failures) == [
        "unknownIntent", "ambiguousIntent", "absentIntent", "unknownParameter", "unreadableValue", "outOfRange",
        "missingValue", "unknownEntity", "missingDependency", "failedDependency", "cancelled", "locked",
        "foregroundDenied", "localized", "unlocalized", "endlessRestart", "wrongVersion",
      ])
  }

  @Test(
    "the names an app root wrote mean the same when they are read and written again",
    arguments: DocumentedExamples.labelled("speakable-names"))
  func names(_ example: DocumentedExamples.Example) throws {
    let names = try JSONDecoder().decode(SpeakableNames.self, from: Data(example.text.utf8))
    #expect(names.slots.first?.values.first?.identifier == "sleep")
    #expect(try sameJSON(JSONEncoder().encode(names), Data(example.text.utf8)))
  }
}
