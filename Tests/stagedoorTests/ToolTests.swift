import Foundation
import TestPrograms
import Testing

@Suite("The tool, as a process")
final class ToolTests {
  private let folder: URL
  private let `extension`: String

  init() throws {
    folder = try Tool.folder()
    `extension` = try Tool.product("UnrulyExtension").path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// An extension that misbehaves when it performs.
  private func misbehaving(_ mode: String) throws -> String {
    let script = folder.appending(path: "Unruly-\(mode)")
    try ProgramFile.write("exec '\(`extension`)' \(mode)", to: script)
    return script.path
  }

  private func project(environment: String = "{}") throws {
    let text = """
      {"version": 1, "applicationName": "Unruly", "extension": "\(`extension`)", "apps": ["./tap"],
       "environment": \(environment)}
      """
    try Data(text.utf8).write(to: folder.appending(path: "stagedoor.json"))
    try ProgramFile.write("echo \"$1 $UNRULY_STORE\"", to: folder.appending(path: "tap"))
  }

  private func rehearsal(_ name: String, _ text: String) throws -> String {
    let rehearsals = folder.appending(path: "Rehearsals")
    try FileManager.default.createDirectory(at: rehearsals, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: rehearsals.appending(path: name))
    return rehearsals.appending(path: name).path
  }

  @Test("teaches by examples on standard output")
  func help() throws {
    let help = try Tool.run(["--help"])
    #expect(help.status == 0 && help.error.isEmpty)
    #expect(help.output.contains("stagedoor say \"Ažuriraj YearlyQuest\""))
    #expect(try Tool.run([]) == help)
    #expect(try Tool.run(["rehearse", "--help"]).output.contains("--record"))
  }

  @Test("has the version that the list of changes begins with")
  func version() throws {
    let changes = try String(contentsOf: Tool.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(changes.split(separator: "\n").first { $0.hasPrefix("## ") })
    let version = try #require(heading.split(separator: " ").dropFirst().first)
    #expect(try Tool.run(["--version"]).output == "stagedoor \(version)\n")
  }

  @Test("looks the phrases up in the app root first")
  func rootPhrases() throws {
    try project()
    let bundle = folder.appending(path: "Package_tap.resources")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"Ask ${applicationName}": {"localizations": {"hr": {
       "stringUnit": {"state": "translated", "value": "Pitaj ${applicationName}"}}}}}}
      """#
    try Data(catalog.utf8).write(to: bundle.appending(path: "AppShortcuts.xcstrings"))
    let end = try Tool.run(["say", "Pitaj Unruly", "--language", "hr"], input: "a\n", in: folder)
    #expect(end.output.hasSuffix("< You said a\n= You said a\n"))
    #expect(try Tool.run(["intents", "--language", "hr"], in: folder).output.contains("\"Pitaj ${applicationName}\""))
  }

  @Test(
    "ends the command and removes the store of a rehearsal also when a signal ends it", .timeLimit(.minutes(1)),
    // Not SIGHUP, which whoever runs the tests in the background may have told them to ignore.
    arguments: [("TERM", SIGTERM)])
  func signalled(_ name: String, _ signal: Int32) throws {
    try project()
    let scratch = folder.appending(path: "tmp")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let pipe = folder.appending(path: "never").path
    #expect(mkfifo(pipe, 0o600) == 0)
    // Waits on the pipe, so that the rehearsal cannot end before the signal has.
    try ProgramFile.write("kill -\(name) $PPID\nread x < '\(pipe)'", to: folder.appending(path: "tap"))
    let file = try rehearsal("a.rehearsal", "$ tap\n")
    let end = try Tool.run(["rehearse", file], in: folder, environment: ["TMPDIR": scratch.path])
    // Nobody reads the pipe any more.
    let writer = open(pipe, O_WRONLY | O_NONBLOCK)
    #expect(writer == -1)
    if writer >= 0 { close(writer) }
    #expect(end.status == -signal)
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path).filter { $0.hasPrefix("stagedoor-") }
    #expect(left.isEmpty)
  }

  @Test("says in one line on standard error what is wrong with the command line", arguments: [
    ["sya"], ["say"], ["say", "a", "--languge=hr"], ["run", "A", "b"], ["intents", "--surface", "watch"],
    ["intents", "--language", "xx"],
  ])
  func usage(_ arguments: [String]) throws {
    let end = try Tool.run(arguments)
    #expect(end.status == 2)
    #expect(end.output.isEmpty)
    #expect(end.error.hasPrefix("stagedoor: ") && end.error.split(separator: "\n").count == 1)
  }

  @Test("cannot use an extension that is absent, is no program, or is not named", arguments: [
    (["intents", "--extension", "/nowhere/Extension"], "There is no extension at /nowhere/Extension."),
    (["say", "a", "--extension", "/"], "/ cannot be started: Permission denied."),
    (["rehearse", "--extension", "/nowhere/Extension"], "There is no extension at /nowhere/Extension."),
    (["intents"], "No stagedoor.json in "),
  ])
  func absent(_ arguments: [String], _ message: String) throws {
    let end = try Tool.run(arguments)
    #expect(end.status == 3)
    #expect(end.error.hasPrefix("stagedoor: \(message)"))
  }

  @Test("lists intents, as text and as JSON")
  func intents() throws {
    let text = try Tool.run(["intents", "--extension", `extension`])
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("Unruly.Ask  Ask\n  text: string, optional  (Text)\n  \"Ask ${applicationName}\"\n"))
    let json = try Tool.run(["intents", "--extension", `extension`, "--json"])
    #expect(json.output.hasPrefix("{\n  \"intents\" : [\n"))
  }

  @Test("answers line by line from a pipe, and shows the conversation as a rehearsal has it")
  func say() throws {
    let end = try Tool.run(["say", "Ask UnrulyExtension", "--extension", `extension`], input: "  hello \r\nmore\n")
    #expect(end == Tool.End(
      output: "> Ask UnrulyExtension\n? What is “Text”?\n> hello\n< You said hello\n= You said hello\n", error: "",
      status: 0))
  }

  @Test("cancels when the lines end, whatever the language")
  func cancelled() throws {
    let end = try Tool.run(["say", "Ask UnrulyExtension", "--extension", `extension`, "--language", "hr"])
    #expect(end.output.hasSuffix("> cancel\n< Otkazano.\n"))
    #expect(end.status == 1)
  }

  @Test("shows what was nearly said when a sentence reaches nothing")
  func nothing() throws {
    let end = try Tool.run(["say", "Feed UnrulyExtension", "--extension", `extension`])
    #expect(end.output == """
      > Feed UnrulyExtension
      ! UnrulyExtension cannot do that.
        - Ask UnrulyExtension (−Ask +Feed)

      """)
    #expect(end.error == """
      stagedoor: behind a phrase stand the words that differ: − not said, + said and not in it

      """)
    #expect(end.status == 1)
  }

  @Test("runs an intent on the surface of shortcuts, and writes JSON and nothing else")
  func run() throws {
    let arguments = ["run", "Ask", "--extension", `extension`, "--json"]
    let end = try Tool.run(arguments, input: "\"yes\"\n")
    #expect(end.status == 0 && end.error.isEmpty)
    #expect(end.output.hasPrefix("{\n") && end.output.contains("\"spoken\" : \"You said yes\""))
    #expect(end.output.contains("\"answer\" : \"\\\"yes\\\"\""))
  }

  @Test("says did you mean for an intent and a parameter, and refuses both", arguments: [
    (["run", "Ekho"], "Did you mean Unruly.Echo?"), (["run", "Echo", "txt=1"], "Did you mean text?"),
  ])
  func refused(_ arguments: [String], _ words: String) throws {
    let end = try Tool.run(arguments + ["--extension", `extension`])
    #expect(end.output.contains(words))
    #expect(end.status == 1)
  }

  @Test("tells the time and the language that the flags say", arguments: [
    ("STAGEDOOR_NOW", ["--now", "2026-03-29 23:30 Europe/Zagreb"], "2026-03-29T23:30:00+02:00"),
    ("TZ", ["--now", "2026-03-29 23:30 Europe/Zagreb"], "Europe/Zagreb"),
    ("STAGEDOOR_NOW", [], "unset"), ("STAGEDOOR_LANGUAGE", ["--language", "hr, en"], "hr,en"),
    ("STAGEDOOR_FIRST_WEEKDAY", ["--first-weekday", "monday"], "2"),
  ])
  func environment(_ name: String, _ flags: [String], _ value: String) throws {
    let end = try Tool.run(["run", "Environment", "text=\(name)", "--extension", `extension`] + flags)
    #expect(end.lastLine == "= \(value)")
  }

  @Test("says what happened to an extension that crashes, exits, hangs or writes garbage", arguments: [
    ("crash", "crashed"), ("exit", "status 7"), ("hang", "did not answer within"), ("garbage", "no message"),
    ("closeOutput", "closed its standard output"), ("early", "exited with status 3"),
  ])
  func misbehaviour(_ mode: String, _ words: String) throws {
    let deadline = mode == "hang" ? "0.5" : "20"
    let end = try Tool.run(["run", "Echo", "--extension", try misbehaving(mode), "--deadline", deadline])
    #expect(end.status == 3)
    #expect((end.output + end.error).contains(words))
  }

  @Test("plays the rehearsals of a project, and ends in a count")
  func rehearse() throws {
    try project(environment: #"{"UNRULY_STORE": "{scratch}/store"}"#)
    _ = try rehearsal("a.rehearsal", """
      $ tap hello
        hello {scratch}/store
      run: Environment text=UNRULY_STORE
      < {scratch}/store
      run: Environment text=STAGEDOOR_NOW
      < 2026-01-05T09:00:00+00:00
      now: 2026-03-29 23:30 Europe/Zagreb
      run: Environment text=STAGEDOOR_NOW
      < 2026-03-29T23:30:00+02:00

      """)
    let asked = try rehearsal("b.rehearsal", "> Ask Unruly\n? What is “Text”?\n> hello\n< You said hallo\n")
    let end = try Tool.run(["rehearse"], in: folder)
    #expect(end.output == """
      passed     Rehearsals/a.rehearsal
      Rehearsals/b.rehearsal:4: this is not what happened
             1   > Ask Unruly
             2   ? What is “Text”?
             3   > hello
             4 - < You said hallo
               + < You said hello
      1 passed, 1 failed

      """)
    #expect(end.status == 1)
    #expect(end.error.isEmpty)
    let json = try Tool.run(["rehearse", "--json", asked], in: folder)
    #expect(json.output.contains("\"expected\" : [\n        \"< You said hallo\"\n      ]"))
    #expect(json.status == 1)
    #expect(try Tool.run(["rehearse", "--record", "Rehearsals"], in: folder).lastLine == "2 passed, 0 failed")
    #expect(try Tool.run(["rehearse", "Rehearsals"], in: folder).status == 0)
    #expect(try Tool.run(["rehearse", "Rehearsals/none"], in: folder).status == 2)
  }

  @Test("goes on with the next file when the extension crashes in one")
  func crashInOne() throws {
    let script = try misbehaving("crash")
    let crash = try rehearsal("a.rehearsal", "\nrun: Echo\n")
    let other = try rehearsal("b.rehearsal", "tap:\n")
    let end = try Tool.run(["rehearse", crash, other, "--extension", script])
    #expect(end.output.contains("\(crash):2: The extension crashed (signal 6) at: perform Unruly.Echo.\n  about to fall\n"))
    #expect(end.output.contains("\(other):1: there is no text after tap:"))
    #expect(end.lastLine == "0 passed, 2 failed")
    #expect(end.status == 3)
  }

  @Test("leaves the app's own store to say and run")
  func ownStore() throws {
    try project(environment: #"{"UNRULY_STORE": "{scratch}/store", "UNRULY_MODE": "quiet", "UNRULY_USER": "file"}"#)
    func value(_ name: String) throws -> Substring? {
      try Tool.run(["run", "Environment", "text=\(name)"], in: folder, environment: ["UNRULY_USER": "caller"]).lastLine
    }
    #expect(try value("UNRULY_STORE") == "= unset")
    #expect(try value("UNRULY_MODE") == "= quiet")
    #expect(try value("UNRULY_USER") == "= caller")
  }

  @Test("warns that a source is newer than what was built of it, on standard error only")
  func stale() throws {
    let products = folder.appending(path: ".build/debug")
    let sources = folder.appending(path: "Sources/Kit")
    for place in [products.appending(path: "Kit.build"), sources] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Data(#"{"version": 1, "applicationName": "U", "extension": "Unruly"}"#.utf8)
      .write(to: folder.appending(path: "stagedoor.json"))
    try FileManager.default.createSymbolicLink(
      at: products.appending(path: "Unruly"), withDestinationURL: URL(filePath: `extension`))
    let object = products.appending(path: "Kit.build/Kit.swift.o"), source = sources.appending(path: "Kit.swift")
    try Data().write(to: object)
    try Data().write(to: source)
    func date(_ url: URL, _ seconds: Double) throws {
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: url.path)
    }
    try date(object, 2_000_000)
    try date(source, 1_000_000)
    let fresh = try Tool.run(["intents"], in: folder)
    #expect(fresh.error.isEmpty && fresh.status == 0)
    try date(source, 3_000_000)
    let stale = try Tool.run(["intents"], in: folder)
    #expect(stale.output == fresh.output && stale.status == 0)
    #expect(stale.error == """
      stagedoor: Sources/Kit/Kit.swift is newer than what was built of it; what runs is the older. Build it first: swift build

      """)
  }

  @Test("warns of what stagedoor.json says in vain, and refuses one that is wrong")
  func configuration() throws {
    let file = folder.appending(path: "stagedoor.json")
    try Data(#"{"version": 1, "applicationName": "U", "extension": "\#(`extension`)", "app": []}"#.utf8).write(to: file)
    let warned = try Tool.run(["intents"], in: folder)
    #expect(warned.status == 0)
    #expect(warned.error.contains("\"app\" is not known") && warned.error.contains("\"apps\""))
    try Data("{".utf8).write(to: file)
    #expect(try Tool.run(["intents"], in: folder).status == 3)
  }
}
