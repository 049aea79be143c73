import IntentWords
import Testing

@Suite("Automatic agreement")
struct InflectionTests {
  @Test(
    "is read without its markup, and noted",
    arguments: [
      ("^[%lld Item](inflect: true)", "3 Item"), ("Add ^[%lld [small] item](inflect: true) now", "Add 3 [small] item now"),
      ("^[^[%lld](agreeWithArgument: 1) x](inflect: true)", "3 x"),
    ])
  func removed(format: String, expected: String) {
    let reading = Resource(key: format, arguments: [.integer(3)]).reading(in: ["en"])
    #expect(reading.text == expected)
    #expect(reading.problems == [.inflection(key: format)])
  }

  @Test("without a number too")
  func verbatim() {
    #expect(Resource(key: "^[One item](inflect: true)").reading(in: ["en"]).text == "One item")
  }

  @Test(
    "is not what only looks like it",
    arguments: ["^[a]", "^[a](b)", "[a](b: c)", "x^[", "^[a](inflect: true", "a]^[b"])
  func text(format: String) {
    let reading = Resource(key: format, arguments: [.integer(3)]).reading(in: ["en"])
    #expect(reading == Reading(text: format, step: .verbatim))
  }

  @Test("an argument that holds the markup keeps it")
  func argument() {
    let reading = Resource(key: "%@!", arguments: [.text("^[a](inflect: true)")]).reading(in: ["en"])
    #expect(reading.text == "^[a](inflect: true)!")
  }
}
