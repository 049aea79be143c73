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
  private static let last = Mutex<Task<Bool, Never>?>(nil)

  /// Waits until the names are written.
  /// - Parameter timeout: how long at most.
  /// - Returns: whether all of them are; false when the time is over, a query failed or the file cannot be written.
  @discardableResult
  public static func finished(within timeout: Duration = .seconds(5)) async -> Bool {
    guard let update = last.withLock({ $0 }) else { return true }
    // Not a task group: it would wait for a query that does not notice that it is cancelled.
    let race = AsyncStream<Bool>.makeStream()
    let end = Task {
      race.continuation.yield(await update.value)
    }
    let clock = Task {
      try? await Task.sleep(for: timeout)
      race.continuation.yield(false)
    }
    let isWritten = await race.stream.first { _ in true } ?? false
    clock.cancel()
    end.cancel()
    // Of no use to an update that has ended.
    if !isWritten { update.cancel() }
    return isWritten
  }

  static func start(shortcuts: [AppShortcut], provider: String) {
    last.withLock { last in
      let previous = last
      last = Task.detached {
        _ = await previous?.value
        return await write(shortcuts, provider: provider)
      }
    }
  }

  /// A name that cannot be told is no reason for an app not to run: what was told of its slot before stays.
  /// - Returns: whether every slot's names are written.
  private static func write(_ shortcuts: [AppShortcut], provider: String) async -> Bool {
    let folder = StateFolder.path(provider: provider, environment: ProcessInfo.processInfo.environment)
    let before = (try? SpeakableNames.read(fromFolder: folder))?.slots ?? []
    var names = SpeakableNames()
    var isComplete = true
    for shortcut in shortcuts {
      let intent = shortcut.descriptor.invocation.intent
      func isOf(_ parameter: String) -> (SpeakableNames.Slot) -> Bool {
        { $0.intent == intent && $0.parameter == parameter }
      }
      for parameter in shortcut.spokenParameters where !names.slots.contains(where: isOf(parameter)) {
        do {
          if let slot = try await shortcut.slot(for: parameter) { names.slots.append(slot) }
        } catch {
          isComplete = false
          if let slot = before.first(where: isOf(parameter)) { names.slots.append(slot) }
        }
      }
    }
    if Task.isCancelled { return false }
    do { try names.writeIfChanged(toFolder: folder) } catch { return false }
    return isComplete
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
