import Foundation
import Testing

/// A pseudo-terminal: what a program takes for a person.
private final class PseudoTerminal {
  let ours: FileHandle
  let theirs: FileHandle

  init() throws {
    // Swift's Glibc module has no posix_openpt and its kin: these are the two requests they make (ioctl_tty(2)).
    let (unlock, number) = (UInt(0x4004_5431), UInt(0x8004_5430))
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(descriptor >= 0)
    ours = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var (off, place) = (Int32(0), UInt32(0))
    try #require(ioctl(descriptor, unlock, &off) == 0 && ioctl(descriptor, number, &place) == 0)
    let name = "/dev/pts/\(place)"
    let other = open(name, O_RDWR | O_NOCTTY)
    try #require(other >= 0)
    theirs = FileHandle(fileDescriptor: other, closeOnDealloc: true)
  }

  /// Reads until the text ends so, nobody is left to write, or nothing was written for ten seconds.
  func read(until end: String) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var wait = pollfd(fd: ours.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while !bytes.suffix(end.utf8.count).elementsEqual(end.utf8), poll(&wait, 1, 10_000) > 0 {
      let count = Foundation.read(ours.fileDescriptor, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite("The tool, on a terminal", .serialized)
struct TerminalTests {
  private func start(
    _ arguments: [String], on terminal: PseudoTerminal, environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = try Tool.product("stagedoor")
    let runsNothing = ["words", "card"].contains(arguments.first)
    process.arguments = arguments + (runsNothing ? [] : ["--extension", try Tool.product("UnrulyExtension").path])
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = terminal.theirs
    process.standardOutput = terminal.theirs
    process.standardError = terminal.theirs
    try process.run()
    try terminal.theirs.close()
    return process
  }

  @Test("shows what is wrong with words in colour, unless none is wanted", arguments: [("", true), ("1", false)])
  func words(_ noColour: String, _ isColoured: Bool) throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{".utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let terminal = try PseudoTerminal()
    let process = try start(["words", folder.path], on: terminal, environment: ["NO_COLOR": noColour])
    let said = terminal.read(until: "0 advice\r\n")
    process.waitUntilExit()
    #expect(said.contains("\u{1B}[1;31m\(folder.path)") == isColoured)
    #expect(said.contains("[words.unreadable-catalog]"))
    #expect(process.terminationStatus == 1)
  }

  @Test("shows what is wrong with a card in colour, unless none is wanted", arguments: [("", true), ("1", false)])
  func card(_ noColour: String, _ isColoured: Bool) throws {
    let terminal = try PseudoTerminal()
    let process = try start(
      ["card", "lint", "published", "day", "--estimate"], on: terminal, environment: ["NO_COLOR": noColour])
    let end = "1 card, 20 laws: 0 passed, 1 failed" + (isColoured ? "\u{1B}[0m\r\n" : "\r\n")
    let said = terminal.read(until: end)
    process.waitUntilExit()
    #expect(said.contains("\u{1B}[1;31m  failure  law 13 legible-type") == isColoured)
    #expect(said.contains("  failure  law 13 legible-type") && said.hasSuffix(end))
    #expect(process.terminationStatus == 1)
  }

  @Test("does not get a picture poured onto it")
  func picture() throws {
    let terminal = try PseudoTerminal()
    let process = try start(["card", "render", "day"], on: terminal)
    let said = terminal.read(until: "--output card.png\r\n")
    process.waitUntilExit()
    #expect(said == "stagedoor: a picture is no text for a terminal; say where it goes: --output card.png\r\n")
    #expect(process.terminationStatus == 2)
  }

  @Test("asks after a prompt, and takes what is typed")
  func asks() throws {
    let terminal = try PseudoTerminal()
    let process = try start(["say", "Ask UnrulyExtension"], on: terminal)
    let asked = terminal.read(until: "\n> ")
    defer { process.terminate() }
    #expect(asked == "> Ask UnrulyExtension\r\n? What is “Text”?\r\n> ")
    try terminal.ours.write(contentsOf: Data("hello\n".utf8))
    #expect(terminal.read(until: "= You said hello\r\n") == "hello\r\n< You said hello\r\n= You said hello\r\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("colours a report and shows which file is played, unless NO_COLOR is set")
  func colours() throws {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.rehearsal")
    try Data("run: Echo\n< Unruly.Echo 0\n".utf8).write(to: file)
    for (environment, passed) in [
      (["NO_COLOR": ""], "\u{1B}[32mpassed     \(file.path)\u{1B}[0m\r\n"),
      (["NO_COLOR": "1"], "passed     \(file.path)\r\n"),
    ] {
      let terminal = try PseudoTerminal()
      let process = try start(["rehearse", file.path], on: terminal, environment: environment)
      let text = terminal.read(until: "1 passed, 0 failed\r\n")
      #expect(text == "\r\u{1B}[K1 of 1  \(file.path)\r\u{1B}[K\(passed)1 passed, 0 failed\r\n")
      process.waitUntilExit()
    }
  }
}
