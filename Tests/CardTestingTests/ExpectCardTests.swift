import AppIntents
import CardKit
import CardModel
import CardRender
import Foundation
import Testing

@testable import CardTesting

@Suite("A card is expected to match its golden picture")
struct ExpectCardTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("card-testing-\(UUID().uuidString)").path

  private func card(_ headline: String) -> SiriCard {
    SiriCard(bundle: .main) {
      Eyebrow(verbatim: "TODAY")
      Headline(verbatim: headline)
    }
  }

  private func record(_ card: SiriCard) throws {
    let desk = try GoldenPlace.desk()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let goldens = try GoldenFolder(folder, typesetter: desk.typesetter, fontDigest: desk.fontDigest)
    _ = try goldens.record(card.card, named: "day")
  }

  /// Whether an issue says something, and points at a line of this file.
  private static func says(_ text: String, _ line: Int) -> @Sendable (Issue) -> Bool {
    { issue in
      issue.comments.contains { $0.rawValue.contains(text) } && issue.sourceLocation?.line == line
    }
  }

  @Test("the same card passes")
  func same() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try record(card("In hand"))
    #expect(expectCard(card("In hand"), matches: "day", folder: folder))
  }

  @Test("another card fails where it was expected, and says how many pixels differ")
  func different() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try record(card("In hand"))
    let line = #line + 2
    withKnownIssue {
      let isSame = expectCard(card("In hanb"), matches: "day", folder: folder)
      #expect(!isSame)
    } matching: {
      Self.says("differs: ", line)($0)
    }
  }

  @Test("a card without a picture fails, and so does a folder that is not there")
  func missing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try record(card("In hand"))
    let line = #line + 2
    withKnownIssue {
      expectCard(card("In hand"), matches: "night", folder: folder)
    } matching: {
      Self.says("record one", line)($0)
    }
    withKnownIssue {
      expectCard(card("In hand"), matches: "day", folder: folder + "/none")
    } matching: {
      Self.says("record one", line + 5)($0)
    }
  }

  @Test("recording writes the picture and fails once; with the same picture it passes")
  func recording() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func recordInTest() -> Bool {
      compare(card("In hand"), "day", ["en"], in: folder, isRecording: true, #_sourceLocation)
    }
    withKnownIssue {
      #expect(!recordInTest())
    } matching: {
      $0.comments.contains { $0.rawValue.contains("recorded") }
    }
    #expect(recordInTest())
    #expect(expectCard(card("In hand"), matches: "day", folder: folder))
  }

  @Test("goldens stand beside the test's file")
  func place() {
    #expect(GoldenPlace.folder(besideFile: "/a/Tests/BriefTests/CardTests.swift") == "/a/Tests/BriefTests/Goldens")
  }
}
