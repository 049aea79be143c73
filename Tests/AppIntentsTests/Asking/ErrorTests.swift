import AppIntents
import Foundation
import IntentWire
import IntentWords
import Testing

enum Worded: Error, CustomLocalizedStringResourceConvertible {
  case full
  var localizedStringResource: LocalizedStringResource { "The box is full." }
}

struct Technical: LocalizedError {
  var errorDescription: String? { "a sentence that no one reads" }
}

struct Thrower: AppIntent {
  static let title: LocalizedStringResource = "Thrower"

  enum What: String, AppEnum {
    case worded, technical, own, wrapped, replaced, signin, cancellation
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "What"
    static var caseDisplayRepresentations: [What: DisplayRepresentation] { [:] }
  }

  @Parameter(title: "What") var what: What

  func perform() async throws -> some IntentResult {
    try Self.raise(error)
    return .result()
  }

  private static func raise(_ error: any Error) throws { throw error }

  private var error: any Error {
    switch what {
    case .worded: Worded.full
    case .technical: Technical()
    case .own: AppIntentError(description: "My own words")
    case .wrapped: AppIntentError(wrapping: Worded.full)
    case .replaced:
      AppIntentError(predefinedError: AppIntentError.Unrecoverable.entityNotFound, description: "It is gone.")
    case .signin: AppIntentError.UserActionRequired.signin
    case .cancellation: CancellationError()
    }
  }
}

@Suite("An error")
struct ErrorTests {
  func failure(_ what: Thrower.What) async throws -> IntentFailure? {
    try await perform(Thrower.self, ["what": .spoken(what.rawValue)]).failure
  }

  @Test(
    "that has words for a person is told in them",
    arguments: [
      (Thrower.What.worded, "The box is full.", "AppIntentsTests.Worded"),
      (.own, "My own words", "AppIntents.AppIntentError"), (.wrapped, "The box is full.", "AppIntents.AppIntentError"),
      (.replaced, "It is gone.", "AppIntents.AppIntentError"),
      (.signin, "Sign in to the app first.", "AppIntents.AppIntentError"),
    ])
  func words(what: Thrower.What, words: String, type: String) async throws {
    guard case .localized(let resource, type: type) = try await failure(what) else {
      Issue.record("\(String(describing: try await failure(what)))")
      return
    }
    #expect(resource.english == words)
  }

  @Test("that is only a LocalizedError has none for a person")
  func technical() async throws {
    guard case .unlocalized(type: "AppIntentsTests.Technical", let reason) = try await failure(.technical) else {
      Issue.record("\(String(describing: try await failure(.technical)))")
      return
    }
    #expect(reason.hasPrefix("Technical"))
  }

  @Test("of cancellation is a cancelled run")
  func cancellation() async throws {
    #expect(try await failure(.cancellation) == .cancelled)
  }

  static let system: [AppIntentError] = [
    AppIntentError.PermissionRequired.siri, AppIntentError.PermissionRequired.localNetwork,
    AppIntentError.PermissionRequired.bluetooth, AppIntentError.PermissionRequired.photos,
    AppIntentError.PermissionRequired.contacts, AppIntentError.PermissionRequired.location(),
    AppIntentError.PermissionRequired.location(precise: true),
    AppIntentError.UserActionRequired.signin, AppIntentError.UserActionRequired.accountSetup,
    AppIntentError.UserActionRequired.confirmation,
    AppIntentError.Unrecoverable.networkFailure, AppIntentError.Unrecoverable.partialFailure,
    AppIntentError.Unrecoverable.notAllowed, AppIntentError.Unrecoverable.unsupportedOnDevice,
    AppIntentError.Unrecoverable.featureCurrentlyRestricted, AppIntentError.Unrecoverable.entityNotFound,
    AppIntentError.Unrecoverable.unknown,
  ]

  @Test("of the system has words of its own in every language that the host speaks", arguments: ["en", "de", "hr"])
  func systemWords(language: String) {
    let words = Self.system.map { $0.localizedStringResource.resource.reading(in: [language]).text }
    #expect(Set(words).count == Self.system.count)
    #expect(!words.contains(""))
  }

  @Test("of the system differs between languages, and reads in the first that it has")
  func systemLanguages() {
    let resource = AppIntentError.Unrecoverable.entityNotFound.localizedStringResource.resource
    #expect(resource.reading(in: ["en"]).text == "That could not be found.")
    #expect(resource.reading(in: ["de"]).text == "Das wurde nicht gefunden.")
    #expect(resource.reading(in: ["hr"]).text == "To nije pronađeno.")
  }

  @Test("is equal to itself and to no other")
  func equality() {
    let asker = Asker()
    let all =
      Self.system + [
        .restartPerform, asker.$count.needsValueError(), asker.$pot.needsValueError(),
        asker.$pot.needsDisambiguationError(among: []), AppIntentError(description: "a"),
        AppIntentError(description: "b"),
      ]
    for (place, one) in all.enumerated() {
      #expect(all.indices.filter { all[$0] == one } == [place], "\(one)")
    }
  }

  @Test("says what it is to a developer")
  func descriptions() {
    #expect("\(AppIntentError.restartPerform)" == "restartPerform")
    #expect("\(Asker().$count.needsValueError())" == "restartPerform (needs a value)")
    #expect("\(AppIntentError.Unrecoverable.networkFailure)" == "networkFailure")
    #expect("\(AppIntentError(description: "a key"))" == "a key")
  }
}
