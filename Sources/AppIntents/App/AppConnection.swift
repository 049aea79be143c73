#if os(Linux)
import IntentWire
import Synchronization

/// The way by which the system brings an app that runs to the front, with the intent that it is to show.
///
/// On Linux only: on Apple platforms the app's scene gets the intent (`onAppIntentExecution`).
public final class AppConnection: Sendable {
  /// Why the system cannot reach this app.
  public struct Failure: Error, Hashable, Sendable {
    /// Where the socket would be.
    public var path: String
    /// What the operating system says.
    public var reason: String
  }

  /// Whether the system launched this process, and not a person.
  public static var isLaunchedBySystem: Bool { AppListener.hasLaunchSocket }

  private let handlers = Mutex<[String: RouteHandler]>([:])
  private let performer: Performer
  private let stateFolder: String
  private let listener = Mutex<AppListener?>(nil)

  /// Does not listen yet.
  /// - Parameter package: what the app can do.
  public init(package: any AppIntentsPackage.Type) {
    let registry = IntentRegistry(modules: IntentRegistry.modules(of: package))
    performer = Performer(registry: registry)
    let environment = ProcessInfo.processInfo.environment
    let provider = registry.providers.first.map { TypeName($0).module }
    let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    stateFolder = StateFolder.path(provider: provider ?? name, environment: environment)
  }

  /// Shows what an intent is about when it brings the app to the front.
  /// - Parameters:
  ///   - type: the intent; its parameters can be read, and asking for one fails.
  ///   - perform: returns when the person can see it: what they see, in one line; nil when it cannot be said so.
  public func onAppIntentExecution<Intent: AppIntent>(
    _ type: Intent.Type, perform: @escaping @Sendable (Intent) async throws -> String?
  ) {
    let handler: RouteHandler = { intent in
      guard let intent = intent as? Intent else { return nil }
      return try await perform(intent)
    }
    handlers.withLock { $0[TypeName(type).id] = handler }
  }

  /// Begins to listen, in place of any other process of the app.
  /// - Returns: false when another process of the app is there to be brought to the front.
  /// - Throws: `Failure`.
  @discardableResult
  public func listen() throws -> Bool {
    do {
      guard let opened = try AppListener.open(inFolder: stateFolder) else { return false }
      listener.withLock { $0 = opened }
      opened.start { [self] in await answer($0) }
      return true
    } catch {
      throw Failure(path: error.path, reason: error.reason)
    }
  }

  /// Waits until whoever launched this process lets go of it; returns at once when that was a person.
  public func launcherIsGone() async {
    guard let listener = listener.withLock({ $0 }) else { return }
    await listener.launcherIsGone()
  }

  /// Listens no longer.
  public func close() { listener.withLock { $0?.close() } }

  private func answer(_ route: Route) async -> AppReply {
    do {
      return .firstFrame(FirstFrame(shows: try await show(route)))
    } catch {
      return .failed(IntentFailure(error, languages: route.languages))
    }
  }

  private func show(_ route: Route) async throws -> String? {
    guard let handler = handlers.withLock({ $0[route.invocation.intent] }) else { return nil }
    let intent = try performer.make(route.invocation.intent)
    let run = Run(environment: HostEnvironment(languages: route.languages), person: Nobody(), intent: intent)
    defer { run.end() }
    return try await Performer.$languages.withValue(route.languages) {
      try await Run.$current.withValue(run) {
        try await run.fill(route.invocation)
        return try await handler(intent)
      }
    }
  }
}

private typealias RouteHandler = @Sendable (any AppIntent) async throws -> String?
#endif
