import Testing

@testable import IntentCheck

@Suite("What a snippet draws is followed")
struct SnippetReachTests {
  static let bodies: [(body: String, severity: Severity?)] = [
    ("Button(\"Open\") { open() }", .error),
    ("if isOpen { Button(\"Open\") { open() } }", .warning),
    ("if #available(iOS 26, *) { Button(\"Open\") { open() } }", .error),
    ("switch state { case .open: Button(\"Open\") { open() } }", .warning),
    ("Footer()", .error),
    ("if isOpen { Footer() }", .warning),
    ("Text(\"Brief\").footed()", .error),
    ("Text(\"Brief\").sheet(isPresented: $isOpen) { Footer() }", nil),
    ("Button(intent: OpenIntent()) { Text(\"Open\") }.onAppear { show(Footer()) }", nil),
    ("NavigationLink { Footer() } label: { Text(\"Open\") }", nil),
    ("NavigationLink(value: 1) { Footer() }", .error),
    ("Text(\"Brief\")", nil),
  ]

  @Test("a finding is an error only where no condition stands before it", arguments: bodies)
  func certainty(body: String, severity: Severity?) {
    var texts = CardExample.body(body)
    texts["Footer.swift"] = """
      import SwiftUI
      struct Footer: View { var body: some View { Button("Close") { close() } } }
      extension View { func footed() -> some View { VStack { self; Button("Close") { close() } } } }
      """
    let findings = DeadButton().findings(in: CodeProject(texts: texts))
    #expect(findings.map(\.severity) == [severity].compactMap(\.self))
  }

  @Test("each place is told once, however often it is reached")
  func once() {
    var texts = CardExample.body("Footer()\nFooter()\nInner()")
    texts["Footer.swift"] = """
      import SwiftUI
      struct Footer: View {
        var body: some View { Inner() }
        struct Inner: View { var body: some View { Text("").glassEffect() } }
      }
      """
    #expect(CardGlass().findings(in: CodeProject(texts: texts)).count == 1)
  }

  @Test("a recipe too long to be read is told, and its lines are not looked at")
  func longRecipe() {
    let recipe = RecipeFile(path: "day.recipe", text: String(repeating: "headline: One\n", count: 100_000))
    let findings = RecipeReads().findings(in: CodeProject([CodeFile](), recipes: [recipe]))
    #expect(findings.map(\.message) == ["this recipe makes no card: it has 1400000 bytes, and at most 1000000 may be"])
  }
}
