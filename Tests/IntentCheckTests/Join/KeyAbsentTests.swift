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
        #"LocalizedStringKey("settings.bye")"#, ["Hello"],
        "warning: words.key-absent: `LocalizedStringKey` asks for \"settings.bye\", which Localizable.xcstrings does "
          + "not have: where it is shown, the person reads the key itself. Add it to the catalog, or correct it here."
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

  @Test("a table that is named with the ending of its file is not found, and its keys are in use")
  func tableWithEnding() throws {
    let found = try findings([
      "A.swift": """
      let a = LocalizedStringResource("a.title", table: "Localizable.strings")
      let b = LocalizedStringResource("b.title")
      """,
      "en.lproj/Localizable.strings": "\"a.title\" = \"A\";\n\"b.title\" = \"B\";\n",
    ])
    #expect(
      found == [
        "A.swift:1: error: words.key-absent: The code asks a table \"Localizable.strings\" for a key, and tables are "
          + "named without the ending of their files: the person reads the key itself. Write \"Localizable\"."
      ])
  }

  @Test("a key that is missing is told once, a misspelt one at each place")
  func places() throws {
    let found = try findings([
      "A.swift": """
      let a = [String(localized: "Bye"), String(localized: "Bye"), String(localized: "hello")]
      let b = [String(localized: "Bye"), String(localized: "hello"), String(localized: "Hello")]
      """,
      "Localizable.xcstrings": catalog(["Hello"]),
    ]).filter { $0.contains("key-absent") }
    #expect(found.map { $0.prefix(9) } == ["A.swift:1", "A.swift:1", "A.swift:2"])
    #expect(
      found.first == "A.swift:1: warning: words.key-absent: `String` asks for \"Bye\", which Localizable.xcstrings does "
        + "not have: this text is read in every language. Add it to the catalog, or correct it here. It is asked for in "
        + "2 more places.")
  }

  @Test(
    "what looks like a name is advice: it may read the same in every language",
    arguments: [
      ("YAML", true), ("PMU-ADB", true), ("DeepL", true), ("CarPlay 2", false), ("aa:bb:cc", true), ("me@example.org", true),
      ("Note:", false), ("www.example.com", true), ("notes.txt", true), ("Done", false), ("SHOW ALL", false),
      // Other scripts keep it in most of their sentences; once is a slip, and a part of a name is none.
      ("Apple Watch", true), ("Home Base", false), ("Watch", false), ("Camera", false), ("Open", false),
    ])
  func names(key: String, isName: Bool) throws {
    let entry = { (source: String, others: [String: String]) in
      let texts = others.sorted { $0.key < $1.key }.map {
        "\"\($0.key)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0.value)\"}}"
      }
      return "\"\(source)\": {\"localizations\": {\(texts.joined(separator: ", "))}}"
    }
    let catalog = RuleExample.catalog(
      strings: [
        entry("Pair an Apple Watch with Home Base", ["ru": "Apple Watch: пара, Home Base", "ja": "Apple Watchをペアリング"]),
        entry("Open the Camera", ["ru": "Открыть камеру", "ja": "Cameraを開く", "uk": "Камера", "ko": "Camera 열기"]),
        entry("The Camera", ["ru": "Камера", "fr": "Done, Done et Done", "ja": "Openだ"]),
      ].joined(separator: ",\n"))
    let source = ["Pair an Apple Watch with Home Base", "Open the Camera", "The Camera", key].map { "let a = String(localized: \"\($0)\")\n" }
    let found = try findings(["A.swift": source.joined(), "Localizable.xcstrings": catalog]).filter { $0.contains("key-absent") }
    let said = isName ? "Possibly that is right, for it looks like a name." : "Add it to the catalog, or correct it here."
    #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("A.swift:4: \(isName ? "advice" : "warning")") && $0.hasSuffix(said) }, "\(found)")
  }

  @Test("a catalog that cannot be read, or is not there, may have any key")
  func unreadTables() throws {
    let absent = { (files: [String: String]) in
      try findings([
        "A.swift": "let a = String(localized: \"settings.bye\")\nlet b = String(localized: \"o.o\", table: \"Other\")\n",
        "Old/Localizable.xcstrings": catalog(["Hello"]), "Other.xcstrings": catalog(["x.x"]),
      ].merging(files) { $1 }).filter { $0.contains("key-absent") }.map { $0.prefix(9) }
    }
    #expect(try absent([:]) == ["A.swift:1", "A.swift:2"])
    #expect(try absent(["Localizable.xcstrings": "{"]) == ["A.swift:2"])
    let project = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (); };
        G = {isa = PBXGroup; children = (F, L, O); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Words/Localizable.xcstrings; sourceTree = "<group>"; };
        L = {isa = PBXFileReference; path = Unbuilt.xcstrings; sourceTree = "<group>"; };
        O = {isa = PBXFileReference; path = Other.xcstrings; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        C = {isa = PBXBuildFile; fileRef = O; };
      }; rootObject = P; }
      """
    let files = ["J.xcodeproj/project.pbxproj": project]
    #expect(try absent(files) == ["A.swift:2"])
    let tree = try SourceTree(files)
    let failures = CatalogProject(try tree.project())
    #expect(
      UnreadableCatalog().findings(in: failures).map(\.text) == [
        "Other.xcstrings: warning: a target is built with this string catalog, and it is not there; what the code asks "
          + "it for was not checked [words.unreadable-catalog]",
        "Words/Localizable.xcstrings: warning: a target is built with this string catalog, and it is not there; what "
          + "the code asks it for was not checked [words.unreadable-catalog]",
      ])
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
      ("Hello. You", false), ("Wait…", false), ("1.5", false), ("Re-sync", false), ("e.g.", false),
      ("example.com", false), ("me@example.org", false), ("notes.txt", false), ("format.csv.title", true), ("", false),
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
