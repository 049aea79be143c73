import Testing

@testable import IntentCheck

@Suite struct DefaultsDifferTests {
  private func differing(_ one: String, _ other: String) throws -> [String] {
    try findings([
      "A.swift": "let a = String(localized: \"a\", \(one))\nlet b = String(localized: \"a\", \(other))\n",
      "Localizable.xcstrings": catalog(["a"]), "T.xcstrings": catalog(["a"]),
    ]).filter { $0.contains("defaults-differ") }
  }

  @Test("the message names both texts and both places")
  func message() throws {
    #expect(
      try differing("defaultValue: \"One\"", "defaultValue: \"Two\"") == [
        "A.swift:2: warning: words.defaults-differ: \"a\" has the default value \"Two\" here and \"One\" at "
          + "A.swift:1: a catalog holds "
          + "one text for a key, so one of them is never read. Write one default value, or two keys."
      ])
  }

  @Test(
    "what may be the same is not reported",
    arguments: [
      ("defaultValue: \"One\"", "defaultValue: \"Two\", table: \"T\""), ("defaultValue: \"One\"", "comment: \"\""),
      ("defaultValue: \"\\(n) days\"", "defaultValue: \"\\(Int(n)) days\""),
      ("defaultValue: \"One\"", "defaultValue: two"),
    ])
  func silent(one: String, other: String) throws {
    #expect(try differing(one, other) == [])
  }
}
