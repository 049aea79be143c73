import Testing

@testable import IntentCheck

@Suite struct KeyPatternTests {
  private func pattern(_ pieces: KeyPattern.Piece...) -> KeyPattern {
    pieces.reduce(into: KeyPattern()) { $0.append($1) }
  }

  @Test(
    "an argument of unknown type fits any specifier, and nothing else",
    arguments: [
      ("Hello %@", true), ("Hello %lld", true), ("Hello %1$@", true), ("Hello %.1f", true), ("Hello", false),
      ("Hello %@!", false), ("hello %@", false), ("Hello %@%@", false), ("Hello %%", false),
    ])
  func unknown(key: String, fits: Bool) {
    #expect(pattern(.text("Hello "), .argument(nil)).matches(KeyShape(key)) == fits)
  }

  @Test("a known specifier fits itself only")
  func known() {
    let pattern = pattern(.argument("%lld"), .text(" days at 5%%"))
    #expect(pattern.matches(KeyShape("%lld days at 5%%")))
    #expect(!pattern.matches(KeyShape("%d days at 5%%")))
    #expect(!pattern.matches(KeyShape("%lld days at 5%")))
  }

  @Test(
    "a key without a word has nothing to translate",
    arguments: [
      ("%?", false), ("•", false), ("${name}: 12", false), ("x", false), ("an", true), ("日", true),
      ("https://a.org", false), ("[](https://a.org/be)", false), ("[it](https://a.org)", true),
    ])
  func words(text: String, holds: Bool) {
    let pattern = text == "%?" ? pattern(.argument(nil)) : KeyPattern(text)
    #expect(pattern.holdsWords == holds)
  }
}
