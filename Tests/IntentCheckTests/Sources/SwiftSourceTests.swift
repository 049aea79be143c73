import Testing

@testable import IntentCheck

@Suite struct SwiftSourceTests {
  @Test("a source is parsed by the toolchain's own parser")
  func parses() {
    let source = SwiftSource(path: "A.swift", text: "import Foundation\nlet b = 2\n")
    #expect(source.tree.statements.count == 2)
    #expect(source.imports == ["Foundation"])
  }
}
