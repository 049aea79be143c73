import Foundation
import Testing

@testable import IntentCheck

@Suite struct ScratchCopyTests {
  private let tree: SourceTree
  private var root: String { tree.root.resolvingSymlinksInPath().path }

  private static func manifest(_ paths: String...) -> String {
    let packages = paths.map { ".package(name: \"x\", path: \"\($0)\")" }.joined(separator: ", ")
    return "import PackageDescription\nlet package = Package(name: \"P\", dependencies: [\(packages)])"
  }

  init() throws {
    tree = try SourceTree([
      "App/Package.swift": Self.manifest("../Kit", "/nowhere", "../absent"), "App/Sources/a.swift": "a",
      "App/.build/x": "x", "App/.git/x": "x", "Kit/Package.swift": Self.manifest("../Base"), "Kit/k.swift": "k",
      "Base/Package.swift": Self.manifest(), "Other/huge": "huge",
    ])
  }

  private func copy(list: String? = nil) async throws -> ScratchCopy {
    let copy = ScratchCopy(of: LocalPackages(of: "\(root)/App"))
    try await copy.sync { _ in list }
    return copy
  }

  private func text(_ copy: ScratchCopy, _ path: String) -> String? {
    FileManager.default.contents(atPath: "\(copy.tree)/\(path)").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a package is copied with those it names, each at its place, without builds and histories")
  func all() async throws {
    let copy = try await copy()
    #expect(copy.package == "\(root)/App/.build/stagedoor-mutation/\(tree.root.lastPathComponent)/App")
    #expect(SourceFiles.walk(copy.tree).sorted() == [
      "App/Package.swift", "App/Sources/a.swift", "Base/Package.swift", "Kit/Package.swift", "Kit/k.swift",
    ])
    #expect(FileManager.default.fileExists(atPath: "\(copy.package)/.build") == false)
  }

  @Test("a link in the place of the copy is refused, and what it leads to is left alone", arguments: [0, 1])
  func linked(up: Int) async throws {
    let other = try SourceTree(["keep": "precious"])
    var place = URL(filePath: ScratchCopy(of: LocalPackages(of: "\(root)/App")).tree)
    for _ in 0..<up { place.deleteLastPathComponent() }
    let folder = place.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: other.root)
    await #expect(throws: MutationFailure.self) { try await copy() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.root.path) == ["keep"])
  }

  @Test("a package that names the repository's root is copied with all of it, under the root's own name")
  func wholeRepository() throws {
    try tree.write(Self.manifest(".."), to: "App/Package.swift")
    try tree.write(Self.manifest(), to: "Package.swift")
    let packages = LocalPackages(of: "\(root)/App")
    #expect(packages.root == root && packages.folders == [root])
    let alone = LocalPackages(of: "\(root)/Base")
    #expect(alone.root == "\(root)/Base" && ScratchCopy(of: alone).package.hasSuffix("/stagedoor-mutation/Base"))
  }

  @Test("what Git lists is copied and nothing else; an answer about another folder does not count")
  func listed() async throws {
    let packages = try SourceTree(["Package.swift": Self.manifest(), "a": "a", "ignored": "i", "inner/b": "b"])
    let origin = LocalPackages(of: packages.root.resolvingSymlinksInPath().path)
    let copy = ScratchCopy(of: origin)
    try await copy.sync { _ in "Package.swift\0a\0gone\0inner/\0.build/x\0" }
    #expect(SourceFiles.walk(copy.tree).sorted() == ["Package.swift", "a", "inner/b"])
    try await copy.sync { _ in "a\0" }
    #expect(SourceFiles.walk(copy.tree).sorted() == ["Package.swift", "a", "ignored", "inner/b"])
  }

  @Test("a later run copies what changed, removes what is gone, and leaves the rest as it was built")
  func again() async throws {
    let copy = try await copy()
    let built = FileState(of: "\(copy.tree)/Kit/k.swift")
    #expect(built == FileState(of: "\(root)/Kit/k.swift"))
    try tree.write("ab", to: "App/Sources/a.swift")
    try tree.write("new", to: "App/Sources/deep/b.swift")
    try FileManager.default.removeItem(atPath: "\(root)/Base/Package.swift")
    try await copy.sync { _ in nil }
    #expect(text(copy, "App/Sources/a.swift") == "ab" && text(copy, "App/Sources/deep/b.swift") == "new")
    #expect(FileState(of: "\(copy.tree)/Base") == nil && FileState(of: "\(copy.tree)/Kit/k.swift") == built)
  }

  @Test("what a killed run left changed is repaired, and newer than what was built from it")
  func repaired() async throws {
    let copy = try await copy()
    let before = try #require(FileState(of: "\(copy.tree)/App/Sources/a.swift"))
    let files = MutatedFiles()
    #expect(try files.write(Array("b".utf8), to: ["\(copy.tree)/App/Sources/a.swift"], original: Array("a".utf8)))
    #expect(text(copy, "App/Sources/a.swift") == "b")
    try await copy.sync { _ in nil }
    #expect(text(copy, "App/Sources/a.swift") == "a")
    let after = try #require(FileState(of: "\(copy.tree)/App/Sources/a.swift"))
    #expect((after.seconds, after.nanoseconds) > (before.seconds, before.nanoseconds))
  }

  @Test("what is changed is put back by the next change and by the end, after which nothing changes")
  func putBack() throws {
    let files = MutatedFiles()
    let paths = ["App/Sources/a.swift", "Kit/k.swift"].map { "\(root)/\($0)" }
    let read = { paths.map { String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self) } }
    #expect(try files.write([66], to: paths, original: [65]) && read() == ["B", "B"])
    #expect(try files.write([67], to: [paths[0]], original: [65]) && read() == ["C", "A"])
    files.close()
    #expect(read() == ["A", "A"])
    #expect(try files.write([66], to: paths, original: [65]) == false && read() == ["A", "A"])
  }

  @Test("a link is kept in the copy; one that leads out gives a file its contents, and a folder no mutants")
  func links() async throws {
    let link = { (path: String, target: String) in
      try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
    }
    try link("App/Sources/in.swift", "a.swift")
    try link("App/Sources/out.txt", "\(root)/Other/huge")
    try link("App/Sources/outside", "../../Other")
    let copy = try await copy()
    #expect(copy.ownPath(of: "Sources/in.swift") == "\(copy.package)/Sources/a.swift")
    #expect(copy.ownPath(of: "Sources/out.txt") == "\(copy.package)/Sources/out.txt")
    #expect(text(copy, "App/Sources/out.txt") == "huge" && text(copy, "App/Sources/outside/huge") == "huge")
    #expect(copy.ownPath(of: "Sources/outside/huge") == nil)
  }

  @Test("only one run at a time is at work in a copy")
  func held() async throws {
    let copy = try await copy()
    try copy.hold()
    #expect(throws: MutationFailure.inUse(copy: "\(root)/App/.build/stagedoor-mutation")) { try copy.hold() }
  }
}
