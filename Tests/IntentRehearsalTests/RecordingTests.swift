import IntentRehearsal
import Testing

@Suite("Recording a rehearsal")
struct RecordingTests {
  private func record(_ text: String) async throws -> (String, [Rehearsal.Note]) {
    let (rehearsal, _) = try await ScriptedScene.play(text, mode: .record)
    guard case .recorded(let transcript) = rehearsal.verdict else {
      Issue.record("\(rehearsal.verdict)")
      return ("", [])
    }
    return (transcript.text, rehearsal.notes)
  }

  @Test("writes what was asked, said and shown between the lines of the person")
  func skeleton() async throws {
    let (text, notes) = try await record("# Both are asked for.\n> Update\n> Sleep\n\n> Great\n")
    #expect(text == RehearsalPlayerTests.whole.replacing("> Sleep\n\n?", with: "> Sleep\n?").replacing(
      "> Great\n<", with: "\n> Great\n<"))
    #expect(notes.isEmpty)
  }

  @Test("records what plays, and records it again without a change", arguments: [
    "> Update\n> Sleep\n> Great\n", "> Undo\n> no\n", "> Feed\n", "> Open\n> Open\n", "> Where\n", "> Update\n",
    "$ quest week\n$ quest fail\n$ quest quiet\n", "run: Update value=\" a \"\n", "tap: Undo\nrestart\ntap: Undo\n",
    "$ quest odd\n", "$ quest fallen\n", "$ quest dots\n", RehearsalPlayerTests.whole, "$ quest log\n\n# end\n",
  ])
  func stable(_ text: String) async throws {
    let (recorded, _) = try await record(text)
    #expect(try await record(recorded).0 == recorded)
    #expect(try await ScriptedScene.play(recorded).0.verdict == .passed)
  }

  @Test("a program that writes what a rehearsal says of programs is not taken at its word", arguments: [
    ("odd", "  all\n  \\u{28}exit 1)\n"), ("fallen", "  \\u{28}signal 9)\n  (exit 3)\n"), ("dots", "  \\u{2026}\n"),
  ])
  func lookalikes(_ word: String, _ lines: String) async throws {
    #expect(try await record("$ quest \(word)\n").0 == "$ quest \(word)\n\(lines)")
  }

  @Test("keeps comments, blank lines, the environment and what is not compared")
  func keeps() async throws {
    let text = """
      # A comment.
      language: en

      $ quest week
        …
      > Open
      # It says so:
      < Opened.
      # and opens:
      opens: Open
      app: launched cold

      # The end.

      """
    #expect(try await record(text).0 == text.replacing("Opened", with: "Opening"))
    let card = "tap: Undo\ncard: …\n"
    #expect(try await record(card).0 == card)
  }

  @Test("drops what no longer happens, an answer with it, and says so")
  func drops() async throws {
    let (text, notes) = try await record("> Feed\n? Feed what?\n> Hay\n< Fed.\n= 3\n> Open\n")
    #expect(text == """
      > Feed
      ! No action answers to that.
        - Update Quest
      > Open
      < Opening.
      opens: Quest.Week.Open
      app: launched cold
        The week

      """)
    #expect(notes == [.droppedAnswer(line: 3, "Hay")])
  }

  @Test("cancels a question that nobody answers, and says so")
  func cancels() async throws {
    let (text, notes) = try await record("> Update\ntap: Undo\n")
    #expect(text.hasPrefix("> Update\n? Which trend?\n  - Sleep\n> cancel\n< Cancelled.\ntap: Undo\ncard:\n"))
    #expect(notes == [.cancelledQuestion(line: 2, "Which trend?")])
  }
}
