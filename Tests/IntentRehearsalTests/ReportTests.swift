import IntentHost
import IntentRehearsal
import IntentWire
import IntentWords
import Testing

@Suite("What is told of catalogs")
struct CatalogNoticeTests {
  @Test("stands in one line for all catalogs that have nothing in a language, and in its own line otherwise")
  func lines() {
    let notices = [
      CatalogNotice(.unservedLanguage("fr"), file: "/a/AppShortcuts.xcstrings"),
      CatalogNotice(.missingKey("Undo", table: "Localizable"), file: "/a/Localizable.xcstrings"),
      CatalogNotice(.unservedLanguage("ja"), file: "/b/Other.xcstrings"),
      CatalogNotice(.unservedLanguage("fr"), file: "/a/Localizable.xcstrings"),
    ]
    #expect(
      notices.lines.map(\.text) == [
        "/a/AppShortcuts.xcstrings, /a/Localizable.xcstrings: nothing in them is in fr; add the language",
        notices[1].message, "/b/Other.xcstrings: nothing in it is in ja; add the language",
      ])
  }
}

@Suite("The report of a rehearsal")
struct ReportTests {
  private func report(_ text: String, options: [String] = ["Great", "Okay"]) async throws -> RehearsalReport {
    let (rehearsal, _) = try await ScriptedScene.play(text, options: options)
    guard case .differs(let difference) = rehearsal.verdict else {
      Issue.record("\(rehearsal.verdict)")
      return RehearsalReport(file: "x", result: .passed)
    }
    return RehearsalReport(file: "x.rehearsal", result: .differs(difference))
  }

  @Test("shows the place, what is before it, and both sides, as the documentation does")
  func diff() async throws {
    let text = "# One.\n" + RehearsalPlayerTests.whole.replacing("  - Okay", with: "  - Okay\n  - Poor")
    let report = try await report(text, options: ["Great", "Okay", "Awful"])
    #expect(report.lines.map(\.text) == [
      "x.rehearsal:11: this is not what happened",
      "       8   ? Which value?", "       9     - Great", "      10     - Okay", "      11 -   - Poor", "         +   - Awful",
    ])
    #expect(report.lines.map(\.kind) == [.wrong, .context, .context, .context, .expected, .actual])
    // The documented picture has the same shape.
    let documented = try DocumentedExamples.blocks(in: "Rehearsals.md", fence: "text")
    #expect(try #require(documented.first).contains("\n      13 -   - Poor\n         +   - Awful\n"))
  }

  @Test("writes out what cannot be seen when only that differs")
  func invisible() async throws {
    let okay = "Ok\u{A0}ay\u{200B}"
    let report = try await report(RehearsalPlayerTests.whole.replacing("Okay", with: "Ok ay"), options: ["Great", okay])
    #expect(report.lines.suffix(2).map(\.text) == ["       9 -   - Ok ay", "         +   - Ok\\u{A0}ay\\u{200B}"])
    let seen = try await self.report(RehearsalPlayerTests.whole.replacing("Okay", with: "Poor"), options: ["Great", okay])
    #expect(seen.lines.last?.text == "         +   - \(okay)")
  }

  @Test("words every end of a file, and gives it its exit status", arguments: [
    (RehearsalReport.Result.passed, "passed     x", Int32(0)),
    (.unchanged, "unchanged  x", 0), (.recorded([]), "recorded   x", 0),
    (.recorded([.droppedAnswer(line: 3, "Hay")]),
      "recorded   x\nx:3: the answer \"Hay\" was dropped: its question is no longer asked", 0),
    (.recorded([.cancelledQuestion(line: 2, "Which?")]),
      "recorded   x\nx:2: nobody answers \"Which?\": > cancel was written", 0),
    (.unreadable(TranscriptError(line: 4, problem: .emptyCommand)),
      "x:4: $ names no command; write the name of an app root and its arguments", 1),
    (.unreadable(TranscriptError(line: 1, problem: .cannotRead("Permission denied"))),
      "x:1: the file cannot be read: Permission denied", 1),
    (.unreadable(TranscriptError(line: 1, problem: .cannotWrite("No space left on device"))),
      "x:1: the recording cannot be written: No space left on device", 1),
    (.unreadable(TranscriptError(line: 1, problem: .unfitRecording(.tooLarge(bytes: 9, limit: 8)))),
      "x:1: the recording was not written, because it could not be read again: the file has 9 bytes, and at most 8 are read; "
        + "split it into several conversations", 1),
    (.broken(line: 5, .process(.crashed(signal: 6, during: "perform Quest.Update", lastOutput: ""))),
      "x:5: The extension crashed (signal 6) at: perform Quest.Update.", 3),
    (.broken(line: 5, .command(.unknownApp("quset", known: ["quest", "brief"]))),
      "x:5: \"quset\" is no app root of stagedoor.json; did you mean quest?; it names quest, brief", 1),
    (.broken(line: 5, .command(.unknownApp("quest", known: []))),
      "x:5: \"quest\" is no app root of stagedoor.json; name it there under \"apps\"", 1),
    (.broken(line: 5, .command(.notFound(path: "/a/quest"))), "x:5: there is no app root at /a/quest; build it", 3),
    (.broken(line: 5, .command(.notExecutable(path: "/a", reason: "Permission denied"))),
      "x:5: /a cannot be started: Permission denied", 3),
    (.broken(line: 5, .command(.deadlinePassed(seconds: 30, command: "quest week"))),
      "x:5: quest week did not end within 30 s; --deadline allows more", 3),
    (.broken(line: 5, .command(.deadlinePassed(seconds: 0.5, command: "quest week"))),
      "x:5: quest week did not end within 0.5 s; --deadline allows more", 3),
    (.broken(line: 5, .command(.tooMuchOutput(limit: 9, command: "quest week"))),
      "x:5: quest week wrote more than 9 bytes, and was ended", 3),
    (.broken(line: 5, .other("odd")), "x:5: odd", 3),
    (.brokenCatalog, "x:1: a catalog of the app is broken, so what it says here is not what a person reads", 1),
  ])
  func words(_ result: RehearsalReport.Result, _ text: String, _ status: Int32) {
    let report = RehearsalReport(file: "x", result: result)
    #expect(report.lines.map(\.text).joined(separator: "\n") == text)
    #expect(report.exitStatus == status)
    #expect(report.isFine == (status == 0))
  }

  @Test("words each reason")
  func reasons() {
    let words: [Difference.Reason: String] = [
      .differs: "this is not what happened", .missing: "this did not happen", .unexpected: "this happened too",
      .unanswered: "nobody answers this question; write the answer below it, as a line that starts with >",
    ]
    for (reason, text) in words { #expect(reason.words == text) }
  }

  @Test("ends in a count")
  func summary() {
    let reports = [RehearsalReport.Result.passed, .unchanged, .broken(line: 1, .other(""))].map {
      RehearsalReport(file: "x", result: $0)
    }
    #expect(RehearsalReport.summary(of: reports) == "2 passed, 1 failed")
    #expect(RehearsalReport.summary(of: []) == "0 passed, 0 failed")
  }
}
