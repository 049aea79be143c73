import IntentWords
import Testing

@Suite("A name in a sentence of the other direction")
struct DirectionTests {
  private func text(_ format: String, _ argument: Argument, _ language: String) throws -> String {
    let bundle = try TemporaryBundle(strings: TemporaryBundle.entry("k", [language: format]))
    return Resource(key: "k", arguments: [argument], bundle: bundle.url).reading(in: [language]).text
  }

  @Test(
    "is isolated when its first strong letter runs the other way",
    arguments: [
      ("en", "%@: 3", "שלום", "\u{2068}שלום\u{2069}: 3"), ("en", "%@: 3", "Ana", "Ana: 3"), ("hr", "%@: 3", "Čiča", "Čiča: 3"),
      ("ar", "مرحبا %@", "Ana", "مرحبا \u{2068}Ana\u{2069}"), ("ar", "مرحبا %@", "سلمى", "مرحبا سلمى"),
      ("he", "%@ :3", "12-5", "12-5 :3"), ("he", "%@ :3", "", " :3"), ("en", "%@!", "12 שלום", "\u{2068}12 שלום\u{2069}!"),
      ("ar-EG", "أ %@", "Ana", "أ \u{2068}Ana\u{2069}"), ("en", "%@!", "\u{2067}שלום\u{2069}", "\u{2067}שלום\u{2069}!"),
    ])
  func names(language: String, format: String, name: String, expected: String) throws {
    #expect(try text(format, .text(name), language) == expected)
  }

  @Test("alone is as it is")
  func alone() throws {
    #expect(try text("%@", .text("שלום"), "en") == "שלום")
  }

  @Test("is isolated from a resource too; a number is not")
  func others() throws {
    #expect(try text("%@!", .resource(.verbatim("שלום")), "en") == "\u{2068}שלום\u{2069}!")
    #expect(try text("مرحبا %lld", .integer(5), "ar") == "مرحبا 5")
  }
}
