import Foundation
import IntentHost
import IntentRehearsal
import IntentWire
import TestPrograms
import Testing

@Suite("A scene of real processes")
struct SceneTests {
  /// An app root that is a shell script, in a folder of its own.
  private func production(
    script: String, environment: [String: String] = [:], deadline: Duration = .seconds(30)
  ) throws -> (Production, folder: URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let app = folder.appending(path: "quest")
    try ProgramFile.write(script, to: app)
    let production = Production(
      extensionPath: folder.appending(path: "QuestExtension").path, apps: ["quest": app.path],
      applicationNames: ["Quest"], environment: environment, deadline: deadline)
    return (production, folder)
  }

  private struct Silent: Audience {
    func answer(_ question: AskedQuestion) async -> AudienceAnswer { .cancel }
  }

  private func run(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:],
    deadline: Duration = .seconds(30), place: Place = Place()
  ) async throws -> (CommandEnd, scratch: String) {
    let (production, folder) = try production(script: script, environment: environment, deadline: deadline)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = try ProcessScene.fresh(production, place: place, audience: Silent())
    let scratch = try #require(scene.scratch)
    do {
      let end = try await scene.command(["quest"] + arguments)
      await scene.close()
      return (end, scratch)
    } catch {
      await scene.close()
      throw error
    }
  }

  @Test("runs an app root in the scratch folder, with the person's place and the file's environment")
  func environment() async throws {
    var place = Place()
    place.apply(.languages(["hr", "en"]))
    place.apply(.now(try Moment("2026-03-29 23:30 Europe/Zagreb")))
    let script = #"printf '%s\n' "$PWD" "$QUEST_STORE" "$STAGEDOOR_STATE" "$STAGEDOOR_LANGUAGE" "$STAGEDOOR_NOW" "$TZ""#
    let (end, scratch) = try await run(
      script, environment: ["QUEST_STORE": "{scratch}/quest.sqlite"], place: place)
    #expect(end.output.split(separator: "\n").map(String.init) == [
      scratch, "\(scratch)/quest.sqlite", "\(scratch)/state", "hr,en", "2026-03-29T23:30:00+02:00", "Europe/Zagreb",
    ])
    #expect(end.status == 0)
    #expect(!FileManager.default.fileExists(atPath: scratch))
  }

  @Test("gives arguments as they are, without a shell between")
  func arguments() async throws {
    let (end, _) = try await run(#"printf '<%s>' "$@""#, ["a b", "$HOME", "*", ""])
    #expect(end.output == "<a b><$HOME><*><>")
  }

  @Test("hears both streams in order, and how it ended")
  func ends() async throws {
    #expect(try await run("echo one; echo two >&2; echo three; exit 3").0 == CommandEnd(output: "one\ntwo\nthree\n", status: 3))
    #expect(try await run("kill -9 $$").0 == CommandEnd(output: "", status: -9))
    #expect(try await run("cat").0 == CommandEnd(output: "", status: 0))
  }

  @Test("does not wait for what a command left running")
  func leftRunning() async throws {
    #expect(try await run("sleep 60 & echo done").0.output == "done\n")
  }

  @Test("ends a command that takes too long or writes too much")
  func bounds() async throws {
    await #expect(throws: CommandFailure.deadlinePassed(seconds: 0.2, command: "quest \"a b\"")) {
      try await run("sleep 60", ["a b"], deadline: .milliseconds(200))
    }
    await #expect(throws: CommandFailure.tooMuchOutput(limit: 1 << 20, command: "quest")) {
      try await run("while :; do echo 0123456789012345678901234567890123456789; done")
    }
  }

  @Test("runs only the app roots it knows, and says when one is not built")
  func unknown() async throws {
    let (production, folder) = try production(script: "echo hello")
    try FileManager.default.removeItem(at: folder)
    let scene = try ProcessScene.fresh(production, place: Place(), audience: Silent())
    await #expect(throws: CommandFailure.unknownApp("sh", known: ["quest"])) { try await scene.command(["sh"]) }
    await #expect(throws: CommandFailure.notFound(path: folder.appending(path: "quest").path)) {
      try await scene.command(["quest"])
    }
    await scene.close()
  }

  @Test("keeps what names a scratch folder for rehearsals only")
  func ownStore() {
    let production = Production(
      extensionPath: "/x", applicationNames: ["Quest"],
      environment: ["QUEST_STORE": "{scratch}/quest.sqlite", "QUEST_MODE": "quiet"])
    #expect(production.environment(scratch: nil) == ["QUEST_MODE": "quiet"])
    let rehearsed = production.environment(scratch: "/s")
    #expect(rehearsed["QUEST_STORE"] == "/s/quest.sqlite" && rehearsed["QUEST_MODE"] == "quiet")
  }

  @Test("keeps the person's own folders out of a rehearsal, unless the file names them", arguments: [
    "HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
  ])
  func homes(_ name: String) async throws {
    let (end, scratch) = try await run("echo \"$\(name) $PWD\"; test -d \"$HOME\" && test -n \"$PATH\"")
    #expect(end.output.hasPrefix("\(scratch)/home") && end.output.hasSuffix(" \(scratch)\n"))
    #expect(end.status == 0)
    let named = try await run("echo \"$\(name)\"", environment: [name: "{scratch}/mine"])
    #expect(named.0.output == "\(named.scratch)/mine\n")
  }
}

@Suite("A connection that can be renewed")
struct RenewableConnectionTests {
  /// Every process that was started: its environment, and what was asked of it.
  private actor Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private struct Fake: IntentConnection {
    let log: Log
    let name: String
    func hello(_ environment: HostEnvironment) async throws { await log.add("\(name) hello \(environment.languages)") }
    func describe() async throws -> ExtensionDescription {
      await log.add("\(name) describe")
      return ExtensionDescription()
    }
    func query(_ request: EntityRequest) async throws -> [IntentValue] { [] }
    func perform(_ invocation: Invocation, asking person: any Person) async throws -> Outcome {
      await log.add("\(name) perform")
      return Outcome()
    }
    func close() async { await log.add("\(name) close") }
  }

  private func connection(_ log: Log, isCold: Bool = false) -> RenewableConnection {
    RenewableConnection(environment: ["V": "1"], isCold: isCold) { environment in
      Fake(log: log, name: environment["V"] ?? "")
    }
  }

  @Test("starts a process when it is needed, and another when the environment has changed")
  func renews() async throws {
    let log = Log()
    let connection = connection(log)
    try await connection.hello(HostEnvironment(languages: ["hr"]))
    _ = try await connection.describe()
    await connection.renew(environment: ["V": "1"])
    _ = try await connection.perform(Invocation(intent: "A.B"), asking: Nobody())
    await connection.renew(environment: ["V": "2"])
    _ = try await connection.perform(Invocation(intent: "A.B"), asking: Nobody())
    await connection.end()
    _ = try await connection.describe()
    await connection.close()
    await #expect(throws: IntentFailure.cancelled) { try await connection.describe() }
    #expect(await log.lines == [
      "1 hello [\"hr\"]", "1 describe", "1 perform", "1 close", "2 hello [\"hr\"]", "2 perform", "2 close",
      "2 hello [\"hr\"]", "2 describe", "2 close",
    ])
  }

  @Test("ends the process after each call when it is to start cold")
  func cold() async throws {
    let log = Log()
    let connection = connection(log, isCold: true)
    _ = try await connection.describe()
    _ = try await connection.perform(Invocation(intent: "A.B"), asking: Nobody())
    #expect(await log.lines == ["1 describe", "1 close", "1 perform", "1 close"])
  }
}
