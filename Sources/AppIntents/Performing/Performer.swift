import IntentWire
import IntentWords
import Synchronization

/// Performs intents in this process, as the system does: makes, fills, resolves, performs.
package final class Performer: IntentConnection {
  /// The languages of the person for whom this task performs, best first; nil outside a run and a query.
  @TaskLocal package static var languages: [String]?

  package let registry: IntentRegistry
  private let place: Mutex<HostEnvironment>

  /// - Parameter registry: the types that the root reaches.
  package init(registry: IntentRegistry, environment: HostEnvironment = HostEnvironment(languages: ["en"])) {
    self.registry = registry
    place = Mutex(environment)
  }

  package var environment: HostEnvironment { place.withLock { $0 } }

  package func hello(_ environment: HostEnvironment) async { place.withLock { $0 = environment } }

  package func describe() async -> ExtensionDescription { ExtensionDescription(of: registry) }

  package func close() async {}

  package func perform(_ invocation: Invocation, asking person: any Person) async throws -> Outcome {
    let intent = try make(invocation.intent)
    let run = Run(environment: environment, person: person, intent: intent)
    defer { run.end() }
    return try await Performer.$languages.withValue(run.environment.languages) {
      try await Run.$current.withValue(run) {
        do {
          return try await run.outcome(of: invocation)
        } catch {
          throw IntentFailure(error, languages: run.environment.languages)
        }
      }
    }
  }

  /// A fresh intent of an id.
  package func make(_ id: String) throws -> any AppIntent {
    guard let types = registry.intents[id] else { throw unknown(id) }
    guard types.count == 1, let type = types.first else {
      throw IntentFailure.ambiguousIntent(id, types: types.map { "\($0)" })
    }
    return type.init()
  }

  private func unknown(_ id: String) -> IntentFailure {
    if let module = registry.absent[id] { return .absentIntent(id, module: module) }
    return .unknownIntent(id, nearest: Nearness.ids(nearestTo: id, among: Array(registry.intents.keys)))
  }
}

extension LocalizedStringResource {
  /// The resource as it crosses to the person for whom this task performs; values with a format style carry their text
  /// in that person's languages, outside a run in the process's.
  package var crossing: Resource { Performer.languages.map { resource(languages: $0) } ?? resource }
}
