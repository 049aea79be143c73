/// For services that show tests: a case for each rule.
struct JUnitReporter: Reporter {
  func text(of report: CheckReport) -> String {
    let found = Dictionary(grouping: report.findings, by: \.rule)
    // What speaks of the check itself may stem from no rule that ran.
    let rules = Set(report.rules).union(found.keys).sorted()
    let cases = rules.map { testCase($0, found[$0] ?? []) }.joined()
    let failed = report.findings.count
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="stagedoor check" tests="\(rules.count)" failures="\(failed)" errors="0" skipped="0">
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  private func testCase(_ rule: String, _ findings: [Finding]) -> String {
    let name = "    <testcase classname=\"\(rule.prefix { $0 != "." })\" name=\"\(XMLText.of(rule))\""
    guard !findings.isEmpty else { return name + "/>\n" }
    let failures = findings.map { finding in
      let message = XMLText.of(finding.message)
      return "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">\(XMLText.of(finding.text))</failure>\n"
    }
    return name + ">\n" + failures.joined() + "    </testcase>\n"
  }
}

/// Text as it can stand in an element and in an attribute of XML 1.0.
enum XMLText {
  static func of(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default:
        // XML 1.0, 2.2: what no document may hold is written out.
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        if isAllowed { result.unicodeScalars.append(scalar) } else { result += scalar.writtenOut }
      }
    }
    return result
  }
}
