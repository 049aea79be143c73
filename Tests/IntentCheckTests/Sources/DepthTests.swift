import Foundation
import Testing

@testable import IntentCheck

@Suite("Text that is nested too deep") struct DepthTests {
  private static func text(_ opening: String, _ times: Int) -> String {
    "let a: " + String(repeating: opening, count: times) + "B\n"
  }

  @Test(
    "is not given to a parser, which would overflow its stack",
    arguments: [
      "A<", "A<\n", "A</*=*/", "() -> ", "A<B, ", "[\n", "[/**/", "[(", "(a:[", "a<[", "@a[", "[a\n]]{[[", "await ", "await\n",
      "try consume ", "try? ", "let /* a */ ", "?", "? ", "\"\\(", "#\"\\#(", "#", "#if A\n", "{",
    ])
  func tooDeep(opening: String) {
    let text = Self.text(opening, SourceNesting.depthLimit + 1)
    #expect(Data(text.utf8).isTooDeepToParse)
    #expect(PackageManifest(bytes: Data(text.utf8)) == nil)
  }

  @Test(
    "is not what many types or comparisons are, one after the other",
    arguments: [
      "A<B>, ", "if a < b {}\n", "func f() -> A { }\n", "a = b < c\n", "\"<\", ", "// [ (\n", "/* /* { */ [ */ ", "\"[\", ",
      "\"\"\"\n \" [ (\n\"\"\", ", "#\"\"[\"#, ", "\"\\(a[\"b\"] ?? \"(\")\", ", "#if A\n#endif\n", "try await a\n", "a?.b!\n",
      "case a\n", "/\\[\\(/, ", "\\.a[0], ",
    ])
  func shallow(part: String) {
    #expect(!Data(Self.text(part, SourceNesting.depthLimit * 2).utf8).isTooDeepToParse)
  }

  @Test(
    "is not hidden by a regular expression that looks like the beginning of a text or a comment",
    arguments: [
      "let r = /\"\"\"/\n", "let r = #/\"\"\"/#\n", "let r = #/\n\"\"\"\n/#\n", "let r = #/a//b/#; ",
      "let r = ##/[/*]/#/##\n", "f(/\"/, ", "return /\"\"\"/\n", "let r = #/\n", "let r = #/\"\n", "let r = a / b / c; ",
    ])
  func expressions(before: String) {
    let text = before + "let a = " + String(repeating: "[", count: 22)
    #expect(Data(text.utf8).isTooDeepToParse)
  }

  @Test(
    "is not what stands in a regular expression, nor what only begins like one",
    arguments: ["let r = #/[[[[[[[[[[[[[[[[[[/#\n", "let r = #/\n", String(repeating: "=/a\n", count: 250_000)])
  func withinExpressions(text: String) {
    #expect(!Data(text.utf8).isTooDeepToParse)
  }

  @Test("are many expressions without an end, for each of which the parser reads to the end of the file", arguments: [
    "#/\n", "#/a ",
  ])
  func unclosedExpressions(opening: String) {
    #expect(Data(String(repeating: opening, count: 250_000).utf8).isTooDeepToParse)
  }

  @Test("a source and a manifest at the limit are read", arguments: ["A<", "() -> "])
  func atLimit(opening: String) throws {
    let text = Self.text(opening, SourceNesting.depthLimit)
    let package = "let p = Package(name: \"P\", targets: [.target(name: \"A\")])\n"
    #expect(PackageManifest(bytes: Data((package + text).utf8))?.declared.map(\.name) == ["A"])
    let tree = try SourceTree(["A.swift": "import Foundation\nlet t = String(localized: \"a.title\")\n\(text)"])
    let project = try WordsProject.load(at: tree.root)
    #expect(project.asks.count == 1)
    #expect(project.figures.passedOver.isEmpty)
  }

  @Test(
    "an expression as long as a source may be is read to its end",
    arguments: [".b()", "+a", "[0]", " as A", ".b", "()", "!", " ? a : a"])
  func longest(part: String) throws {
    let start = "import Foundation\nlet t = String(localized: \"a.title\")\nlet a = a"
    let times = (Data.sizeLimit - start.utf8.count) / part.utf8.count
    let tree = try SourceTree(["A.swift": start + String(repeating: part, count: part.contains("!") ? 900 : times)])
    let project = try WordsProject.load(at: tree.root)
    #expect(project.asks.count == 1)
    #expect(project.figures.passedOver.isEmpty)
  }

  @Test("is named as not read, be it a source or a manifest")
  func told() throws {
    let deep = Self.text("A<", 20_000)
    let tree = try SourceTree([
      "Package.swift": deep, "Sources/A/A.swift": deep, "Sources/A/B.swift": "let b = NSLocalizedString(\"b\", comment: \"\")",
    ])
    let project = try WordsProject.load(at: tree.root)
    #expect(project.figures.passedOver == ["Package.swift", "Sources/A/A.swift"])
    #expect(project.asks.count == 1)
  }
}
