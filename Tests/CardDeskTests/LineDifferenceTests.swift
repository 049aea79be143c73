import Testing

@testable import CardDesk

@Suite("What changes of a text") struct LineDifferenceTests {
  private func report(_ old: [String], _ new: [String]) -> [String] {
    LineDifference.report(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")).map(\.text)
  }

  @Test("is told with what stands around it")
  func around() {
    #expect(
      report(["a", "b", "c", "d", "e", "f", "g", "h", "x"], ["b", "c", "d", "e", "f", "g", "h", "y", "x"]) == [
        "- a", "  b", "  c", "  …", "  g", "  h", "+ y", "  x",
      ])
    #expect(report(["a"], ["a"]) == [])
    #expect(report(["a", "a", "b"], ["a", "b"]) == ["  a", "- a", "  b"])
  }

  @Test("is told of the longest text at once, its first lines, and how many follow")
  func long() {
    let many = (0..<80_000).map { "well: \($0)" }
    let removed = report(["headline: a"] + many, ["headline: a"] + many.prefix(2))
    #expect(removed.count == 201 && removed.last == "  … 79800 more lines change")
    #expect(report(many, many.map { $0 + "x" }).last == "  … 159800 more lines change")
  }

  @Test("is cut where a line is longer than is read")
  func cut() {
    let line = String(repeating: "e\u{301}", count: 100_000)
    #expect(report(["a"], [line]) == ["- a", "+ " + String(repeating: "e\u{301}", count: 100) + "…"])
  }
}
