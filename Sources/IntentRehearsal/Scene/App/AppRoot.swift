import Foundation
import IntentHost
import IntentWire

/// The app root as the system runs it: reached where it runs, launched where it does not (`Documentation/Wire.md`).
package actor AppRoot: ForegroundApp {
  private let executable: String
  private var environment: [String: String]
  private let folder: String?
  private let stateFolder: String
  private let hasTerminal: Bool
  private let deadline: Duration
  private var launched: LaunchedApp?

  /// - Parameters:
  ///   - environment: all of it.
  ///   - folder: where it starts; nil: where this process is.
  ///   - stateFolder: where it listens.
  ///   - hasTerminal: whether it gets this process's terminal.
  ///   - deadline: how long its first frame may take.
  package init(
    executable: String, environment: [String: String], folder: String? = nil, stateFolder: String,
    hasTerminal: Bool = false, deadline: Duration = .seconds(30)
  ) {
    self.executable = executable
    self.environment = environment
    self.folder = folder
    self.stateFolder = stateFolder
    self.hasTerminal = hasTerminal
    self.deadline = deadline
  }

  package func bringForward(_ invocation: Invocation, languages: [String]) async throws -> AppArrival {
    let route = Route(invocation, languages: languages)
    if let frame = try await frameOfRunningApp(route) { return AppArrival(.warm, shows: frame.shows) }
    return AppArrival(.cold, shows: try await launch(route).shows)
  }

  /// It is launched with this environment from now on; one that was launched with another is ended.
  package func renew(environment: [String: String]) async {
    self.environment = environment
    await end()
  }

  package func end() async {
    guard let app = launched else { return }
    launched = nil
    await OwnThread.run { app.end() }
  }

  /// - Returns: nil when none runs.
  private func frameOfRunningApp(_ route: Route) async throws -> FirstFrame? {
    if launched != nil { return try await frame(of: route) }
    let found: Int32?
    do { found = try AppSocket.connect(inFolder: stateFolder) } catch { throw Self.failure(error) }
    guard let found else { return nil }
    let line = AppLine(descriptor: found)
    let limit = ContinuousClock.now + deadline
    let answer = await OwnThread.run { () -> Result<AppReply, any Error> in
      defer { line.close() }
      return Result { try line.answer(to: route, before: limit) }
    }
    switch answer {
    case .success(let reply): return try Self.frame(reply)
    // It is just ending, and so it does not run.
    case .failure(AppLine.End.closed): return nil
    case .failure(AppLine.End.deadlinePassed):
      throw IntentFailure.app(.silent(seconds: deadline.seconds, during: Self.words(for: route)))
    case .failure(let error): throw failure(error, during: route, lastOutput: "")
    }
  }

  private func launch(_ route: Route) async throws -> FirstFrame {
    guard FileManager.default.fileExists(atPath: executable) else {
      throw IntentFailure.app(.notFound(path: executable))
    }
    do {
      launched = try LaunchedApp(
        executable: executable, environment: environment, folder: folder, stateFolder: stateFolder,
        onTerminal: hasTerminal)
    } catch let error as SpawnError {
      let reason = String(cString: strerror(error.code))
      throw IntentFailure.app(.notExecutable(path: executable, reason: reason))
    } catch let error as AppSocket.Failure {
      throw Self.failure(error)
    }
    // One that has ended well was launched, and shows nothing.
    return try await frame(of: route) ?? FirstFrame()
  }

  /// - Returns: nil when it has ended well.
  private func frame(of route: Route) async throws -> FirstFrame? {
    guard let app = launched else { return nil }
    let limit = ContinuousClock.now + deadline
    let answer = await OwnThread.run { Result { try app.line.answer(to: route, before: limit) } }
    switch answer {
    case .success(let reply): return try Self.frame(reply)
    case .failure(AppLine.End.closed):
      launched = nil
      let status = await OwnThread.run { app.end(within: 1000) }
      let during = Self.words(for: route)
      switch status {
      case 0?: return nil
      case let status? where status < 0:
        throw IntentFailure.app(.crashed(signal: -status, during: during, lastOutput: app.lastOutput))
      case let status?:
        throw IntentFailure.app(.exited(status: status, during: during, lastOutput: app.lastOutput))
      case nil:
        _ = await OwnThread.run { app.kill() }
        throw IntentFailure.app(.hungUp(during: during, lastOutput: app.lastOutput))
      }
    case .failure(let error):
      launched = nil
      _ = await OwnThread.run { app.kill() }
      throw failure(error, during: route, lastOutput: app.lastOutput)
    }
  }

  private static func frame(_ reply: AppReply) throws -> FirstFrame? {
    switch reply {
    case .firstFrame(let frame): return frame
    case .failed(let failure): throw failure
    case .unknown: return FirstFrame()
    }
  }

  private func failure(_ error: any Error, during route: Route, lastOutput: String) -> IntentFailure {
    let during = Self.words(for: route)
    return switch error {
    case AppLine.End.deadlinePassed:
      .app(.deadlinePassed(seconds: deadline.seconds, during: during, lastOutput: lastOutput))
    case AppLine.End.garbage(let line): .app(.garbage(line: line, during: during, lastOutput: lastOutput))
    case AppLine.End.tooLong(let bytes): .app(.lineTooLong(bytes: bytes, during: during, lastOutput: lastOutput))
    case AppLine.End.wrongVersion(let theirs): .app(.wrongVersion(theirs: theirs, ours: Wire.version))
    default: .app(.closed(during: during))
    }
  }

  private static func words(for route: Route) -> String { "route \(route.invocation.intent)" }

  private static func failure(_ error: AppSocket.Failure) -> IntentFailure {
    .app(.unreachable(path: error.path, reason: error.reason))
  }
}
