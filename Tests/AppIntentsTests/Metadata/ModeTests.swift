import AppIntents
import IntentWire
import Synchronization
import Testing

protocol TellsMode: AppIntent {}

extension TellsMode {
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let mode = systemContext.currentMode
    return .result(value: "\(mode.debugDescription)\(mode.canContinueInForeground ? ", may continue" : "")")
  }
}

enum Modes {
  struct Default: AppIntent, TellsMode { static let title: LocalizedStringResource = "Default" }
  struct Opens: AppIntent, TellsMode {
    static let title: LocalizedStringResource = "Opens"
    static let openAppWhenRun = true
  }
  struct Foreground: AppIntent, TellsMode {
    static let title: LocalizedStringResource = "Foreground"
    static let supportedModes: IntentModes = .foreground
  }
  struct Deferred: AppIntent, TellsMode {
    static let title: LocalizedStringResource = "Deferred"
    static let supportedModes: IntentModes = .foreground(.deferred)
  }
  struct Dynamic: AppIntent, TellsMode {
    static let title: LocalizedStringResource = "Dynamic"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  }
  struct Both: AppIntent, TellsMode {
    static let title: LocalizedStringResource = "Both"
    static let supportedModes: IntentModes = [.background, .foreground]
  }
}

enum Arrivals {
  @TaskLocal static var log: @Sendable (String) -> Void = { _ in }

  struct Front: AppIntent {
    static let title: LocalizedStringResource = "Front"
    static let supportedModes: IntentModes = .foreground
    @Parameter(title: "Count") var count: Int
    func perform() async throws -> some IntentResult {
      Arrivals.log("perform")
      return .result()
    }
  }

  struct AtTheEnd: AppIntent {
    static let title: LocalizedStringResource = "At the end"
    static let supportedModes: IntentModes = .foreground(.deferred)
    @Parameter(title: "Count") var count: Int
    func perform() async throws -> some IntentResult {
      Arrivals.log("perform")
      return .result()
    }
  }

  struct AtWill: AppIntent {
    static let title: LocalizedStringResource = "At will"
    static let supportedModes: IntentModes = .foreground(.dynamic)
    @Parameter(title: "Count") var count: Int
    func perform() async throws -> some IntentResult {
      Arrivals.log("perform")
      return .result()
    }
  }

  struct Opening: OpenIntent {
    static let title: LocalizedStringResource = "Opening"
    @Parameter(title: "Target") var target: Mood
  }

  struct OpeningBehind: OpenIntent {
    static let title: LocalizedStringResource = "Opening behind"
    static let supportedModes: IntentModes = .background
    @Parameter(title: "Target") var target: Mood
  }

  struct Behind: AppIntent {
    static let title: LocalizedStringResource = "Behind"
    static let supportedModes: IntentModes = [.background, .foreground]
    @Parameter(title: "Count") var count: Int
    func perform() async throws -> some IntentResult {
      Arrivals.log("perform")
      return .result()
    }
  }
}

@Suite("The modes of an intent")
struct ModeTests {
  @Test("are described")
  func described() throws {
    func modes<Intent: AppIntent>(_ intent: Intent.Type) throws -> [String] {
      try AppIntentsTests.described(intent).modes
    }
    #expect(try modes(Modes.Default.self) == ["background"])
    #expect(try modes(Modes.Opens.self) == ["foreground(immediate)"])
    #expect(try modes(Modes.Foreground.self) == ["foreground(immediate)"])
    #expect(try modes(Modes.Deferred.self) == ["foreground(deferred)"])
    #expect(try modes(Modes.Dynamic.self) == ["background", "foreground(dynamic)"])
    #expect(try modes(Modes.Both.self) == ["background", "foreground(immediate)"])
    #expect(try modes(OpenPot.self) == ["foreground(immediate)"])
  }

  @Test("decide in which one it runs")
  func current() async throws {
    #expect(try await perform(Modes.Default.self).text == "background")
    #expect(try await perform(Modes.Opens.self).text == "foreground")
    #expect(try await perform(Modes.Foreground.self).text == "foreground")
    #expect(try await perform(Modes.Deferred.self).text == "background, may continue")
    #expect(try await perform(Modes.Dynamic.self).text == "background, may continue")
    #expect(try await perform(Modes.Both.self).text == "background, may continue")
  }

  @Test("never let a voice alone bring the app to the front", arguments: [SurfaceKind.voiceOnly])
  func voice(surface: SurfaceKind) async throws {
    #expect(try await perform(Modes.Dynamic.self, surface: surface).text == "background")
  }

  /// Remembers in which order things happened.
  private final class Onlooker: Person {
    let events = Mutex<[String]>([])
    func answer(_ question: Question) async throws -> Answer { .option(0) }
    func bringForward(_ invocation: Invocation) async throws {
      let filled = invocation.parameters.keys.sorted().joined(separator: ",")
      events.withLock { $0.append("forward(\(filled))") }
    }
  }

  @Test(
    "bring the app to the front before it performs, or at its end, with the parameters filled",
    arguments: [
      ("Front", ["forward(count)", "perform"]), ("AtTheEnd", ["perform", "forward(count)"]), ("AtWill", ["perform"]),
      ("Opening", ["forward(target)"]), ("OpeningBehind", []),
      ("Behind", ["perform"]),
    ])
  func arrival(_ name: String, _ events: [String]) async throws {
    let person = Onlooker()
    try await Arrivals.$log.withValue({ event in person.events.withLock { $0.append(event) } }) {
      let parameters: [String: IntentValue] =
        name.hasPrefix("Opening") ? ["target": .spoken("good")] : ["count": .integer(3)]
      let invocation = Invocation(intent: "AppIntentsTests.Arrivals.\(name)", parameters: parameters)
      _ = try await Performer(registry: registry).perform(invocation, asking: person)
    }
    #expect(person.events.withLock { $0 } == events)
  }

  @Test("do not perform when the app cannot come to the front")
  func denied() async throws {
    struct Denying: Person {
      func answer(_ question: Question) async throws -> Answer { .cancelled }
      func bringForward(_ invocation: Invocation) async throws { throw IntentFailure.foregroundDenied }
    }
    let hasPerformed = Mutex(false)
    await #expect(throws: IntentFailure.foregroundDenied) {
      try await Arrivals.$log.withValue({ _ in hasPerformed.withLock { $0 = true } }) {
        let invocation = Invocation(intent: "AppIntentsTests.Arrivals.Front", parameters: ["count": .integer(3)])
        _ = try await Performer(registry: registry).perform(invocation, asking: Denying())
      }
    }
    #expect(!hasPerformed.withLock { $0 })
  }

  @Test("are a set")
  func set() {
    #expect(IntentModes.foreground == .foreground(.immediate))
    #expect(IntentModes.background.isDisjoint(with: .foreground))
    #expect(IntentModes.Current.background != .foreground)
    #expect(Modes.Default().systemContext.currentMode == .background, "outside a run")
  }
}
