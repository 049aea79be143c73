import AppIntents
import BriefEngine
import Testing

@testable import BriefIntents

@Suite("Each command has its twin")
struct TwinTests {
  /// The intents that give a command; none where only hands do.
  ///
  /// Without `default:`, so that a new command does not compile until someone decides what becomes of it by voice.
  static func twins(of command: BriefCommand) -> [String] {
    switch command {
    case .snooze: ["\(SnoozeIntent.self)"]
    // A figure comes from a sensor and a note from a keyboard.
    case .log, .note: []
    }
  }

  /// Intents that give no command: they read, or open the app.
  static let others = ["DailyBriefIntent", "BriefSnippetIntent", "StartFocusIntent"]

  @Test("every intent of the sources is the twin of a command, a read, or opens the app")
  func whole() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/BriefIntents/Intents").standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let declared = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /struct (\w+): (?:App|Open|Snippet)Intent\b/)
        .map { String($0.output.1) }
    }
    let commands: [BriefCommand] = [.log(.focus, 0), .note(""), .snooze(true)]
    #expect(Set(declared) == Set(commands.flatMap(Self.twins) + Self.others))
  }

  @Test(
    "the control leaves what the command leaves, and writes as often",
    arguments: [[true], [true, true], [true, false]])
  func snoozing(wishes: [Bool]) throws {
    let (byHand, byTap) = (try Scratch(), try Scratch())
    for isSnoozed in wishes {
      try byHand.door().perform(.snooze(isSnoozed))
      _ = try SnoozeIntent(snoozed: isSnoozed).perform(using: byTap.door())
    }
    #expect(byHand.bytes != nil && byHand.bytes == byTap.bytes)
    #expect(byTap.writes == byHand.writes && byTap.writes == Set(wishes).count)
  }

  @Test("the main intent only reads")
  func reading() throws {
    let scratch = try Scratch()
    _ = try DailyBriefIntent().perform(using: scratch.door())
    #expect(scratch.writes == 0 && scratch.bytes == nil)
  }

  @Test("what draws and what is tapped is not offered by itself")
  func discoverable() {
    #expect(!BriefSnippetIntent.isDiscoverable && !SnoozeIntent.isDiscoverable)
    #expect(DailyBriefIntent.isDiscoverable && StartFocusIntent.isDiscoverable)
  }
}
