import IntentHost
import IntentWire
import IntentWords

/// An extension in memory: a description, and what each intent does.
actor ScriptedExtension: IntentConnection {
  typealias Perform = @Sendable (Invocation, any Person) async throws -> Outcome

  let description: ExtensionDescription
  let intents: [String: Perform]
  private(set) var greetings: [HostEnvironment] = []
  private(set) var performed: [Invocation] = []
  private(set) var described = 0

  init(_ description: ExtensionDescription, intents: [String: Perform] = [:]) {
    self.description = description
    self.intents = intents
  }

  func hello(_ environment: HostEnvironment) { greetings.append(environment) }

  func describe() -> ExtensionDescription {
    described += 1
    return description
  }

  func query(_ request: EntityRequest) -> [IntentValue] { [] }

  func perform(_ invocation: Invocation, asking person: any Person) async throws -> Outcome {
    performed.append(invocation)
    guard let perform = intents[invocation.intent] else {
      throw IntentFailure.unknownIntent(invocation.intent, nearest: [])
    }
    return try await perform(invocation, person)
  }

  func close() {}
}

/// A person who says one thing after the other, then cancels.
actor ScriptedAudience: Audience {
  private var answers: [AudienceAnswer]
  private(set) var heard: [AskedQuestion] = []

  init(_ answers: [AudienceAnswer] = []) { self.answers = answers }

  func answer(_ question: AskedQuestion) -> AudienceAnswer {
    heard.append(question)
    return answers.isEmpty ? .cancel : answers.removeFirst()
  }

  var prompts: [String] { heard.map(\.prompt) }
}

extension IntentDescriptor {
  /// An intent with a title like its name.
  static func named(
    _ id: String, modes: [String] = ["background"], opensApp: Bool = false, authentication: String = "alwaysAllowed",
    isDiscoverable: Bool = true, parameters: [ParameterDescriptor] = []
  ) -> IntentDescriptor {
    let last = String(id.split(separator: ".").last ?? "")
    return IntentDescriptor(
      id: id, persistentIdentifier: last, title: .verbatim(last), isDiscoverable: isDiscoverable, opensApp: opensApp,
      modes: modes, authentication: authentication, parameters: parameters)
  }
}

extension ParameterDescriptor {
  static func named(_ name: String, _ type: ValueType, range: ClosedRange<Int64>? = nil) -> ParameterDescriptor {
    ParameterDescriptor(
      name: name, title: .verbatim(name.capitalized), type: type, isOptional: true,
      range: range.map { ClosedRangeDescriptor(lower: .integer($0.lowerBound), upper: .integer($0.upperBound)) })
  }
}

extension Option {
  static func named(_ title: String, subtitle: String? = nil, synonyms: [String] = []) -> Option {
    Option(
      display: Display(
        title: .verbatim(title), subtitle: subtitle.map { .verbatim($0) }, synonyms: synonyms.map { .verbatim($0) }))
  }
}

extension Dialog {
  static func said(_ full: String, _ supporting: String? = nil) -> Dialog {
    Dialog(full: .verbatim(full), supporting: supporting.map { .verbatim($0) })
  }
}
