import IntentWords
import Testing

@testable import CardModel

@Suite("What is read again and again is read a shorter way")
struct ShorterWayTests {
  @Test(
    "a text that is the same in every language is what reading it gives",
    arguments: ["", "Great", "100 %", "%@ and %lld", "^[a](inflect: true)", "سلام", "a\nb"], [["en"], ["ar"], ["en-XA"]])
  func verbatim(text: String, languages: [String]) {
    let resource = Resource.verbatim(text)
    #expect(resource.text(in: languages) == resource.reading(in: languages).text)
  }

  @Test("any other resource is looked up")
  func other() {
    #expect(Resource(key: "%@", defaultValue: "<%@>", arguments: [.text("a")]).text(in: ["en"]) == "<a>")
    #expect(Resource(key: "plain").text(in: ["en"]) == "plain")
    #expect(Resource(key: "%@%@", arguments: [.text("a"), .text("b")]).text(in: ["en"]) == "ab")
  }

  @Test("the entries of a year are each told once, few or many, in the order of their days", arguments: [3, 9, 10, 40])
  func distinctEntries(count: Int) {
    let entries = (0..<count).map { Card.Entry(value: $0 % 5, greatest: 4 + $0) }
    let days: [Card.Entry?] = entries + [nil] + entries.reversed() + entries
    let year = Card.Year(months: [Card.Month(label: .verbatim("Jan"), days: days)])
    #expect(year.distinctEntries == entries)
  }
}
