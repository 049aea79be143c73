import Synchronization

/// A type whose `@Dependency` properties are prepared before it is asked for anything.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// A thing that the app registered.
  public typealias Dependency = AppDependency
}

/// A thing that the app registered with `AppDependencyManager`, in an intent, a query or a provider.
///
/// It is there when the system performs the intent. Reading it outside traps with an explanation, as Apple's does:
/// a test passes the thing to the intent's own function instead.
@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable
  private let manager: AppDependencyManager
  private let makeDefault: (@Sendable () async throws -> Value)?
  private let prepared = Mutex<Value?>(nil)

  /// Makes a dependency that must be registered.
  /// - Parameters:
  ///   - key: tells two things of one type apart; nil means the type itself.
  ///   - manager: where it is registered.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key ?? AnyHashable(ObjectIdentifier(Value.self))
    self.manager = manager
    makeDefault = nil
  }

  /// Makes a dependency with a value for when it is not registered.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.key = key ?? AnyHashable(ObjectIdentifier(Value.self))
    self.manager = manager
    makeDefault = { defaultValueProvider() }
  }

  /// Makes a dependency with a value for when it is not registered.
  @_disfavoredOverload
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @escaping @Sendable () async throws -> Value
  ) {
    self.key = key ?? AnyHashable(ObjectIdentifier(Value.self))
    self.manager = manager
    makeDefault = defaultValueProvider
  }

  /// The thing.
  public var wrappedValue: Value {
    get {
      if let value = prepared.withLock({ $0 }) { return value }
      trap(
        """
        @Dependency of type \(Value.self) was read outside a run. The system prepares it before perform(); a test \
        passes the value to the intent's own function instead.
        """)
    }
    set { prepared.withLock { $0 = newValue } }
  }

  /// The dependency itself.
  public var projectedValue: AppDependency<Value> { self }
}

/// A dependency as the performer prepares it, which does not know its type.
package protocol AnyAppDependency: AnyObject, Sendable {
  var valueType: Any.Type { get }
  /// - Returns: false when nothing is registered.
  /// - Throws: what making it threw.
  func prepare() async throws -> Bool
}

extension AppDependency: AnyAppDependency {
  package var valueType: Any.Type { Value.self }

  package func prepare() async throws -> Bool {
    let source = AppDependencyManager.override ?? manager
    if let value: Value = try await source.value(for: key) {
      prepared.withLock { $0 = value }
    } else if let makeDefault {
      let value = try await makeDefault()
      prepared.withLock { $0 = value }
    }
    return prepared.withLock { $0 != nil }
  }
}
