import Testing

@testable import IntentCheck

@Suite struct KeyAbsentTests {
  @Test(
    "the message says what, where, why, and what to do",
    arguments: [
      (
        #"String(localized: "Bye")"#, ["Hello"],
        "warning: words.key-absent: `String` asks for \"Bye\", which Localizable.xcstrings does not have: this "
          + "text is read in "
          + "every language. Add it to the catalog, or correct it here."
      ),
      (
        #"String(localized: "settings.bye")"#, ["Hello"],
        "error: words.key-absent: `String` asks for \"settings.bye\", which Localizable.xcstrings does not "
          + "have: the person reads "
          + "the key itself. Add it to the catalog, or correct it here."
      ),
      (
        #"String(localized: "settings.bye", defaultValue: "Bye")"#, ["Hello"],
        "warning: words.key-absent: `String` asks for \"settings.bye\", which Localizable.xcstrings does not "
          + "have: the default "
          + "value is read in every language. Add it to the catalog, or correct it here."
      ),
      (
        #"String(localized: "Good Bye")"#, ["Hello", "Good bye"],
        "warning: words.key-absent: `String` asks for \"Good Bye\", which Localizable.xcstrings does not have: "
          + "this text is read in "
          + "every language. Did you mean \"Good bye\" (Localizable.xcstrings:3)? They differ by case."
      ),
      (
        #"String(localized: "Good  bye")"#, ["Hello", "Good bye"],
        "warning: words.key-absent: `String` asks for \"Good  bye\", which Localizable.xcstrings does not have: "
          + "this text is read in "
          + "every language. Did you mean \"Good bye\" (Localizable.xcstrings:3)? They differ by space."
      ),
      (
        #"String(localized: "\(Int(n)) days")"#, ["Hello", "%@ days"],
        "warning: words.key-absent: `String` asks for \"%lld days\", which Localizable.xcstrings does not have: "
          + "this text is read in "
          + "every language. Did you mean \"%@ days\" (Localizable.xcstrings:3)? They differ by the type of an "
          + "argument."
      ),
      (
        #"String(localized: "Bye", table: "Other")"#, ["Hello"],
        "warning: words.key-absent: The code asks a table \"Other\" for a key, and the project has no catalog "
          + "of this name: "
          + "this text is read in every language. Add Other.xcstrings, or name the table that holds them."
      ),
    ])
  func messages(call: String, keys: [String], message: String) throws {
    let files = [
      "A.swift": "let h = String(localized: \"Hello\")\nlet a = \(call)\n", "Localizable.xcstrings": catalog(keys),
    ]
    #expect(try findings(files).filter { $0.hasPrefix("A.swift:2: ") } == ["A.swift:2: \(message)"])
  }

  @Test(
    "what is not certain, or loses nothing, is left in peace",
    arguments: [
      // An argument whose type nothing tells fits any key.
      (#"String(localized: "\(n) days")"#, ["Hello", "%lld days"], ["de"]),
      (#"String(localized: "\(name)")"#, ["Hello"], ["de"]),
      (#"String(localized: "—")"#, ["Hello"], ["de"]),
      (#"String(localized: "\(speed)x")"#, ["Hello"], ["de"]),
      (#"String(localized: "https://example.org/a")"#, ["Hello"], ["de"]),
      (#"NSLocalizedString(name, comment: "")"#, ["Hello"], ["de"]),
      // In a table of one language, the text of the key is right.
      (#"String(localized: "Bye")"#, ["Hello"], []),
    ])
  func silent(call: String, keys: [String], languages: [String]) throws {
    let files = [
      "A.swift": "let h = String(localized: \"Hello\")\nlet a = \(call)\n",
      "Localizable.xcstrings": catalog(keys, languages: languages),
    ]
    #expect(try findings(files).filter { $0.contains("key-absent") } == [])
  }

  @Test("a table that is not there is told once, with how much is asked of it")
  func table() throws {
    let found = try findings([
      "A.swift": "let a = String(localized: \"a.a\", table: \"T\")\nlet b = String(localized: \"b.b\", table: \"T\")\n",
      "Localizable.xcstrings": catalog([]),
    ])
    #expect(found.count == 1)
    #expect(found.first?.contains("a table \"T\" for 2 keys") == true)
  }

  @Test("the first phrase of a shortcut without an entry is told, the others stand under it")
  func phrases() throws {
    let found = try findings([
      "A.swift": """
      import AppIntents
      let s = AppShortcut(
        intent: I(), phrases: ["Log in \\(.applicationName)", "Note in \\(.applicationName)"], shortTitle: "-")
      """,
      "AppShortcuts.xcstrings": catalog(["Write in ${applicationName}"]),
    ])
    #expect(
      found == [
        "A.swift:3: warning: words.key-absent: `AppShortcut` asks for \"Log in ${applicationName}\", which "
          + "AppShortcuts.xcstrings "
          + "does not have: the phrase is understood in the source language only. Add it to the catalog, or "
          + "correct it here."
      ])
  }

  @Test("a project without a catalog is not localized, which is no fault")
  func unlocalized() throws {
    #expect(try findings(["A.swift": "let a = String(localized: \"a.a\")"]) == [])
  }

  @Test("a manifest tells which targets are tests, whatever their folders are called")
  func testTargets() throws {
    let manifest = """
      let package = Package(
        name: "Kit", targets: [.target(name: "FooTests"), .testTarget(name: "Checks", path: "Checks")])
      """
    let found = try findings([
      "Package.swift": manifest, "Checks/A.swift": "let a = String(localized: \"a.a\")",
      "Sources/FooTests/B.swift": "let b = String(localized: \"b.b\", bundle: .module)",
      "Sources/FooTests/Localizable.xcstrings": catalog(["Hello"]),
    ])
    #expect(
      found.filter { $0.contains("key-absent") }.map { String($0.prefix { $0 != " " }) } == [
        "Sources/FooTests/B.swift:1:"
      ])
  }

  @Test("what only a test asks for is not missing")
  func tests() throws {
    #expect(
      try findings([
        "A.swift": "let a = String(localized: \"Hello\")", "AppTests/B.swift": "let b = String(localized: \"b.b\")",
        "Localizable.xcstrings": catalog(["Hello"]),
      ]) == [])
  }
}

@Suite struct IdentifierTests {
  @Test(
    "a key that is a name is told from a text",
    arguments: [
      ("settings.title", true), ("settings_title", true), ("a.b.c", true), ("items.count %", false), ("Hello", false),
      ("Hello. You", false), ("Wait…", false), ("1.5", false), ("Re-sync", false), ("e.g.", false), ("", false),
    ])
  func names(key: String, isName: Bool) {
    #expect(KeyAbsent.isIdentifier(KeyPattern(key)) == isName)
  }

  @Test("a name may have arguments")
  func arguments() {
    var key = KeyPattern("items.count ")
    key.append(.argument("%lld"))
    #expect(KeyAbsent.isIdentifier(key))
  }
}
