import Foundation
import IntentHost
import IntentWire

/// A scene of real processes: the extension behind a host, and the app roots beside it.
package actor ProcessScene: RehearsalScene {
  package nonisolated let scratch: String?
  private let production: Production
  private let audience: any Audience
  private let connection: RenewableConnection
  /// What every process gets, wherever and whenever the person is.
  private let fixed: [String: String]
  private var place: Place
  private var host: IntentHost.Host?
  private var app: AppRoot?
  /// Whether the app gets this process's terminal when it is launched.
  private let lendsTerminal: Bool
  /// Where the app root writes its speakable names; nil: where it does on its own.
  private let stateFolder: String?
  private let ownsScratch: Bool

  /// A scene on the app's own store.
  /// - Parameter lendsTerminal: whether an app that is launched gets this process's terminal.
  package init(_ production: Production, place: Place, audience: any Audience, lendsTerminal: Bool = false) {
    self.init(production, place: place, audience: audience, scratch: nil, lendsTerminal: lendsTerminal)
  }

  /// A scene with a fresh store, which is removed when the scene closes.
  package static func fresh(_ production: Production, place: Place, audience: any Audience) throws -> ProcessScene {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stagedoor-\(UUID().uuidString)")
    ScratchFolders.add(folder.path)
    for name in ["state", "home"] {
      try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    return ProcessScene(production, place: place, audience: audience, scratch: folder.path)
  }

  private init(
    _ production: Production, place: Place, audience: any Audience, scratch: String?, lendsTerminal: Bool = false
  ) {
    self.lendsTerminal = lendsTerminal
    self.production = production
    self.place = place
    self.audience = audience
    self.scratch = scratch
    ownsScratch = scratch != nil
    stateFolder = scratch.map { $0 + "/state" }
    var fixed = production.environment(scratch: scratch)
    if let stateFolder { fixed["STAGEDOOR_STATE"] = stateFolder }
    self.fixed = fixed
    connection = RenewableConnection(
      environment: fixed.merging(place.variables) { _, ours in ours }, isCold: production.startsCold
    ) { environment in
      try ChildProcess(
        executable: production.extensionPath, environment: environment, deadline: production.deadline)
    }
  }

  package func move(to place: Place) async throws {
    let before = (surface: self.place.surface, variables: variables)
    self.place = place
    if before.variables != variables {
      await connection.renew(environment: variables)
      await app?.renew(environment: environment)
    }
    if before.surface != place.surface { try await host?.move(to: place.surface) }
  }

  package func say(_ sentence: String) async throws -> Sheet { try await seated().say(sentence) }

  package func run(_ intent: String, values: [String: String]) async throws -> Sheet {
    try await seated().run(intent, values: values)
  }

  package func tap(_ title: String) async throws -> Sheet { try await seated().tap(title) }

  package func describe() async throws -> ExtensionDescription {
    try await connection.hello(
      HostEnvironment(
        languages: place.surface.languages, surface: place.surface.kind, isLocked: place.surface.isLocked))
    var description = try await connection.describe()
    description.phraseBundles = production.phraseBundles + description.phraseBundles
    return description
  }

  /// What is to be known of the phrases.
  package func phraseAdvice() async throws -> PhraseAdvice { try await seated().phraseAdvice() }

  package func command(_ words: [String]) async throws -> CommandEnd {
    guard let name = words.first, let executable = production.apps[name] else {
      throw CommandFailure.unknownApp(words.first ?? "", known: production.apps.keys.sorted())
    }
    return try await CommandRunner(
      executable: executable, arguments: Array(words.dropFirst()),
      environment: environment, folder: scratch,
      deadline: production.deadline
    ).run()
  }

  package func restart() async {
    await connection.end()
    await app?.end()
  }

  /// The end of what the extension wrote to standard error.
  package func lastOutput() async -> String { await connection.lastOutput }

  package func close() async {
    await connection.close()
    await app?.end()
    if ownsScratch, let scratch { ScratchFolders.remove(scratch) }
  }

  private var variables: [String: String] { fixed.merging(place.variables) { _, ours in ours } }

  /// All that a process gets.
  private var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(variables) { _, ours in ours }
  }

  /// The host, seated where the person now is; it keeps its card while processes come and go.
  private func seated() async throws -> IntentHost.Host {
    if let host { return host }
    let names: String?
    if let stateFolder {
      names = stateFolder
    } else {
      let ours = ProcessInfo.processInfo.environment.merging(fixed) { _, ours in ours }
      names = try await describe().provider.map { StateFolder.path(provider: $0, environment: ours) }
    }
    app = root(listeningIn: names)
    let host = IntentHost.Host(
      connection: connection, surface: place.surface, applicationNames: production.applicationNames,
      stateFolder: names, phraseBundles: production.phraseBundles, app: app ?? ImaginedApp(), audience: audience)
    self.host = host
    return host
  }

  /// The app that the person has; nil when none is named.
  /// - Parameter folder: the state folder of the app's shortcuts; nil when it has none, and its own name counts.
  private func root(listeningIn folder: String?) -> AppRoot? {
    guard let executable = production.launchedApp else { return nil }
    let name = URL(filePath: executable).lastPathComponent
    return AppRoot(
      executable: executable, environment: environment, folder: scratch,
      stateFolder: folder ?? StateFolder.path(provider: name, environment: environment),
      hasTerminal: lendsTerminal, deadline: production.deadline)
  }
}
