import Testing

@testable import IntentCheck

@Suite struct HelperTests {
  @Test(
    "a helper of the project's own asks, with the table and bundle it names",
    arguments: [
      (
        #"func say(_ v: String.LocalizationValue) -> String { String(localized: v, table: "T", bundle: .module) }"#,
        #"say("Hello")"#, ["T/Hello"]
      ),
      (
        #"func say(_ v: String.LocalizationValue) -> String { String(localized: LocalizedStringResource(v, table: "T")) }"#,
        #"say("Hello")"#, ["T/Hello"]
      ),
      (
        #"func say(_ v: String.LocalizationValue, in t: String? = nil) -> String { String(localized: v, table: t) }"#,
        #"say("A"); say("B", in: "T")"#, ["Localizable/A", "T/B"]
      ),
      (
        #"func say(_ key: String) -> String { NSLocalizedString(key, tableName: "T", comment: "") }"#,
        #"say("Hello")"#, ["T/Hello"]
      ),
      (
        #"func tr(_ key: String, _ t: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: t) }"#,
        #"tr("Hello", "T")"#, ["T/Hello"]
      ),
      (
        #"extension String { func localized(_ t: String) -> String { NSLocalizedString(self, tableName: t, comment: "") } }"#,
        #"_ = "Hello".localized("T")"#, ["T/Hello"]
      ),
      (#"func show(_ text: String) { print(text) }"#, #"show("Hello")"#, []),
      (
        #"extension String { var localized: String { NSLocalizedString(self, comment: "") } }"#,
        #"_ = "Hello".localized"#, ["Localizable/Hello"]
      ),
      (
        #"struct Row { let title: LocalizedStringResource; var count = 1 }"#, #"Row(title: "Hello", count: 2)"#,
        ["Localizable/Hello"]
      ),
      (#"struct Row { init(title: LocalizedStringResource) {} }"#, #"Row(title: "Hello")"#, ["Localizable/Hello"]),
      (#"enum Row { case titled(LocalizedStringResource) }"#, #"_ = Row.titled("Hello")"#, ["Localizable/Hello"]),
      // What becomes of a key that is kept, nothing tells.
      (#"struct Row { let title: LocalizedStringKey }"#, #"Row(title: "Hello")"#, ["?/Hello"]),
      // Swift gives a literal to the overload that takes a plain text.
      (
        "struct Row { init(title: LocalizedStringResource) {}; init(title: String) {} }",
        #"Row(title: "Hello")"#, ["~Localizable/Hello"]
      ),
      (#"struct Row { init(title: LocalizedStringResource) {} }"#, #"Row(name: "Hello")"#, []),
      (
        #"var title: LocalizedStringResource"#, #"title = "Hello""#, ["~Localizable/Hello"]
      ),
    ])
  func helpers(declaration: String, use: String, expected: [String]) {
    #expect(asks("\(declaration)\n\(use)") == expected)
  }

  @Test("a short name for a bundle is taken for the bundle of its target")
  func bundles() {
    let source = SwiftSource(
      path: "A.swift", target: 3,
      text: "extension X { static var adapter: Self { .atURL(Bundle.module.bundleURL) }\nvar other: Int { 1 } }")
    #expect(DeclarationReader.read(source).bundles == ["adapter": 3])
  }

  @Test(
    "arguments fit parameters as Swift has them fit",
    arguments: [
      (["", "b"], ["", "b"]), (["", "c"], ["", "c"]), (["c"], nil), (["", "d"], nil),
    ] as [([String], [String]?)])
  func labels(labels: [String], expected: [String]?) {
    let signature = Signature(
      parameters: [("", false), ("b", true), ("c", true)].map {
        Signature.Parameter(label: $0.0, shape: nil, isText: false, hasDefault: $0.1)
      })
    #expect(signature.parameters(for: labels)?.map(\.label) == expected)
  }
}
