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

  @Test("what a constant decides that the view is given is possible, and no more")
  func chosen() {
    var texts = CardExample.body("Footer(isFull: false, isOpen: true)")
    texts["Footer.swift"] = """
      import SwiftUI
      struct Footer: View {
        let isFull: Bool
        let isOpen = true
        var body: some View {
          if isFull { Button("Close") { close() } }
          if isOpen { Button("Open") { open() } }
        }
      }
      """
    let findings = DeadButton().findings(in: CodeProject(texts: texts))
    #expect(findings.map(\.severity) == [.advice, .warning])
    #expect(findings.map { $0.message.hasPrefix("possible: ") } == [true, false])
  }

  @Test("a closure that a view shows in a sheet only is not drawn")
  func laterClosures() {
    var texts = CardExample.body("Zoom { Text(\"Near\") } detail: { Button(\"Close\") { close() } }")
    func zoom(_ body: String) -> String {
      """
      import SwiftUI
      struct Zoom<Preview: View, Detail: View>: View {
        private let preview: () -> Preview
        private let detail: () -> Detail
        var body: some View { \(body) }
        init(@ViewBuilder preview: @escaping () -> Preview, @ViewBuilder detail: @escaping () -> Detail) {
          self.preview = preview
          self.detail = detail
        }
      }
      """
    }
    texts["Zoom.swift"] = zoom("preview().sheet(isPresented: $isOpen) { detail() }")
    #expect(DeadButton().findings(in: CodeProject(texts: texts)).isEmpty)
    texts["Zoom.swift"] = zoom("VStack { preview(); detail() }")
    #expect(DeadButton().findings(in: CodeProject(texts: texts)).count == 1)
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
