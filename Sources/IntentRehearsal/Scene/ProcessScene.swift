import Foundation
import IntentHost
import IntentWire

/// A scene of real processes: the extension behind a host, and the app roots beside it.
package actor ProcessScene: RehearsalScene {
  package nonisolated let scratch: String?
  private let production: Production
  private let connection: RenewableConnection
  private let host: Host
  private let ownsScratch: Bool
  private var place: Place

  /// - Parameters:
  ///   - scratch: the folder of the store; nil when the app's own store is meant.
  ///   - stateFolder: where the app root writes its speakable names.
  package init(
    _ production: Production, place: Place, audience: any Audience, scratch: String?, stateFolder: String?,
    ownsScratch: Bool = false
  ) {
    self.production = production
    self.place = place
    self.scratch = scratch
    self.ownsScratch = ownsScratch
    var fixed = production.environment(scratch: scratch)
    if let stateFolder { fixed["STAGEDOOR_STATE"] = stateFolder }
    self.fixed = fixed
    connection = RenewableConnection(
      environment: fixed.merging(place.variables) { _, ours in ours }, isCold: production.startsCold
    ) { environment in
      try ChildProcess(
        executable: production.extensionPath, environment: environment, deadline: production.deadline)
    }
    host = Host(
      connection: connection, surface: place.surface, applicationNames: production.applicationNames,
      stateFolder: stateFolder, audience: audience)
  }

  /// What every process gets, wherever and whenever the person is.
  private let fixed: [String: String]

  /// A scene with a fresh store, which is removed when the scene closes.
  package static func fresh(_ production: Production, place: Place, audience: any Audience) throws -> ProcessScene {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stagedoor-\(UUID().uuidString)")
    let state = folder.appending(path: "state")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    return ProcessScene(
      production, place: place, audience: audience, scratch: folder.path, stateFolder: state.path, ownsScratch: true)
  }

  package func move(to place: Place) async throws {
    let moved = place.surface != self.place.surface
    self.place = place
    await connection.renew(environment: variables)
    if moved { try await host.move(to: place.surface) }
  }

  package func say(_ sentence: String) async throws -> Sheet { await host.say(sentence) }

  package func run(_ intent: String, values: [String: String]) async throws -> Sheet {
    await host.run(intent, values: values)
  }

  package func tap(_ title: String) async throws -> Sheet { await host.tap(title) }

  package func describe() async throws -> ExtensionDescription { try await connection.describe() }

  package func command(_ words: [String]) async throws -> CommandEnd {
    guard let name = words.first, production.apps.contains(name) else {
      throw CommandFailure.unknownApp(words.first ?? "", known: production.apps)
    }
    let executable = URL(filePath: production.extensionPath).deletingLastPathComponent().appending(path: name).path
    let environment = ProcessInfo.processInfo.environment.merging(variables) { _, ours in ours }
    return try await CommandRunner(
      executable: executable, arguments: Array(words.dropFirst()), environment: environment, folder: scratch,
      deadline: production.deadline
    ).run()
  }

  package func restart() async { await connection.end() }

  package func close() async {
    await connection.close()
    if ownsScratch, let scratch { try? FileManager.default.removeItem(atPath: scratch) }
  }

  private var variables: [String: String] { fixed.merging(place.variables) { _, ours in ours } }
}
