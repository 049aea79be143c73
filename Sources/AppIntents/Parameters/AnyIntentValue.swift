/// A parameter of an intent, whatever its type.
public protocol AnyIntentValue: Sendable {
  /// The type of its value.
  associatedtype Value: _IntentValue
  /// What it is called.
  var title: LocalizedStringResource { get }
  /// Whether it may stay without a value.
  var isOptional: Bool { get }
}
