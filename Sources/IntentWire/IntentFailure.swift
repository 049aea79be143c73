import Foundation
import IntentWords

/// Why a run, a query or a description failed: facts, which the host words.
package enum IntentFailure: Error, Hashable, Sendable {
  /// No intent of this id; the nearest ids.
  case unknownIntent(String, nearest: [String])
  /// Two or more types answer to one id.
  case ambiguousIntent(String, types: [String])
  /// The intent's package is in no root's `includedPackages`.
  case absentIntent(String, module: String)
  case unknownParameter(String, intent: String, known: [String])
  /// The value cannot be read as the parameter's type; the values it takes, when they are few.
  case unreadableValue(String, parameter: String, type: ValueType, allowed: [Resource])
  case outOfRange(IntentValue, parameter: String, range: ClosedRangeDescriptor)
  /// A required parameter has no value and the person could not be asked, or no answer would do in three tries.
  case missingValue(parameter: String)
  case unknownEntity(identifier: String, type: String)
  /// A `@Dependency` that no root registered: its type and the property that asks for it.
  case missingDependency(type: String, property: String, intent: String)
  /// Registering it threw.
  case failedDependency(type: String, reason: String)
  case cancelled
  /// The device is locked and the intent's policy asks for authentication.
  case locked
  /// The app may not come to the foreground.
  case foregroundDenied
  /// `perform()` threw an error that has words for the person.
  case localized(Resource, type: String)
  /// `perform()` threw an error without words for the person.
  case unlocalized(type: String, reason: String)
  /// `perform()` asked to restart more often than the limit.
  case endlessRestart(limit: Int)
  /// The card that is shown has no such control; never on the wire.
  case unknownWell(String, known: [String])
  /// The archive of a card has no payload; never on the wire.
  case emptyCard(kind: String)
  /// What the app root told of its entities cannot be read; never on the wire.
  case unreadableNames(path: String, reason: String)
  /// The extension process: what happened to it; on the wire only `wrongVersion`.
  case process(ProcessFailure)
  /// What happened to the app that was to come to the foreground; never on the wire.
  case app(ProcessFailure)
  /// A kind that a newer extension knows.
  case unknown(kind: String)
}

extension IntentFailure {
  /// Whether it is about what happened to a process, whose last words it then holds.
  package var isOfAProcess: Bool {
    switch self {
    case .process, .app: true
    default: false
    }
  }
}
