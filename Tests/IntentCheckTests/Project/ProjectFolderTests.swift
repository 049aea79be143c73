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
    let brackets = String(repeating: "[\n", count: SourceNesting.bracketLimit + 1)
    let project = try SourceTree([
      "A.swift": "let a = \(brackets)\nlet b = String(localized: \"B\")",
      "C.swift": "let c = String(localized: \"C\")\nlet d = [[[[1]]]]",
    ]).project()
    #expect(project.figures.passedOver == ["A.swift"])
    #expect(project.asks.map(\.place.path) == ["C.swift"])
  }

  @Test("what is named like a catalog and is no file is a failure that says why; a pipe is never opened")
  func obstructed() throws {
    let tree = try SourceTree(["A.swift": "", "Folder.xcstrings/B.swift": "", "Sources/C.xcstrings": "{}"])
    let root = tree.root.path
    try FileManager.default.createSymbolicLink(atPath: "\(root)/Link.xcstrings", withDestinationPath: "nowhere")
    try #require(mkfifo("\(root)/Pipe.strings", 0o600) == 0)
    let failures = try tree.project().failures.map { "\($0)".prefix { $0 != ";" } }
    #expect(failures == [
      "Folder.xcstrings: the catalog cannot be read: it is a folder",
      "Link.xcstrings: the catalog cannot be read: it is a link that leads to no file",
      "Pipe.strings: the strings file cannot be read: it is a pipe, a socket or a device",
      "Sources/C.xcstrings:1:3: not a string catalog: it has no \"sourceLanguage\"",
    ])
  }

  @Test("an empty source is read")
  func empty() throws {
    #expect(try SourceTree(["A.swift": ""]).project().figures.passedOver.isEmpty)
  }

  @Test("a manifest that is no text is told as not read")
  func manifest() throws {
    let tree = try SourceTree(["Sources/A/A.swift": ""])
    try Data([0xFF, 0xFE, 0x80]).write(to: tree.root.appending(path: "Package.swift"))
    let passedOver = try tree.project().figures.passedOver
    #expect(passedOver == ["Package.swift"])
  }

  @Test("no other file system is entered, and it is told", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func devices() throws {
    let tree = try SourceTree(["A.swift": ""])
    let link = tree.root.appending(path: "Elsewhere").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/proc/self")
    let folder = ProjectFolder(at: tree.root.path)
    #expect(folder.files.map(\.path) == ["A.swift"])
    #expect(folder.unread == ["Elsewhere"])
    #expect(ProjectFolder(at: "/proc/self/net").unread.isEmpty, "what was asked for is read")
  }

  @Test("a project that is not there is an error that names it")
  func absent() {
    #expect(throws: ProjectFailure.noFolder(path: "/no/such/folder")) {
      try WordsProject.load(at: URL(fileURLWithPath: "/no/such/folder"))
    }
  }
}
