import AppIntents
import IntentWire
import Testing

enum Described {
  struct None: AppIntent {
    static let title: LocalizedStringResource = "None"
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Inferred: AppIntent {
    static let title: LocalizedStringResource = "Inferred"
    static let description = IntentDescription("inferred")
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Optionally: AppIntent {
    static let title: LocalizedStringResource = "Optionally"
    static let description: IntentDescription? = IntentDescription("optional")
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Plain: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    static let description: IntentDescription = "plain"
    func perform() async throws -> some IntentResult { .result() }
  }
  struct OptionalLiteral: AppIntent {
    static let title: LocalizedStringResource = "Optional literal"
    static let description: IntentDescription? = "optional literal"
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Computed: AppIntent {
    static let title: LocalizedStringResource = "Computed"
    static var description: IntentDescription? { IntentDescription("computed") }
    func perform() async throws -> some IntentResult { .result() }
  }
  struct ComputedPlain: AppIntent {
    static let title: LocalizedStringResource = "Computed plain"
    static var description: IntentDescription { "computed plain" }
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Stored: AppIntent {
    static let title: LocalizedStringResource = "Stored"
    nonisolated(unsafe) static var description = IntentDescription("stored")
    func perform() async throws -> some IntentResult { .result() }
  }
  /// Compiles on Apple's side too, where it is no description of the intent.
  struct Unrelated: AppIntent {
    static let title: LocalizedStringResource = "Unrelated"
    static let description: LocalizedStringResource = "unrelated"
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Whole: AppIntent {
    static let title: LocalizedStringResource = "Whole"
    static let description = IntentDescription(
      "whole", categoryName: "Category", searchKeywords: ["one", "two"], resultValueName: "Result")
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Defaults: AppIntent {
    static let title: LocalizedStringResource = "Defaults"
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Secret: AppIntent {
    static let title: LocalizedStringResource = "Secret"
    static let isDiscoverable = false
    static let persistentIdentifier = "com.example.secret"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
    func perform() async throws -> some IntentResult { .result() }
  }
  struct KnownSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Known snippet"
    static let isDiscoverable = true
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
  }
}

@Suite("The description of an intent")
struct DescriptionTests {
  static let spellings: [(any AppIntent.Type, String?)] = [
    (Described.None.self, nil), (Described.Inferred.self, "inferred"), (Described.Optionally.self, "optional"),
    (Described.Plain.self, "plain"), (Described.OptionalLiteral.self, "optional literal"),
    (Described.Computed.self, "computed"), (Described.ComputedPlain.self, "computed plain"),
    (Described.Stored.self, "stored"), (Described.Unrelated.self, nil),
  ]

  @Test("is read in every way in which it is written", arguments: spellings.indices)
  func spelled(place: Int) throws {
    let (type, expected) = Self.spellings[place]
    #expect(try described(type).summary?.english == expected)
  }

  @Test("has a category, keywords and the result's name")
  func whole() throws {
    let intent = try described(Described.Whole.self)
    #expect(intent.title.english == "Whole")
    #expect(intent.summary?.english == "whole")
    #expect(intent.categoryName?.english == "Category")
    #expect(intent.searchKeywords.map(\.english) == ["one", "two"])
    #expect(intent.resultValueName?.english == "Result")
  }

  @Test("has Apple's defaults where nothing is said")
  func defaults() throws {
    let intent = try described(Described.Defaults.self)
    #expect(intent.id == "AppIntentsTests.Described.Defaults")
    #expect(intent.persistentIdentifier == "Defaults")
    #expect(intent.isDiscoverable)
    #expect(intent.authentication == "alwaysAllowed")
    #expect(intent.modes == ["background"])
    #expect(!intent.isSnippet && !intent.opensApp)
    #expect(intent.parameters.isEmpty && intent.promises.isEmpty && intent.searchKeywords.isEmpty)
  }

  @Test("says what the type says instead")
  func said() throws {
    let intent = try described(Described.Secret.self)
    #expect(!intent.isDiscoverable)
    #expect(intent.persistentIdentifier == "com.example.secret")
    #expect(intent.authentication == "requiresLocalDeviceAuthentication")
  }

  @Test("of a snippet says that nobody looks for it, unless the type says otherwise")
  func snippets() throws {
    #expect(try described(Drawing.self).isSnippet)
    #expect(try described(Drawing.self).isDiscoverable == false)
    #expect(try described(Described.KnownSnippet.self).isDiscoverable)
    #expect(try described(Described.KnownSnippet.self).authentication == "requiresAuthentication")
  }
}
