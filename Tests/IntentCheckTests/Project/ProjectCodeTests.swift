import Foundation
import Testing

@testable import IntentCheck

@Suite("The code of a project")
struct ProjectCodeTests {
  @Test("asks for the same words, whether its trees are kept or parsed twice")
  func keptTrees() throws {
    let tree = try SourceTree([
      "Helper.swift": "import SwiftUI\nfunc badge(_ title: LocalizedStringKey) -> some View { Text(title) }",
      "View.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"Open\") } }",
      "Row.swift": "import SwiftUI\nstruct B: View { var body: some View { badge(\"Done\") } }",
      "Plain.swift": "let mark = badge(\"Late\")",
    ])
    let root = tree.root.path
    let found = ProjectFolder(at: root)
    let asks = [0, 16 << 20].map { keptBytes in
      ProjectCode(
        found.files, layout: ProjectLayout(found.files, root: root), keys: [], symbols: [:], root: root,
        keptBytes: keptBytes
      ).asks
    }
    #expect(asks[0] == asks[1])
    #expect(asks[0].map(\.key.shown).sorted() == ["Done", "Late", "Open"])
  }
}
