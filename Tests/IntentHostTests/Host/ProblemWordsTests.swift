import IntentHost
import IntentWire
import Testing

@Suite("What is wrong with an extension")
struct ProblemWordsTests {
  @Test(
    "is told in one line with what to do",
    arguments: [
      (
        DescriptionProblem(kind: "duplicateIdentifier", types: ["Q.Undo"], facts: ["count": "2"]),
        "2 types are called Q.Undo: give each a name of its own"
      ),
      (
        DescriptionProblem(kind: "onlyByRefinement", types: ["Q.Undo"], facts: ["protocol": "Q.House"]),
        "Q.Undo is an intent by Q.House alone, and a release build may drop it: name AppIntent at the type itself, first"
      ),
      (
        DescriptionProblem(kind: "missingCase", types: ["Q.Span"], facts: ["case": "week"]),
        "the case week of Q.Span has no words: add it to caseDisplayRepresentations"
      ),
      (
        DescriptionProblem(kind: "severalProviders", types: ["Q.One", "Q.Two"]),
        "an app has one AppShortcutsProvider, and these are several: Q.One, Q.Two"
      ),
      (DescriptionProblem(kind: "newer", types: ["Q.One"]), "newer: Q.One"),
    ])
  func words(_ problem: DescriptionProblem, _ line: String) {
    #expect(problem.message == line)
  }
}
