import IntentWords
import Testing

@testable import IntentCheck

@Suite("The plural forms of a language")
struct PluralFormsTests {
  /// By hand, from CLDR's chart of language plural rules.
  @Test("are asked for where whole numbers below a million reach them", arguments: [
    ("en", "one other"), ("de", "one other"), ("hr", "one few other"), ("ja", "other"), ("pl", "one few many"),
    ("ru", "one few many"), ("cs", "one few other"), ("sk", "one few other"), ("lt", "one few other"),
    ("ro", "one few other"), ("ar", "zero one two few many other"), ("cy", "zero one two few many other"),
    ("es", "one other"), ("fr", "one other"), ("it", "one other"), ("pt", "one other"), ("pt-PT", "one other"),
    ("ca", "one other"), ("he", "one two other"), ("uk", "one few many"), ("sl", "one two few other"),
    ("pt-BR", "one other"), ("zh-Hant", "other"), ("en_HR", "one other"), ("sr-Latn", "one few other"),
  ])
  func reached(_ language: String, _ categories: String) {
    #expect(PluralForms.of(language).reached.map(\.rawValue).joined(separator: " ") == categories)
  }

  @Test("have more that fractions or millions show", arguments: [
    ("cs", "one few many other"), ("es", "one many other"), ("pl", "one few many other"), ("en", "one other"),
  ])
  func all(_ language: String, _ categories: String) {
    #expect(PluralForms.of(language).categories.map(\.rawValue).joined(separator: " ") == categories)
  }

  @Test("are shown by CLDR's own numbers", arguments: [
    ("hr", PluralCategory.few, "2–4, 22–24, 32–34, …"), ("hr", .one, "1, 21, 31, …"), ("en", .one, "1"),
    ("fr", .one, "0, 1"), ("ar", .zero, "0"), ("ar", .few, "3–10, 103–110, 1003, …"),
  ])
  func shown(_ language: String, _ category: PluralCategory, _ numbers: String) {
    #expect(PluralForms.of(language)[category]?.shown == numbers)
  }

  @Test("are not known for what is no language, so nothing is demanded there")
  func unknown() {
    #expect(PluralForms.of("qq").samples.isEmpty)
    #expect(PluralForms.of("").samples.isEmpty)
  }
}
