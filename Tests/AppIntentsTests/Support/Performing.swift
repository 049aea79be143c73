import AppIntents
import IntentWire
import IntentWords
import Testing

/// What came of a run: its outcome or its failure, and what was asked on the way.
struct PerformedRun {
  let result: Result<Outcome, IntentFailure>
  let questions: [Question]

  /// The outcome; a test that expects one fails here with the failure.
  var outcome: Outcome {
    get throws { try result.get() }
  }

  var failure: IntentFailure? {
    if case .failure(let failure) = result { failure } else { nil }
  }

  /// The text that the intent returned.
  var text: String? {
    if case .success(let outcome) = result, case .string(let text) = outcome.value { text } else { nil }
  }
}

/// Everything in the test module, found once.
let registry = IntentRegistry(modules: ["AppIntentsTests"])

/// Performs an intent as the system does.
/// - Parameter answers: what the person says, in turn.
func perform<Intent: AppIntent>(
  _ intent: Intent.Type, _ parameters: [String: IntentValue] = [:], answers: [Answer] = [],
  languages: [String] = ["en"], surface: SurfaceKind = .siri
) async throws -> PerformedRun {
  let performer = Performer(
    registry: registry, environment: HostEnvironment(languages: languages, surface: surface))
  let person = ScriptedPerson(answers)
  let invocation = Invocation(intent: TypeName(intent).id, parameters: parameters)
  do {
    return PerformedRun(
      result: .success(try await performer.perform(invocation, asking: person)), questions: person.questions)
  } catch let failure as IntentFailure {
    return PerformedRun(result: .failure(failure), questions: person.questions)
  }
}

/// What `describe` says of an intent.
func described<Intent: AppIntent>(_ intent: Intent.Type) throws -> IntentDescriptor {
  let id = TypeName(intent).id
  return try #require(ExtensionDescription(of: registry).intents.first { $0.id == id })
}

extension Question {
  /// What the app wants said, in English.
  var said: String? { dialog?.full.english }
  var titles: [String] { options.map(\.display.title.english) }
}

extension Resource {
  var english: String { reading(in: ["en"]).text }
}
