import Synchronization

/// Where an app and its extension register what their intents need, once, at their start.
public final class AppDependencyManager: Sendable {
  /// The process's own.
  public static let shared = AppDependencyManager()

  /// The one that counts for this task, so that tests do not share things.
  @TaskLocal package static var override: AppDependencyManager?

  private let entries = Mutex<[Key: Entry]>([:])

  /// Makes one of its own, for a test.
  public init() {}

  /// Registers a thing that is made when an intent first needs it.
  /// - Parameters:
  ///   - key: tells two things of one type apart; nil means the type itself.
  ///   - dependencyProvider: makes the thing, at most once.
  @_disfavoredOverload
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    set(key, Dependency.self) { dependencyProvider() }
  }

  /// Registers a thing that is made when an intent first needs it, which may take time or fail.
  /// - Parameters:
  ///   - key: tells two things of one type apart; nil means the type itself.
  ///   - dependencyProvider: makes the thing, at most once; what it throws ends the run.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
  ) {
    set(key, Dependency.self, dependencyProvider)
  }

  /// Registers a thing that a plain closure makes when an intent first needs it.
  ///
  /// It stands here as on Apple's side: without it a closure that does not await would itself be taken for the thing.
  /// - Parameters:
  ///   - key: tells two things of one type apart; nil means the type itself.
  ///   - dependencyProvider: makes the thing, at most once; what it throws ends the run.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> @Sendable () throws -> Dependency
  ) {
    set(key, Dependency.self) { try dependencyProvider()() }
  }

  private func set<Dependency: Sendable>(
    _ key: AnyHashable?, _: Dependency.Type, _ make: @escaping @Sendable () async throws -> Dependency
  ) {
    let entry = Entry(make)
    let key = Key(value: key ?? AnyHashable(ObjectIdentifier(Dependency.self)))
    entries.withLock { $0[key] = entry }
  }

  /// The thing under a key; nil when none is registered.
  package func value<Value: Sendable>(for key: AnyHashable) async throws -> Value? {
    guard let entry = entries.withLock({ $0[Key(value: key)] }) else { return nil }
    let made: any Sendable
    do {
      made = try await entry.value()
    } catch let error as CancellationError {
      throw error
    } catch {
      throw DependencyFailure(type: "\(Value.self)", reason: "\(error)")
    }
    guard let value = made as? Value else {
      throw Error<Value>.incorrectDependencyType(key, Value.self, type(of: made))
    }
    return value
  }

  /// Why a thing is not there.
  public enum Error<Value>: LocalizedError, @unchecked Sendable {
    /// Nothing is registered under the key.
    case failedToRetrieveDependency(AnyHashable, Value.Type)
    /// Making it failed.
    case failedToLoadDependency(AnyHashable, Value.Type)
    /// What is registered has another type.
    case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)

    public var errorDescription: String? {
      switch self {
      case .failedToRetrieveDependency(_, let type): "No \(type) is registered."
      case .failedToLoadDependency(_, let type): "The \(type) could not be made."
      case .incorrectDependencyType(_, let type, let other): "A \(type) was asked for; a \(other) is registered."
      }
    }
  }
}

/// Making a registered thing failed.
package struct DependencyFailure: Error {
  package let type: String
  package let reason: String
}

/// A key; whatever a caller hashes is only compared.
private struct Key: Hashable, @unchecked Sendable { let value: AnyHashable }

/// One registered thing, made at most once; a failure is not kept, so that the next run tries again.
private actor Entry {
  /// The making under way and how many runs wait for it: others come while it is awaited.
  private struct Making {
    let task: Task<any Sendable, any Error>
    var runs: Int
  }

  private let make: @Sendable () async throws -> any Sendable
  private var made: (any Sendable)?
  private var making: Making?

  init(_ make: @escaping @Sendable () async throws -> any Sendable) { self.make = make }

  func value() async throws -> any Sendable {
    if let made { return made }
    let task = join()
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      Task { await leave(task) }
    }
    if making?.task == task { making = nil }
    if made == nil { made = try? result.get() }
    return try result.get()
  }

  private func join() -> Task<any Sendable, any Error> {
    var making = making ?? Making(task: Task { [make] in try await make() }, runs: 0)
    making.runs += 1
    self.making = making
    return making.task
  }

  /// What nobody waits for any more need not be made.
  private func leave(_ task: Task<any Sendable, any Error>) {
    guard making?.task == task else { return }
    making?.runs -= 1
    guard making?.runs == 0 else { return }
    making = nil
    task.cancel()
  }
}
