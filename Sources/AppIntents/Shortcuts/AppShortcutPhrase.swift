/// What stands for the app in a phrase.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// What the app is called.
  case applicationName
}

/// A sentence that a person says: it names the app, and at most one parameter.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  fileprivate enum Segment: @unchecked Sendable {
    case literal(String)
    case applicationName
    case parameter(PartialKeyPath<Intent>)
  }

  /// Collects the pieces of the sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var segments: [Segment] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { segments.append(.literal(literal)) }
    /// Puts the app's name into the phrase.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { segments.append(.applicationName) }
    /// Puts a parameter into the phrase.
    public mutating func appendInterpolation<Value: _IntentValue, Subject>(_ subject: Subject)
    where Subject: KeyPath<Intent, IntentParameter<Value>> {
      segments.append(.parameter(subject))
    }
  }

  private let segments: [Segment]

  /// Makes a phrase of its template.
  public init(_ value: String) { segments = [.literal(value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  /// The phrase with `${applicationName}` and `${parameter}`, which is also its key in the catalog.
  package func template(_ names: ParameterNames) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .applicationName: "${applicationName}"
      case .parameter(let path): "${\(names.name(of: path) ?? "")}"
      }
    }.joined()
  }
}

/// A sentence that must not reach the app.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  /// Collects the pieces of the sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { template += literal }
    /// Puts the app's name into the phrase.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { template += "${applicationName}" }
  }

  package let template: String

  /// Makes a phrase of its template.
  public init(_ phraseKey: String) { template = phraseKey }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }
}

/// The sentences that must not reach the app.
public struct NegativeAppShortcutPhrases: Sendable {
  package let phrases: [NegativeAppShortcutPhrase]

  /// Makes the list.
  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}
