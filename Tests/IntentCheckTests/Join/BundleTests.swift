import Testing

@testable import IntentCheck

/// Which catalog answers: that of the bundle the code names, as far as the manifest tells.
@Suite struct BundleTests {
  private static let manifest = """
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "One"), .target(name: "Two"), .testTarget(name: "OneTests")])
    """

  private func absent(_ source: String, in path: String = "Kit/Sources/One/A.swift") throws -> [String] {
    try findings([
      "Kit/Package.swift": Self.manifest, path: source,
      "Kit/Sources/One/Localizable.xcstrings": catalog(["Of one"]),
      "Kit/Sources/Two/Localizable.xcstrings": catalog(["Of two"]),
      "Kit/Sources/Two/B.swift": "let b = String(localized: \"Of two\", bundle: .module)",
      "App/Localizable.xcstrings": catalog(["Of the app"]),
    ]).filter { $0.contains("key-absent") }.map { String($0.prefix { $0 != " " }) }
  }

  @Test(
    "a target's bundle has the target's keys only",
    arguments: [
      (#"String(localized: "Of one", bundle: .module)"#, true),
      (#"String(localized: "Of two", bundle: .module)"#, false),
      (#"String(localized: "Of one", bundle: #bundle)"#, true),
      (#"String(localized: "Of two", bundle: #bundle)"#, false),
      (#"LocalizedStringResource("Of two", bundle: .atURL(Bundle.module.bundleURL))"#, false),
      (#"String(localized: "Of the app", bundle: .module)"#, false),
      (#"String(localized: "Of the app")"#, true), (#"String(localized: "Of the app", bundle: .main)"#, true),
      // That the bundle was forgotten is another rule's matter.
      (#"String(localized: "Of one")"#, true),
      (#"String(localized: "Of two", bundle: Bundle(for: X.self))"#, true),
    ])
  func bundles(call: String, isFound: Bool) throws {
    #expect(try absent("let a = \(call)") == (isFound ? [] : ["Kit/Sources/One/A.swift:1:"]))
  }

  @Test("a short name for a bundle means the target that declares it")
  func shortName() throws {
    let name =
      "extension LocalizedStringResource.BundleDescription { static var own: Self { "
      + ".atURL(Bundle.module.bundleURL) } }\n"
    #expect(try absent(name + #"let a = LocalizedStringResource("Of one", bundle: .own)"#) == [])
    #expect(
      try absent(name + #"let a = LocalizedStringResource("Of two", bundle: .own)"#) == ["Kit/Sources/One/A.swift:2:"])
  }

  @Test("an app has no key of a package in its own bundle")
  func app() throws {
    #expect(try absent(#"let a = String(localized: "Of one")"#, in: "App/A.swift") == ["App/A.swift:1:"])
    #expect(try absent(#"let a = String(localized: "Of the app")"#, in: "App/A.swift") == [])
  }

  @Test("a helper in a file without any of the marks is found by its name")
  func helperElsewhere() throws {
    let found = try findings([
      "Say.swift": "func say(_ v: String.LocalizationValue) -> String { String(localized: v) }",
      "Use.swift": "let a = say(\"hello.you\")", "Localizable.xcstrings": catalog(["hello.me"]),
    ])
    #expect(found.contains { $0.hasPrefix("Use.swift:1: error: words.key-absent") })
  }

  @Test("a helper of a target that the file does not import may be another of its name")
  func visibility() throws {
    let files = [
      "Kit/Package.swift": Self.manifest,
      "Kit/Sources/Two/B.swift":
        "func say(_ v: String.LocalizationValue) { _ = String(localized: v, bundle: .module) }",
      "Kit/Sources/Two/Localizable.xcstrings": catalog(["Of two"]),
      "Kit/Sources/One/A.swift": "say(\"other.words\"); say(\"Of two\")",
    ]
    #expect(try findings(files) == [])
    let importing = files.merging(["Kit/Sources/One/A.swift": "import Two\nsay(\"other.words\"); say(\"Of two\")"]) {
      $1
    }
    #expect(try findings(importing).map { String($0.prefix { $0 != " " }) } == ["Kit/Sources/One/A.swift:2:"])
  }

  @Test("where no table can answer, its words may lie outside")
  func outside() throws {
    let files = [
      "Kit/Package.swift": Self.manifest, "Kit/Sources/One/A.swift": "let a = String(localized: \"of.the.app\")",
      "Kit/Sources/Two/B.swift": "let b = String(localized: \"Of two\", bundle: .module)",
      "Kit/Sources/Two/Localizable.xcstrings": catalog(["Of two"]),
    ]
    #expect(try findings(files) == [])
  }
}
