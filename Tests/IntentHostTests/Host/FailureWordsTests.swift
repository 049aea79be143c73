import IntentHost
import IntentWire
import IntentWords
import Testing

@Suite("Failures in words")
struct FailureWordsTests {
  static let range = ClosedRangeDescriptor(lower: .integer(1), upper: .integer(5))
  static let forPerson: [(IntentFailure, String, String)] = [
    (.localized(.verbatim("No trends."), type: "E"), "en", "No trends."),
    (.cancelled, "de", "Abgebrochen."),
    (.locked, "en", "Unlock the device first."),
    (.foregroundDenied, "hr", "Aplikacija Quest ne može se ovdje otvoriti."),
    (.missingValue(parameter: "trend"), "de", "„Der Trend“ hat keinen Wert."),
    (.missingValue(parameter: "other"), "en", "“other” has no value."),
    (.unknownEntity(identifier: "7", type: "M.Trend"), "en", "That is no longer there."),
    (.outOfRange(.integer(9), parameter: "trend", range: range), "hr", "„9” nije između 1 i 5."),
    (
      .unreadableValue("x", parameter: "trend", type: .double, allowed: []), "en", "Der Trend: “x” is not a number."
    ),
    (
      .unreadableValue("x", parameter: "trend", type: .enumeration("M"), allowed: [.verbatim("A"), .verbatim("B")]),
      "en", "“x” is not among the choices. Der Trend: A, B."
    ),
    (
      .unreadableValue("Sann", parameter: "trend", type: .entity("M"), allowed: [.verbatim("Sleep"), .verbatim("San")]),
      "hr", "„Sann” nije među ponuđenim. Der Trend: Sleep, San. Misliš li na „San”?"
    ),
    (
      .unreadableValue("Sann", parameter: "trend", type: .entity("M"), allowed: [.verbatim("San")]),
      "de", "„Sann“ steht nicht zur Auswahl. Der Trend: San. Meinst du „San“?"
    ),
    (
      .unreadableValue("Slep", parameter: "other", type: .entity("M"), allowed: [.verbatim("Sleep")]),
      "en", "“Slep” is not among the choices. other: Sleep. Did you mean “Sleep”?"
    ),
    (.unlocalized(type: "E", reason: "r"), "hr", "Došlo je do pogreške u aplikaciji Quest."),
  ]

  @Test("for the person, in their language", arguments: forPerson)
  func person(_ failure: IntentFailure, _ language: String, _ text: String) {
    let words = FailureWords(languages: [language], app: "Quest") { $0 == "trend" ? "Der Trend" : nil }
    #expect(words.text(failure) == text)
  }

