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
