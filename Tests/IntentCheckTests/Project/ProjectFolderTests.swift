import Foundation
import Testing

@testable import IntentCheck

@Suite struct ProjectFolderTests {
  @Test("what tools made and what is hidden is passed over")
  func passedOver() throws {
    let tree = try SourceTree([
      "A.swift": "", "Pods/B.swift": "", ".build/C.swift": "", "DerivedData/D.swift": "", "X.framework/E.swift": "",
      "node_modules/F.swift": "", "Sources/G.swift": "", "Sources/README.md": "", "en.lproj/H.strings": "",
    ])
    #expect(
      ProjectFolder(at: tree.root.path).files.map(\.path) == ["A.swift", "Sources/G.swift", "en.lproj/H.strings"])
  }

  @Test("a loop of links is walked once, and a linked folder is read")
  func loop() throws {
    let tree = try SourceTree(["Sources/A.swift": ""])
    let link = tree.root.appending(path: "Sources/again")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: tree.root)
    let other = try SourceTree(["B.swift": ""])
    try FileManager.default.createSymbolicLink(at: tree.root.appending(path: "Linked"), withDestinationURL: other.root)
    #expect(ProjectFolder(at: tree.root.path).files.map(\.path) == ["Linked/B.swift", "Sources/A.swift"])
  }

  @Test("a folder deeper than any project ends the walk, and it is said")
  func deep() throws {
    let path = String(repeating: "d/", count: ProjectFolder.depthLimit + 3)
    let tree = try SourceTree(["\(path)A.swift": "", "B.swift": ""])
    let folder = ProjectFolder(at: tree.root.path)
    #expect(folder.isCut)
    #expect(folder.files.map(\.path) == ["B.swift"])
  }

  @Test("a source that would hold the parser up for ever is passed over, and told")
  func brackets() throws {
    let brackets = String(repeating: "[\n", count: Data.bracketLimit + 1)
    let project = try SourceTree([
      "A.swift": "let a = \(brackets)\nlet b = String(localized: \"B\")",
      "C.swift": "let c = String(localized: \"C\")\nlet d = [[[[1]]]]",
    ]).project()
    #expect(project.figures.passedOver == ["A.swift"])
    #expect(project.asks.map(\.place.path) == ["C.swift"])
  }

  @Test("a project that is not there is an error that names it")
  func absent() {
    #expect(throws: ProjectFailure.noFolder(path: "/no/such/folder")) {
      try WordsProject.load(at: URL(fileURLWithPath: "/no/such/folder"))
    }
  }
}
