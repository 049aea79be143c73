import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import IntentCheck

@Suite("A report")
struct ReporterTests {
  static let report: CheckReport = {
    var report = CheckReport()
    report.findings = [
      Finding(
        rule: "snippets.pure", severity: .warning, path: "App/A b.swift", line: 7, column: 3,
        message: "A \"b\" & <c> | 50%\u{1B}", fix: Fix("remove it", [.init(path: "App/A b.swift", range: 4..<9, replacement: "x")])),
      Finding(rule: "words.key-absent", severity: .error, path: "App", message: "one\ntwo, three: four", repair: "five", language: "de", key: "k"),
      Finding(rule: "snippets.pure", severity: .advice, path: "/else/C.swift", line: 1, column: 1, message: "possible"),
    ]
    report.fingerprints = ["00000000000000a1", "00000000000000b2", "00000000000000c3"]
    (report.files, report.parsed, report.catalogs, report.recipes) = (210, 12, 1, 4)
    report.rules = ["code.syntax", "snippets.pure", "words.key-absent"]
    (report.ignored, report.inBaseline) = (2, 12)
    report.unread = ["W.swift, which is no UTF-8"]
    return report
  }()

  private func text(_ format: ReportFormat) throws -> String { try Self.report.text(as: format, here: "/here") }

  @Test("as text")
  func asText() throws {
    #expect(try text(.text) == """
      App/A b.swift:7:3: warning: A "b" & <c> | 50%\\u{1B} [snippets.pure]
      App: error: one\\u{A}two, three: four; write: five [words.key-absent]
      /else/C.swift:1:1: advice: possible [snippets.pure]

      210 Swift files (12 parsed), 1 catalog, 4 recipes, 3 rules: 1 error, 1 warning, 1 advice; 1 that --fix mends; 2 ignored; 12 in the baseline
      not read: W.swift, which is no UTF-8

      """)
  }

  @Test("for GitHub: nothing of a message can begin a command or a property")
  func gitHub() throws {
    #expect(try text(.github) == """
      ::warning file=App/A b.swift,line=7,col=3,title=snippets.pure::A "b" & <c> | 50%25\\u{1B}
      ::error file=App,title=words.key-absent::one%0Atwo, three: four; write: five
      ::notice file=/else/C.swift,line=1,col=1,title=snippets.pure::possible

      """)
    var report = CheckReport()
    report.findings = [Finding(rule: "r", severity: .error, path: "a:b,c%\n.swift", message: "")]
    #expect(try report.text(as: .github, here: "") == "::error file=a%3Ab%2Cc%25%0A.swift,title=r::\n")
  }

  @Test("as Markdown: nothing of a message ends a cell")
  func markdown() throws {
    #expect(try text(.markdown) == """
      ## stagedoor check

      | | place | finding | rule |
      | --- | --- | --- | --- |
      | warning | App/A b.swift:7 | A "b" & \\<c\\> \\| 50%\\\\u{1B} | snippets.pure |
      | error | App | one\\\\u{A}two, three: four; write: five | words.key-absent |
      | advice | /else/C.swift:1 | possible | snippets.pure |

      210 Swift files (12 parsed), 1 catalog, 4 recipes, 3 rules: 1 error, 1 warning, 1 advice; 1 that --fix mends; 2 ignored; 12 in the baseline

      not read: W.swift, which is no UTF-8

      """)
  }

  @Test("as Markdown is short enough for a comment, and says how much is left out")
  func long() throws {
    var report = CheckReport()
    report.findings = (1...250).map { Finding(rule: "r", severity: .error, path: "A", line: $0, message: "m") }
    let text = try report.text(as: .markdown, here: "")
    #expect(text.contains("\n| error | A:200 |") && !text.contains("A:201") && text.contains("\nand 50 more\n"))
  }

  @Test("as one document, with what was left out")
  func json() throws {
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text(.json).utf8)) as? [String: Any])
    #expect(document["kind"] as? String == "check" && document["version"] as? Int == 1)
    for (member, count) in [
      ("errors", 1), ("warnings", 1), ("advice", 1), ("files", 210), ("parsed", 12), ("catalogs", 1), ("recipes", 4),
      ("rules", 3), ("ignored", 2), ("inBaseline", 12), ("unchanged", 0), ("elsewhere", 0),
    ] { #expect(document[member] as? Int == count, "\(member)") }
    #expect(document["unread"] as? [String] == ["W.swift, which is no UTF-8"])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings[0].keys.sorted() == ["column", "fix", "id", "line", "message", "path", "severity"])
    #expect(findings[1].keys.sorted() == ["id", "key", "language", "message", "path", "repair", "severity"])
    #expect(findings[0]["fix"] as? String == "remove it" && findings[1]["key"] as? String == "k")
  }

  @Test("as JUnit: well-formed XML, a case for each rule, a failure for each finding")
  func jUnit() throws {
    let text = try text(.junit)
    let reader = XMLReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(text)")
    #expect(reader.elements == [
      "testsuites", "testsuite failures=3 tests=3", "testcase code syntax", "testcase snippets pure", "failure warning A \"b\" & <c> | 50%\\u{1B}",
      "failure advice possible", "testcase words key-absent", "failure error one\ntwo, three: four",
    ])
  }

  private final class XMLReader: NSObject, XMLParserDelegate {
    var elements: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      switch name {
      case "testsuite": elements.append("\(name) failures=\(attributes["failures"] ?? "") tests=\(attributes["tests"] ?? "")")
      case "testcase":
        let rule = attributes["name"]?.split(separator: ".").last ?? ""
        elements.append("\(name) \(attributes["classname"] ?? "") \(rule)")
      case "failure": elements.append("\(name) \(attributes["type"] ?? "") \(attributes["message"] ?? "")")
      default: elements.append(name)
      }
    }
  }

  @Test("with nothing in it", arguments: [
    (ReportFormat.text, "0 Swift files (0 parsed), 0 catalogs, 0 rules: 0 errors, 0 warnings, 0 advice\n"), (.github, ""),
    (.markdown, "## stagedoor check\n\n0 Swift files (0 parsed), 0 catalogs, 0 rules: 0 errors, 0 warnings, 0 advice\n"),
  ])
  func empty(_ format: ReportFormat, _ text: String) throws {
    #expect(try CheckReport().text(as: format, here: "") == text)
  }
}
