import Foundation
import QuestTestSupport
import Testing

@testable import quest

#if os(Linux)
@Suite("Completions, by the real shells")
struct CompletionTests {
  let scratch: Scratch

  init() async throws {
    scratch = try Scratch()
    for arguments in [
      ["add", "Sleep", "--options", "Great,Okay,Not so great"], ["add", "Morning walk", "--options", "Long,Short"],
      ["add", "Sleepy \"x\"", "--options", "Yes,No"], ["add", "Old", "--options", "Yes,No"], ["remove", "Old"],
    ] { _ = try await scratch.quest(arguments) }
    for shell in Shell.allCases {
      try shell.script.write(toFile: scratch.folder + "/\(shell.rawValue)", atomically: false, encoding: .utf8)
    }
  }

  /// Words typed so far, the last one to be completed, and what can follow.
  static let table: [([String], [String])] = [
    (["lo"], ["log"]), (["re"], ["rename", "remove", "restore"]), (["log", "sl"], ["Sleep", "Sleepy \"x\""]),
    (["log", "Morning walk", ""], ["Long", "Short"]), (["log", "Sleep", "no"], ["Not so great"]),
    (["log", "Sleep", "Great", "--d"], ["--day"]), (["log", "Sleep", "Great", "--day", "y"], ["yesterday"]),
    (["restore", ""], ["Old"]), (["completions", ""], ["bash", "zsh", "fish"]),
    (["week", "--first-weekday", "s"], ["sunday", "saturday"]),
    (["help", "ye"], ["year"]), (["log", "Nobody", ""], []), (["log", "Sleep", "Great", ""], []),
    (["frobnicate", ""], []),
    (["trends", "--r"], ["--removed"]), (["--language", "h"], ["hr"]),
    (["--language", "hr", "ye"], ["year"]),
  ]

  @Test("quest knows what can follow", arguments: table)
  func candidates(words: [String], expected: [String]) async throws {
    let ended = try await scratch.quest(["--complete"] + words)
    #expect((ended.code == 0 || expected.isEmpty) && ended.errors.isEmpty)
    #expect(ended.output.split(separator: "\n").map(String.init) == expected)
  }

  private func run(_ shell: String, _ script: String, _ arguments: [String] = []) async throws -> [String] {
    let programs = (Program.quest as NSString).deletingLastPathComponent
    let ended = try await Program.run(
      "/usr/bin/" + shell, (shell == "zsh" ? ["-f"] : []) + ["-c", script] + arguments,
      environment: scratch.environment.merging(["PATH": programs + ":/usr/bin:/bin"]) { $1 })
    #expect(ended.errors == "")
    return ended.output.split(separator: "\n").map(String.init)
  }

  private static func isThere(_ shell: Shell) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell.rawValue)")
  }

  @Test("bash offers words as it would have them typed")
  func bash() async throws {
    let complete = """
      . "$0"; COMP_WORDS=(quest "$@"); COMP_CWORD=$#; _quest; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let reply = { (words: [String]) in try await run("bash", complete, [scratch.folder + "/bash"] + words) }
    #expect(try await reply(["lo"]) == ["log"])
    #expect(try await reply(["log", "sl"]) == ["Sleep", "Sleepy\\ \\\"x\\\""])
    #expect(try await reply(["log", "Morning\\ walk", "L"]) == ["Long"])
    #expect(try await reply(["log", "\"Mor"]) == ["Morning walk"], "within quotation marks bash quotes by itself")
    #expect(try await reply(["log", "Sleep", "n"]) == ["Not\\ so\\ great"])
    #expect(try await reply(["log", "Nobody", ""]) == [])
    #expect(try await reply(["import", scratch.folder + "/quest.sq"]) == [scratch.store])
    #expect(
      try await run("bash", ". \"$0\"; complete -p quest", [scratch.folder + "/bash"]) == ["complete -F _quest quest"]
    )
  }

  @Test("zsh offers the words themselves", .enabled(if: isThere(.zsh)))
  func zsh() async throws {
    // What zsh's completion system brings is told instead of shown.
    let complete = """
      compdef() { print -r -- "compdef $*" }
      compadd() { print -rl -- "${candidates[@]}" }
      _files() { print -r -- files }
      script=$1; shift; . $script; words=(quest "$@"); CURRENT=$#words; _quest
      """
    let reply = { (words: [String]) in
      try await run("zsh", complete, ["zsh", scratch.folder + "/zsh"] + words).dropFirst().map { $0 }
    }
    #expect(try await reply(["lo"]) == ["log"])
    #expect(try await reply(["log", "sl"]) == ["Sleep", "Sleepy \"x\""])
    #expect(try await reply(["log", "Morning\\ walk", ""]) == ["Long", "Short"])
    #expect(try await reply(["import", ""]) == ["files"])
    #expect(try await run("zsh", complete, ["zsh", scratch.folder + "/zsh", "lo"]).first == "compdef _quest quest")
  }

  @Test("zsh's own completion system takes the file from its folder", .enabled(if: isThere(.zsh)))
  func zshFolder() async throws {
    let folder = scratch.folder + "/zfunc"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try Shell.zsh.script.write(toFile: folder + "/_quest", atomically: false, encoding: .utf8)
    let found = try await run(
      "zsh", "fpath=($1 $fpath); autoload -U compinit; compinit -u -D; print -r -- ${_comps[quest]}", ["zsh", folder])
    #expect(found == ["_quest"])
  }

  @Test("fish offers the words themselves", .enabled(if: isThere(.fish)))
  func fish() async throws {
    let reply = { (line: String) in
      try await run("fish", "source $argv[1]; complete -C $argv[2]", [scratch.folder + "/fish", line])
    }
    #expect(try await reply("quest lo") == ["log"])
    #expect(try await reply("quest log sl") == ["Sleep", "Sleepy \"x\""])
    #expect(try await reply("quest log Morning\\ walk ") == ["Long", "Short"])
    #expect(try await reply("quest import \(scratch.folder)/quest.sq") == [scratch.store])
  }

  @Test("completing a word makes no store and says nothing when there is none to read")
  func quiet() async throws {
    let other = try Scratch()
    let ended = try await Program.run(
      Program.quest, ["--complete", "log", ""],
      environment: other.environment.merging(["QUEST_STORE": "/no/such/folder/quest.sqlite"]) { $1 })
    #expect((ended.code, ended.output, ended.errors) == (3, "", ""))
  }
}
#endif
