import Foundation
import IntentWire

/// The system's half: hears a sentence, asks what is missing, runs the intent, shows the sheet.
package actor Host {
  package nonisolated let connection: any IntentConnection
  let applicationNames: [String]
  let stateFolder: String?
  let audience: any Audience
  let app: any ForegroundApp
  let phraseBundles: [URL]

  var surface: Surface
  private var isGreeted = false
  private var catalogue: IntentCatalogue?
  private var phrases: PhraseIndex?
  /// The card that is there to be tapped.
  var shown: ShownCard?
  /// How the app came to the foreground in the run that is going on; nil while it did not.
  var arrival: AppArrival?

  /// - Parameters:
  ///   - connection: the way to the extension.
  ///   - applicationNames: what `${applicationName}` may be said as; the first is shown.
  ///   - stateFolder: where the app root writes its speakable names; nil means that there are none.
  ///   - phraseBundles: the app roots' bundles, where phrases are looked up first.
  ///   - app: the app that an intent may bring to the foreground.
  package init(
    connection: any IntentConnection, surface: Surface, applicationNames: [String], stateFolder: String? = nil,
    phraseBundles: [URL] = [], app: any ForegroundApp = ImaginedApp(), audience: any Audience
  ) {
    self.connection = connection
    self.surface = surface
    self.applicationNames = applicationNames
    self.stateFolder = stateFolder
    self.phraseBundles = phraseBundles
    self.app = app
    self.audience = audience
  }

  /// From now on the person is there, in that language.
  /// - Throws: `IntentFailure`.
  package func move(to surface: Surface) async throws {
    self.surface = surface
    phrases = nil
    try await greet()
  }

  /// Everything the extension can do; asked for once.
  /// - Throws: `IntentFailure`.
  package func description() async throws -> ExtensionDescription { try await intents().description }

  package func say(_ sentence: String) async -> Sheet {
    await sheet(intent: nil) {
      let index = try await self.phraseIndex()
      switch index.match(sentence) {
      case .none(let nearest):
        return Sheet(ending: .notUnderstood(nearest), error: self.own(.notUnderstood(app: self.applicationNames.first)))
      case .one(let reached): return try await self.perform(reached.invocation, asOf: index.catalogue)
      case .several(let reached):
        guard let chosen = try await self.choose(among: reached) else { throw IntentFailure.cancelled }
        return try await self.perform(chosen.invocation, asOf: index.catalogue)
      }
    }
  }

  /// - Parameters:
  ///   - intent: the shortest unique suffix of an intent's id.
  ///   - values: parameter values as text.
  package func run(_ intent: String, values: [String: String]) async -> Sheet {
    await sheet(intent: nil) {
      let catalogue = try await self.intents()
      let invocation = try catalogue.invocation(of: intent, values: values, languages: self.surface.languages)
      return try await self.perform(invocation, asOf: catalogue)
    }
  }

  /// Taps the well of that title on the card last shown, and draws the card again.
  package func tap(_ title: String) async -> Sheet {
    await sheet(intent: nil) {
      guard let shown = self.shown, shown.snippet != nil else {
        throw IntentFailure.unknownWell(title, known: [])
      }
      let well = try self.well(title, on: shown.card)
      return try await self.perform(well.invocation, asOf: self.intents(), onCard: shown)
    }
  }

  func intents() async throws -> IntentCatalogue {
    if let catalogue { return catalogue }
    if !isGreeted { try await greet() }
    let found = IntentCatalogue(try await connection.describe())
    catalogue = found
    return found
  }

  /// What is wrong with the phrases, and what only waits for the app, in the person's language.
  /// - Throws: `IntentFailure`.
  package func phraseAdvice() async throws -> PhraseAdvice {
    do {
      return PhraseAdvice(try await phraseIndex().dropped)
    } catch SpeakableNamesError.unreadable(let path, let reason) {
      var advice = PhraseAdvice([])
      let failure = IntentFailure.unreadableNames(path: path, reason: reason)
      advice.problems = [FailureWords(languages: ["en"]).detail(failure) ?? reason]
      return advice
    }
  }

  private func phraseIndex() async throws -> PhraseIndex {
    let catalogue = try await intents()
    let names = try stateFolder.flatMap { try SpeakableNames.read(fromFolder: $0) }
    if let phrases, phrases.names == names { return phrases }
    let index = PhraseIndex(
      catalogue, names: names, languages: surface.languages, applicationNames: applicationNames,
      bundles: phraseBundles)
    phrases = index
    return index
  }

  private func greet() async throws {
    try await connection.hello(
      HostEnvironment(languages: surface.languages, surface: surface.kind, isLocked: surface.isLocked))
    isGreeted = true
  }
}
