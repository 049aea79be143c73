import Foundation
import IntentHost
@testable import IntentRehearsal
import IntentWire
import TestPrograms
import Testing

@Suite("An app root is brought to the foreground")
struct AppRootTests {
  private static let app = Bundle.main.bundleURL.appending(path: "DoorApp").path

  private static func show(_ name: String) -> Invocation {
    Invocation(
      intent: "DoorApp.ShowGuest",
      parameters: ["target": .entity(EntityValue(type: "DoorApp.Guest", identifier: name))])
  }

  /// An app root with a state folder of its own, which may have any name.
  private func withRoot(
    _ executable: String = app, _ environment: [String: String] = [:], deadline: Duration = .seconds(30),
    _ body: (AppRoot, _ stateFolder: String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
    let state = folder.path + "/" + String(repeating: "a long name ", count: 12)
    defer { try? FileManager.default.removeItem(at: folder) }
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging(["STAGEDOOR_STATE": state]) { $1 }
    let root = AppRoot(executable: executable, environment: all, stateFolder: state, deadline: deadline)
    do { try await body(root, state) } catch {
      await root.end()
      throw error
    }
    await root.end()
  }

  @Test("cold by launching it, warm through its connection, and cold again after its end")
  func coldAndWarm() async throws {
    try await withRoot { root, state in
      let (ana, ivo) = (Self.show("Ana"), Self.show("Ivo"))
      let arrival1 = try await root.bringForward(ana, languages: ["en"])
      #expect(arrival1 == AppArrival(.cold, shows: "Ana at the table"))
      let arrival2 = try await root.bringForward(ivo, languages: ["en"])
      #expect(arrival2 == AppArrival(.warm, shows: "Ivo at the table"))
      await root.end()
      #expect(!FileManager.default.fileExists(atPath: state + "/" + AppSocket.fileName))
      let arrival3 = try await root.bringForward(ana, languages: ["en"])
      #expect(arrival3 == AppArrival(.cold, shows: "Ana at the table"))
    }
  }

  @Test("warm when a person has started it, and it is not ended then")
  func startedByAPerson() async throws {
    try await withRoot { root, state in
      let person = try PersonsProgram(Self.app, ["stay"], state: state)
      #expect(await person.line() == "listens")
      let arrival = try await root.bringForward(Self.show("Ana"), languages: ["en"])
      #expect(arrival == AppArrival(.warm, shows: "Ana at the bar"))
      await root.end()
      let arrival11 = try await root.bringForward(Self.show("Ivo"), languages: ["en"])
      #expect(arrival11.launch == .warm)
      let second = try PersonsProgram(Self.app, ["stay"], state: state)
      #expect(await second.line() == "another listens")
      #expect(await second.end() == 0)
      #expect(await person.end() == 0)
      let arrival12 = try await root.bringForward(Self.show("Ivo"), languages: ["en"])
      #expect(arrival12.launch == .cold)
    }
  }

  @Test("who says nothing does not keep others from an app that runs")
  func silent() async throws {
    try await withRoot { root, state in
      let person = try PersonsProgram(Self.app, ["stay"], state: state)
      #expect(await person.line() == "listens")
      let silent = try (0..<9).map { _ in try #require(try AppSocket.connect(inFolder: state)) }
      defer { for descriptor in silent { close(descriptor) } }
      let arrival = try await root.bringForward(Self.show("Ana"), languages: ["en"])
      #expect(arrival == AppArrival(.warm, shows: "Ana at the bar"))
      #expect(await person.end() == 0)
    }
  }

  @Test("who reads no answers does not keep others from an app that runs")
  func unread() async throws {
    try await withRoot { root, state in
      let person = try PersonsProgram(Self.app, ["stay"], state: state)
      #expect(await person.line() == "listens")
      let line = try WireLine.encode(AppRequest.route(Route(Self.show("Ana"), languages: ["en"])))
      for _ in 0..<8 {
        let connection = try #require(try AppSocket.connect(inFolder: state))
        _ = fcntl(connection, F_SETFL, 0)
        Thread.detachNewThread {
          while line.withUnsafeBytes({ send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }) > 0 {}
          close(connection)
        }
      }
      let arrival = try await root.bringForward(Self.show("Ivo"), languages: ["en"])
      #expect(arrival == AppArrival(.warm, shows: "Ivo at the bar"))
      #expect(await person.end() == 0)
    }
  }

  @Test("was launched by a person when another socket than an app's is its descriptor 3")
  func strangeSocket() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)").path
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    try #require(listen(socket, 1) == 0)
    defer {
      close(socket)
      try? FileManager.default.removeItem(atPath: folder)
    }
    let environment = [AppSocket.variable: "\(AppSocket.launchDescriptor)", "STAGEDOOR_STATE": folder]
    let command = try SpawnedCommand([Self.app], environment: environment, folder: nil, socket: socket)
    // One that was launched would stay.
    if !command.hasEnded(within: 20_000) { command.kill() }
    #expect(command.reap() == 0)
    command.close()
  }

