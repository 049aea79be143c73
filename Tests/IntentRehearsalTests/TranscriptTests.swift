import Foundation
import IntentHost
import IntentRehearsal
import Testing

@Suite("A transcript")
struct TranscriptTests {
  @Test("is read as the documentation writes it, and printed back without a change")
  func documentedExamples() throws {
    let examples = try DocumentedExamples.blocks(in: "Rehearsals.md", fence: "rehearsal")
    try #require(examples.count >= 6)
    for example in examples {
      #expect(try Transcript(example).text == example)
    }
  }

  @Test("shows in its documentation every kind of line that there is")
  func documentedKinds() throws {
    let examples = try DocumentedExamples.blocks(in: "Rehearsals.md", fence: "rehearsal")
    let shown = Set(try examples.flatMap { try Transcript($0).entries.map { name(of: $0.kind) } })
    #expect(shown == [
      "blank", "comment", "environment", "say", "run", "tap", "command", "restart", "question", "confirmation",
      "spoken", "printed", "value", "card", "error", "opens", "app",
    ])
  }

  private func name(of kind: Transcript.Kind) -> String {
    switch kind {
    case .blank: "blank"
    case .comment: "comment"
    case .environment: "environment"
    case .say: "say"
    case .run: "run"
    case .tap: "tap"
    case .command: "command"
    case .restart: "restart"
    case .question: "question"
    case .confirmation: "confirmation"
    case .spoken: "spoken"
    case .printed: "printed"
    case .value: "value"
    case .card: "card"
    case .error: "error"
    case .opens: "opens"
    case .app: "app"
    }
  }

  struct Line: Sendable, CustomTestStringConvertible {
    let text: String
    let kind: Transcript.Kind
    var testDescription: String { text }

    init(_ text: String, _ kind: Transcript.Kind) {
      self.text = text
      self.kind = kind
    }
  }

  @Test("reads and prints one line", arguments: [
    Line("> Update YearlyQuest", .say(.words("Update YearlyQuest"))),
    Line("> yes", .say(.yes)), Line("> no", .say(.no)), Line("> cancel", .say(.cancel)),
    Line("> \"yes\"", .say(.words("yes"))), Line("> \"\"", .say(.words(""))), Line("> Yes", .say(.words("Yes"))),
    Line("> \"\\\"Great\\\" \"", .say(.words("\"Great\" "))),
    Line("< < is less", .spoken("< is less")), Line("<< 5 < 6", .printed("5 < 6")),
    Line("< \"two\\nlines\\t\\\\\"", .spoken("two\nlines\t\\")),
    Line("< \"bell\\u{7}\"", .spoken("bell\u{7}")),
    Line("< 1\u{A0}000,5\u{202F}km", .spoken("1\u{A0}000,5\u{202F}km")),
    Line("= 4", .value("4")),
    Line("? Which?", .question("Which?", options: [])),
    Line("? Which?\n  - Sleep\n  - \" Odd \"", .question("Which?", options: ["Sleep", " Odd "])),
    Line("?! Sure?\n  - Log it", .confirmation("Sure?", options: ["Log it"])),
    Line("! No action answers to that.\n  - Update", .error("No action answers to that.", nearest: ["Update"])),
    Line("tap: Undo", .tap("Undo")), Line("opens: Quest.Open", .opens("Quest.Open")),
    Line("app: launched warm", .app(AppArrival(.warm))),
    Line("app: launched cold\n  Sleep 2026", .app(AppArrival(.cold, shows: "Sleep 2026"))), Line("restart", .restart),
    Line("card: …", .card(.notCompared)),
    Line("card:\n  eyebrow  SLEEP\n    nested", .card(.lines(["eyebrow  SLEEP", "  nested"]))),
    Line("language: hr, de-CH", .environment(.languages(["hr", "de-CH"]))),
    Line("surface: voiceOnly", .environment(.surface(.voiceOnly))),
    Line("locked: yes", .environment(.locked(true))),
    Line("week starts: saturday", .environment(.weekStarts(7))),
    Line("run: Update", .run(intent: "Update", values: [])),
    Line(
      "run: Update trend=Sleep note=\"a b\" quote='say \"hi\"' none= sum=1=1",
      .run(intent: "Update", values: [
        .init(name: "trend", value: "Sleep"), .init(name: "note", value: "a b"),
        .init(name: "quote", value: "say \"hi\""), .init(name: "none", value: ""), .init(name: "sum", value: "1=1"),
      ])),
    Line("$ quest week", .command(.init(words: ["quest", "week"]))),
    Line("$ quest log \"Morning walk\" \"\"", .command(.init(words: ["quest", "log", "Morning walk", ""]))),
    Line("$ quest week\n  …", .command(.init(words: ["quest", "week"], output: .notCompared))),
    Line("$ quest week\n  a\n\n    b", .command(.init(words: ["quest", "week"], output: .lines(["a", "", "  b"])))),
    Line("$ quest x\n  no\n  (exit 1)", .command(.init(words: ["quest", "x"], output: .lines(["no"]), status: 1))),
    Line("$ quest x\n  (signal 6)", .command(.init(words: ["quest", "x"], status: -6))),
  ])
  func line(_ line: Line) throws {
    let text = line.text + "\nrun: Other\n"
    let transcript = try Transcript(text)
    #expect(transcript.entries.first?.kind == line.kind)
    #expect(transcript.entries.count == 2)
    #expect(transcript.text == text)
  }

  @Test("is tolerant of a byte order mark, CRLF, tabs, spaces at line ends and a missing last line feed")
  func tolerance() throws {
    let odd = "\u{FEFF}#  a comment \r\n> Update  \r\n?   Which? \t\r\n\t- Sleep\r\n   \r\n> Sleep"
    #expect(try Transcript(odd).text == "#  a comment\n> Update\n? Which?\n  - Sleep\n\n> Sleep\n")
  }

  @Test("gives each entry the number of its first line")
  func lineNumbers() throws {
    let transcript = try Transcript("# one\n\n> three\n? four\n  - five\n> six\n")
    #expect(transcript.entries.map(\.line) == [1, 2, 3, 4, 6])
  }

  @Test("keeps a comment below options out of them")
  func commentEndsOptions() throws {
    let transcript = try Transcript("> a\n? Which?\n  - Sleep\n# why\n> Sleep\n")
    #expect(transcript.entries[2].kind == .comment(" why"))
  }

  @Test("has every text written so that it is read back", arguments: [
    "plain", "", " ", "a ", "\"", "\\", "\"quoted\"", "line\nfeed", "cr\r", "tab\tin", "\u{85}\u{2028}\u{2029}", "é\u{301}",
    "yes", "…", "- x", "# x", "\u{FEFF}bom", "\u{202F}", "👩‍👩‍👧 שלום",
  ])
  func quoting(_ text: String) throws {
    let transcript = Transcript(entries: [
      .init(.say(.words(text)), line: 1), .init(.question(text, options: [text]), line: 2),
      .init(.spoken(text), line: 4), .init(.tap(text), line: 5),
    ])
    #expect(try Transcript(transcript.text) == transcript)
  }

  @Test("has a run whose values hold line feeds on one line")
  func valuesOfSeveralLines() throws {
    let run = Transcript.Kind.run(intent: "Note", values: [.init(name: "text", value: "one\n\"two\"")])
    let transcript = Transcript(entries: [.init(run, line: 1)])
    #expect(transcript.text == #"run: Note text="one\u{A}\"two\"""# + "\n")
    #expect(try Transcript(transcript.text) == transcript)
  }

  @Test("has every word of a command written so that it is read back", arguments: [
    "plain", "", " ", "a b", "'", "\"", "\\", "'\"", "a\\'b\"c", "|", "$HOME", "a\tb", "{scratch}/x.csv", "\\\"",
    "two\nlines", "\r\n", "\u{2028}'", "\0", "\\u{41}", "'\\u{41}\n", "a\"\u{301} b", "'\u{301}", " \u{301}",
  ])
  func commandWords(_ word: String) throws {
    let quoted = CommandWords.quoted(word)
    let back = try CommandWords.split(quoted, refusing: CommandWords.shellOnly)
    #expect(back.map { Array($0.unicodeScalars) } == [Array(word.unicodeScalars)])
    #expect(!quoted.contains { $0.isNewline }, "on one line")
  }

  @Test("parts words as a shell would", arguments: [
    ("a  b\tc", ["a", "b", "c"]), ("'a b'c\"d e\"", ["a bcd e"]), ("a\\ b", ["a b"]), ("\"a\\n\\\"\"", ["a\\n\""]),
    ("'a\\b'", ["a\\b"]), ("''", [""]), ("", []), ("\"a\\u{A}b\"", ["a\nb"]), ("\"\\u{1F642}\"", ["🙂"]),
    ("'\\u{A}' \\u{A}", ["\\u{A}", "u{A}"]), ("\"\\u{D800}\\u{}\\u41\"", ["\\u{D800}\\u{}\\u41"]),
  ])
  func splitting(_ text: String, _ words: [String]) throws {
    #expect(try CommandWords.split(text) == words)
  }
}
