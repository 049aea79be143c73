import Foundation
import Testing

@testable import IntentCheck

@Suite("The manual of the rules")
struct ManualTests {
  @Test("is the page in the documentation; Scripts/rules writes it")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = String(decoding: try Data(contentsOf: root.appending(path: "Documentation/Rules.md")), as: UTF8.self)
    let made = RulesPage.text
    // The first line that differs says more than two whole pages.
    let differing = zip(page.split(separator: "\n"), made.split(separator: "\n")).first { $0 != $1 }
    #expect(differing == nil, "run Scripts/rules")
    #expect(page == made, "run Scripts/rules")
  }

  @Test("knows what each family is about, of all that it has")
  func families() {
    for family in RuleNames.families { #expect(!RuleFamily.about(family).isEmpty, "\(family)") }
  }

  @Test("answers each reported fault with a rule that is there, or with a reason; once")
  func reports() {
    for fault in ReportedFault.all {
      switch fault.answer {
      case .rule(let id): #expect(RuleList.rule(id) != nil, "\(fault.id)")
      case .refusal(let reason): #expect(!reason.isEmpty, "\(fault.id)")
      }
    }
    #expect(Set(ReportedFault.all).count == ReportedFault.all.count)
  }

  @Test("answers every report that a rule might have told; of the survey's others nothing is left to say")
  func survey() {
    let ids = """
      C01 C02 D01 D02 D04 D05 D06 D07 D09 D10 D11 D12 D14 D16 D17 D19 D20 D21 D24 D25 E01 E02 E03 E05 E07 E08 E10 E11 E12
      E16 L01 L02 L03 L04 L06 L07 L08 L09 M01 M02 M04 M05 M06 M07 M09 M17 P01 P02 P04 P05 P06 P07 P09 P10 P11 P12 R01 R03
      R04 R06 R09 S01 S02 S04 S05 S06 S07 S09 S10 T01 T02 T04 T06 T07 X01 X02 X03 X04 X06 X07 X08 X09 X12
      """
    #expect(Set(ReportedFault.all.map(\.id)).sorted() == ids.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  @Test("finds a rule by its parts", arguments: [
    ("snippets.pure", ["snippets.pure"]), ("snippet-pure", ["snippets.pure"]), ("Snippet Pure", ["snippets.pure"]),
    ("pure", ["snippets.pure"]), ("phrase-app-names", ["shortcuts.phrase-app-name"]), ("", []), ("impure", []),
  ])
  func like(_ name: String, _ ids: [String]) { #expect(RuleNames.rules(like: name).map(\.id) == ids) }

  @Test("knows what was meant", arguments: [
    ("snippets.pur", "snippets.pure"), ("word", "words"), ("shortcuts.phrase-ap-name", "shortcuts.phrase-app-name"),
    ("xyz", nil),
  ] as [(String, String?)])
  func nearest(_ name: String, _ id: String?) { #expect(RuleNames.nearest(to: name) == id) }

  @Test("points below each offence", arguments: [
    ("let ▸a = ▸b", ["let a = b", "    ^   ^"]), ("plain", ["plain"]), ("▸", ["", "^"]), ("日▸本", ["日本", "  ^"]),
  ])
  func carets(_ marked: String, _ lines: [String]) { #expect(RuleManual.pointed(marked) == lines) }

  @Test("says of a rule what it finds, why, who says so, what escapes it, and shows it")
  func rule() {
    let lines = RuleManual.lines(of: SnippetPure())
    #expect(lines.first == "snippets.pure: warning" && lines[2] == SnippetPure().abstract)
    #expect(lines.contains { $0.hasPrefix("Basis: documented: ") } && lines.contains { $0.hasPrefix("Limits: ") })
    #expect(lines.contains("Passes: reads") && lines.contains { $0.hasSuffix("^") })
    #expect(lines.allSatisfy { !$0.contains(RuleExample.mark) })
  }
}