  @Test("ends when who launched it is gone, even while it still prepares what to show")
  func launcherGone() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let app = try LaunchedApp(
      executable: Self.app, environment: ["STAGEDOOR_STATE": folder], folder: nil, stateFolder: folder,
      onTerminal: false)
    let line = try WireLine.encode(AppRequest.route(Route(Self.show("Slow"), languages: ["en"])))
    _ = line.withUnsafeBytes { send(app.line.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    // As the kernel does for a launcher that is killed.
    shutdown(app.line.descriptor, Int32(SHUT_RDWR))
    let status = app.end(within: 20_000)
    if status == nil { _ = app.kill() }
    #expect(status == 0)
  }

  @Test("takes the place of what an app that crashed left behind")
  func leftBehind() async throws {
    try await withRoot { root, state in
      let person = try PersonsProgram(Self.app, ["stay"], state: state)
      #expect(await person.line() == "listens")
      await person.kill()
      #expect(FileManager.default.fileExists(atPath: state + "/" + AppSocket.fileName))
      let arrival13 = try await root.bringForward(Self.show("Ana"), languages: ["en"])
      #expect(arrival13.launch == .cold)
    }
  }

  @Test("gets another environment by being launched again")
  func environment() async throws {
    try await withRoot(Self.app, ["STAGEDOOR_LANGUAGE": "hr"]) { root, state in
      let show = Self.show("Environment")
      let arrival4 = try await root.bringForward(show, languages: ["en"])
      #expect(arrival4 == AppArrival(.cold, shows: "hr"))
      await root.renew(environment: ["STAGEDOOR_LANGUAGE": "de", "STAGEDOOR_STATE": state])
      let arrival5 = try await root.bringForward(show, languages: ["en"])
      #expect(arrival5 == AppArrival(.cold, shows: "de"))
    }
  }

  @Test("shows nothing of its own when it has no handler, does not say, or has ended well", arguments: [
    ("Quiet", "DoorApp.ShowGuest"), ("Ana", "DoorApp.ShowNothing"), ("Leaving", "DoorApp.ShowGuest"),
  ])
  func nothing(_ guest: String, _ intent: String) async throws {
    try await withRoot { root, _ in
      let invocation = Invocation(intent: intent, parameters: intent.hasSuffix("Guest") ? Self.show(guest).parameters : [:])
      let arrival6 = try await root.bringForward(invocation, languages: ["en"])
      #expect(arrival6 == AppArrival(.cold))
    }
    try await withRoot(Self.app, ["DOOR_APP": "leaves"]) { root, _ in
      let arrival7 = try await root.bringForward(Self.show("Ana"), languages: ["en"])
      #expect(arrival7 == AppArrival(.cold))
    }
  }

  @Test("says the app's own words when the app refuses")
  func refused() async throws {
    try await withRoot { root, _ in
      let failure = await failure { try await root.bringForward(Self.show("Refused"), languages: ["en"]) }
      #expect(failure.map { FailureWords(languages: ["en"]).text($0) } == "No table is free.")
      let arrival14 = try await root.bringForward(Self.show("Ana"), languages: ["en"])
      #expect(arrival14.launch == .warm)
    }
  }

  @Test("says how it went wrong, and launches it again the next time", arguments: [
    ("Crashing", "The app crashed (signal 9) at: route DoorApp.ShowGuest."),
    ("Failing", "The app exited with status 3 at: route DoorApp.ShowGuest."),
    ("Slow", "The app did not answer within 0.5 seconds, and was ended, at: route DoorApp.ShowGuest."),
  ])
  func broken(_ guest: String, _ words: String) async throws {
    try await withRoot(deadline: guest == "Slow" ? .milliseconds(500) : .seconds(30)) { root, _ in
      let failure = await failure { try await root.bringForward(Self.show(guest), languages: ["en"]) }
      #expect(failure.map { FailureWords(languages: ["en"]).text($0) } == words)
      if guest == "Crashing" {
        #expect(failure.flatMap { FailureWords(languages: ["en"]).detail($0) }?.hasSuffix("no such chair") == true)
      }
    }
  }

  @Test("says so when it is not there, cannot be started, or its folder cannot be made")
  func unusable() async throws {
    try await withRoot("/nowhere/app") { root, _ in
      #expect(await failure { try await root.bringForward(Self.show("Ana"), languages: []) } == .app(.notFound(path: "/nowhere/app")))
    }
    try await withRoot("/etc/passwd") { root, _ in
      #expect(
        await failure { try await root.bringForward(Self.show("Ana"), languages: []) }
          == .app(.notExecutable(path: "/etc/passwd", reason: "Permission denied")))
    }
    let blocked = AppRoot(executable: Self.app, environment: [:], stateFolder: "/etc/passwd/state")
    let failed = await failure { try await blocked.bringForward(Self.show("Ana"), languages: []) }
    let words = failed.map { FailureWords(languages: ["en"]).text($0) }
    #expect(words?.hasPrefix("The app cannot be reached at /etc/passwd/state: ") == true)
  }

  private func failure(_ body: () async throws -> AppArrival) async -> IntentFailure? {
    do {
      let arrival = try await body()
      Issue.record("it came forward: \(arrival)")
      return nil
    } catch {
      return error as? IntentFailure
    }
  }
}

/// A program that a person has started: it reads until its input ends, and says one line on standard error.
private final class PersonsProgram: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let error = Pipe()

  init(_ path: String, _ arguments: [String], state: String) throws {
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["STAGEDOOR_STATE": state]) { $1 }
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = error
    try process.run()
  }

  /// The line it wrote, which is shorter than what a pipe takes at once.
  func line() async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [error] in
        let data = error.fileHandleForReading.availableData
        continuation.resume(returning: String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines))
      }
    }
  }

  func end() async -> Int32 {
    try? input.fileHandleForWriting.close()
    return await ended()
  }

  func kill() async {
    Foundation.kill(process.processIdentifier, SIGKILL)
    _ = await ended()
  }

  private func ended() async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [process] in
        process.waitUntilExit()
        continuation.resume(returning: process.terminationStatus)
      }
    }
  }
}
