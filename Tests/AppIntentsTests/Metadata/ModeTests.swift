import AppIntents
import IntentWire
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

  @Test("are a set")
  func set() {
    #expect(IntentModes.foreground == .foreground(.immediate))
    #expect(IntentModes.background.isDisjoint(with: .foreground))
    #expect(IntentModes.Current.background != .foreground)
    #expect(Modes.Default().systemContext.currentMode == .background, "outside a run")
  }
}
