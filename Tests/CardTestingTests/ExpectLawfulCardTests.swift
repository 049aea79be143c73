import AppIntents
import CardKit
import CardTesting
import Testing

@Suite("A card is expected to be lawful")
struct ExpectLawfulCardTests {
  private let card = SiriCard(bundle: .main) {
    Eyebrow(verbatim: "TODAY")
    Headline(verbatim: "In hand")
  }

  /// The texts of the issues that an expectation records, each at its line.
  private func issues(line: Int, _ expect: () -> Bool) -> [String] {
    nonisolated(unsafe) var texts: [String] = []
    withKnownIssue(isIntermittent: true) {
      let isLawful = expect()
      // What is returned is what was recorded.
      if isLawful != texts.isEmpty { texts.append("returned \(isLawful)") }
    } matching: { issue in
      texts += issue.comments.map { "\(issue.sourceLocation?.line == line ? "" : "elsewhere: ")\($0.rawValue)" }
      return true
    }
    return texts
  }

  @Test("one that breaks no law passes, alone and with a dialog that says what it shows")
  func lawful() {
    #expect(expectLawfulCard(card, in: ["en", "ar"]))
    #expect(expectLawfulCard(card, in: ["en"], spoken: "It is in hand.", printed: "All done"))
  }

  @Test("a failure is an issue in each language, with its words and its repair")
  func failure() {
    let two = SiriCard(bundle: .main) {
      Headline(verbatim: "One")
      Headline(verbatim: "Two")
    }
    let texts = issues(line: #line + 1) {
      expectLawfulCard(two, in: ["en", "de"])
    }
    let words = "law 1 one-headline, block 2: 2 of headline, and at most 1 may be; remove block 2"
    #expect(texts == ["The card in en, failure: \(words)", "The card in de, failure: \(words)"])
  }

  @Test("a warning is an issue, and so is what the dialog says against the card")
  func warnings() {
    let texts = issues(line: #line + 1) {
      expectLawfulCard(card, in: ["en"], spoken: "Nothing to tell.", printed: "In hand")
    }
    #expect(
      texts == [
        "The card in en, warning: law 20 spoken-card, block 2: nothing of \"In hand\" is spoken",
        "The card in en, warning: law 21 printed-line, block 2: the printed line says \"In hand\" again",
      ])
  }

  @Test("a character that no font has is an issue, which only fonts can tell")
  func fonts() {
    let texts = issues(line: #line + 1) {
      expectLawfulCard(SiriCard(bundle: .main) { Headline(verbatim: "A\u{13000}") }, in: ["en"])
    }
    #expect(texts.count == 1 && texts.first?.contains("no font has 1 character of ") == true)
  }

  @Test("in no language nothing is judged, and that does not pass")
  func nowhere() {
    #expect(issues(line: #line) { expectLawfulCard(card, in: []) } == ["The card is judged in no language"])
  }
}