  static let forDeveloper: [(IntentFailure, String)] = [
    (.unknownIntent("Lgo", nearest: ["M.Log", "M.Go"]), "There is no intent “Lgo”. Did you mean M.Log or M.Go?"),
    (
      .ambiguousIntent("Undo", types: ["M.Undo", "N.Undo"]), "“Undo” could be M.Undo or N.Undo. Write more of its name."
    ),
    (
      .absentIntent("N.Go", module: "N"),
      "N.Go is not in the app: no root includes the AppIntentsPackage of module N. Add it to includedPackages."
    ),
    (
      .unknownParameter("nite", intent: "M.Log", known: ["note", "count"]),
      "M.Log has no parameter “nite”. Did you mean note? It has note, count."
    ),
    (
      .unknownParameter("nite", intent: "M.Log", known: []),
      "M.Log has no parameters, so none called “nite”."
    ),
    (
      .missingDependency(type: "QuestDoor", property: "door", intent: "M.Log"),
      "M.Log needs a QuestDoor for its @Dependency “door”, and none is registered. Register it in the root, before the "
        + "extension serves: AppDependencyManager.shared.add(dependency: …)."
    ),
    (.failedDependency(type: "QuestDoor", reason: "disk full"), "Making the registered QuestDoor failed: disk full"),
    (.endlessRestart(limit: 100), "perform() asked to restart more than 100 times."),
    (.unknownWell("Undo", known: []), "No card with controls is shown, so there is no “Undo” to tap."),
    (.unknown(kind: "tired"), "The extension failed in a way this tool does not know: tired."),
    (.process(.notFound(path: "/x")), "There is no extension at /x. Build it first: swift build"),
    (.process(.notExecutable(path: "/x", reason: "Permission denied")), "/x cannot be started: Permission denied."),
    (
      .app(.unreachable(path: "/x/app.socket", reason: "Is a directory")),
      "The app cannot be reached at /x/app.socket: Is a directory."
    ),
    (
      .app(.silent(seconds: 30, during: "route M.Open")),
      "The app runs already, and did not answer within 30 seconds at: route M.Open."
    ),
    (
      .process(.crashed(signal: 6, during: "perform M.Log", lastOutput: "")),
      "The extension crashed (signal 6) at: perform M.Log."
    ),
    (
      .process(.exited(status: 7, during: "describe", lastOutput: "")),
      "The extension exited with status 7 at: describe."
    ),
    (
      .process(.hungUp(during: "describe", lastOutput: "")),
      "The extension closed its standard output, which is the wire, at: describe."
    ),
    (
      .process(.deadlinePassed(seconds: 30, during: "describe", lastOutput: "")),
      "The extension did not answer within 30 seconds, and was ended, at: describe."
    ),
    (
      .process(.deadlinePassed(seconds: 1, during: "describe", lastOutput: "")),
      "The extension did not answer within 1 second, and was ended, at: describe."
    ),
    (
      .process(.garbage(line: "hi", during: "describe", lastOutput: "")),
      "The extension wrote what is no message, or one out of turn, at: describe: hi"
    ),
    (
      .process(.lineTooLong(bytes: 9, during: "describe", lastOutput: "")),
      "The extension wrote a line of more than 9 bytes at: describe."
    ),
    (
      .process(.tooManyQuestions(limit: 9, during: "perform M.Log", lastOutput: "")),
      "The extension asked more than 9 times, and was ended, at: perform M.Log."
    ),
    (
      .process(.wrongVersion(theirs: 2, ours: 1)),
      "The extension speaks version 2 of the wire, this tool version 1. Build both with one StageDoor."
    ),
    (.process(.closed(during: "describe")), "The extension was closed before: describe."),
  ]

  @Test("for the developer, with names and what to do", arguments: forDeveloper)
  func developer(_ failure: IntentFailure, _ text: String) {
    let words = FailureWords(languages: ["hr"], app: "Quest")
    #expect(words.detail(failure) == text)
    #expect(words.text(failure) == text)
  }

  @Test("beyond what the person reads")
  func details() {
    let words = FailureWords(languages: ["en"])
    #expect(
      words.detail(.unlocalized(type: "CocoaError", reason: "no such file"))
        == "perform() threw CocoaError: no such file. It has no words for the person; "
        + "CustomLocalizedStringResourceConvertible would give it some.")
    #expect(
      words.detail(.unknownEntity(identifier: "7", type: "M.Trend")) == "The query of M.Trend knows no “7”.")
    #expect(words.detail(.locked) == nil)
    let crash = IntentFailure.process(.crashed(signal: 6, during: "describe", lastOutput: "a\n\nb\n"))
    #expect(words.text(crash) == "The extension crashed (signal 6) at: describe.")
    #expect(words.detail(crash) == "The extension crashed (signal 6) at: describe.\nIts last words:\n  a\n  b")
  }

  /// As Swift 6.3.1 writes it on Linux, shortened in the middle.
  static let backtrace = """
    \u{1B}[1mopening the store
    Quest/main.swift:2: Fatal error: Unexpectedly found nil while unwrapping an Optional value

    *** Signal 4: Backtracing from 0x7fed3296df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007fed3296df7f ***

    Thread 0 "Quest" crashed:

      0      0x00007fed3296df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x00005576ba594042 precond(_:) + 145 in Quest at /src/Quest/main.swift:2:35
      2 [ra] [system] 0x00005576ba594042 thunk + 1 in Quest at /<compiler-generated>
      3 [ra] 0x00005576ba5941ec main + 91 in Quest at /src/Quest/main.swift:3:7

    Registers:

    rax 0x0000000000000000  0

    Images (13 omitted):

    0x00005576ba593000–0x00005576ba594518 fbd088f8 Quest /src/.build/debug/Quest
    """

  @Test("of a crash, why and where come first, and what nobody reads is left out")
  func crash() {
    let failure = ProcessFailure.crashed(signal: 4, during: "describe", lastOutput: Self.backtrace)
    #expect(FailureWords.lastLines(failure) == [
      "Quest/main.swift:2: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
      "at /src/Quest/main.swift:2 precond(_:)", "at /src/Quest/main.swift:3 main", "\\u{1B}[1mopening the store",
    ])
  }
}
