import IntentWire

/// An error that the system understands: it steers the run, or has the system's own words.
public struct AppIntentError: Error, Equatable, CustomStringConvertible, CustomLocalizedStringResourceConvertible {
  package enum Kind: Sendable {
    case restart
    case needsValue(ObjectIdentifier, IntentDialog?)
    case needsDisambiguation(ObjectIdentifier, Offers, IntentDialog?)
    case system(SystemError)
    case described(LocalizedStringResource)
  }

  package let kind: Kind
  package init(_ kind: Kind) { self.kind = kind }

  /// Performs again from the top; earlier effects stay.
  public static let restartPerform = AppIntentError(.restart)

  /// Makes an error with words of its own.
  public init(description: LocalizedStringResource) { self.init(.described(description)) }

  /// Makes an error of one that has words.
  public init(wrapping error: some (Error & CustomLocalizedStringResourceConvertible)) {
    self.init(.described(error.localizedStringResource))
  }

  /// Makes one of the system's errors with words of its own.
  public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
    self.init(.described(description))
  }

  /// The system's words, or the error's own.
  public var localizedStringResource: LocalizedStringResource {
    switch kind {
    case .described(let resource): resource
    case .system(let error): error.words
    case .restart, .needsValue, .needsDisambiguation: SystemError.unknown.words
    }
  }

  public var description: String {
    switch kind {
    case .restart: "restartPerform"
    case .needsValue: "restartPerform (needs a value)"
    case .needsDisambiguation: "restartPerform (needs a choice)"
    case .system(let error): error.rawValue
    case .described(let resource): resource.key
    }
  }

  public static func == (left: AppIntentError, right: AppIntentError) -> Bool {
    switch (left.kind, right.kind) {
    case (.restart, .restart): true
    case (.needsValue(let one, _), .needsValue(let other, _)): one == other
    case (.needsDisambiguation(let one, _, _), .needsDisambiguation(let other, _, _)): one == other
    case (.system(let one), .system(let other)): one == other
    case (.described(let one), .described(let other)): one == other
    default: false
    }
  }
}
