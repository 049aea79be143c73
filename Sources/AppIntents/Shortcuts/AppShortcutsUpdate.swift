import IntentWire
import Synchronization

extension AppShortcutsProvider {
  /// Tells the system what may be said in the slots of the phrases: at launch, and after every change of it.
  ///
  /// It starts and returns at once, as Apple's does. A root that exits at once awaits `AppShortcutsUpdate.finished()`.
  public static func updateAppShortcutParameters() {
    AppShortcutsUpdate.start(shortcuts: appShortcuts, provider: TypeName(Self.self).module)
  }
}

/// The updates under way; on Linux only, for a root that exits at once.
public enum AppShortcutsUpdate {
  private static let last = Mutex<Task<Void, Never>?>(nil)

  /// Waits until the names are written.
  /// - Parameter timeout: how long at most.
  /// - Returns: whether they are; false when the time is over.
  @discardableResult
  public static func finished(within timeout: Duration = .seconds(5)) async -> Bool {
    guard let update = last.withLock({ $0 }) else { return true }
    // Not a task group: it would wait for a query that does not notice that it is cancelled.
    let race = AsyncStream<Bool>.makeStream()
    let end = Task {
      await update.value
      race.continuation.yield(true)
    }
    let clock = Task {
      try? await Task.sleep(for: timeout)
      race.continuation.yield(false)
    }
    let isDone = await race.stream.first { _ in true } ?? false
    clock.cancel()
    end.cancel()
    if !isDone { update.cancel() }
    return isDone
  }

  static func start(shortcuts: [AppShortcut], provider: String) {
    last.withLock { last in
      let previous = last
      last = Task.detached {
        await previous?.value
        await write(shortcuts, provider: provider)
      }
    }
  }

  /// A name that cannot be told is no reason for an app not to run: the phrase that needs it stays unknown.
  private static func write(_ shortcuts: [AppShortcut], provider: String) async {
    let folder = StateFolder.path(provider: provider, environment: ProcessInfo.processInfo.environment)
    var names = SpeakableNames()
    for shortcut in shortcuts {
      for parameter in shortcut.spokenParameters where !names.slots.contains(where: {
        $0.intent == shortcut.descriptor.invocation.intent && $0.parameter == parameter
      }) {
        guard let slot = try? await shortcut.slot(for: parameter) else { continue }
        names.slots.append(slot)
      }
    }
    if Task.isCancelled { return }
    try? names.writeIfChanged(toFolder: folder)
  }
}

extension AppShortcut {
  /// The parameters that stand in a phrase.
  fileprivate var spokenParameters: [String] {
    let names = intent.parameterBoxes.map(\.name)
    return names.filter { name in descriptor.phrases.contains { $0.contains("${\(name)}") } }
  }

  fileprivate func slot(for parameter: String) async throws -> SpeakableNames.Slot? {
    guard let box = intent.parameterBoxes.first(where: { $0.name == parameter })?.box else { return nil }
    let run = Run(environment: HostEnvironment(languages: ["en"]), person: Nobody(), intent: intent)
    let offers = try await Run.$current.withValue(run) { try await box.offers(run.decoder) }
    return SpeakableNames.Slot(
      intent: TypeName(type(of: intent)).id, parameter: parameter,
      values: zip(offers.values, offers.options).compactMap { value, option in
        switch value {
        case .entity(let entity): SpeakableNames.Value(identifier: entity.identifier, display: option.display)
        case .enumeration(let one): SpeakableNames.Value(identifier: one.rawValue, display: option.display)
        default: nil
        }
      })
  }
}
