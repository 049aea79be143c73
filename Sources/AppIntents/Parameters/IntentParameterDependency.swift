/// The values of other parameters of the intent that asks, in a provider or a query.
///
/// It reads as nil unless all of its parameters have values.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable, Hashable,
  CustomDebugStringConvertible
{
  private let keyPaths: [AnyKeyPath]

  package init(keyPaths: [AnyKeyPath]) { self.keyPaths = keyPaths }

  /// The values; nil when one of them is unset or another intent asks.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = Run.current?.intent as? Intent else { return nil }
    let boxes = keyPaths.compactMap { intent[keyPath: $0] as? any AnyParameter }
    guard boxes.count == keyPaths.count, boxes.allSatisfy(\.hasValue) else { return nil }
    return IntentProjection(intent: intent, listed: Set(boxes.map { ObjectIdentifier($0) }))
  }

  public var debugDescription: String { "\(Intent.self), \(keyPaths.count) parameters" }

  public static func == (left: IntentParameterDependency, right: IntentParameterDependency) -> Bool {
    left.keyPaths == right.keyPaths
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(keyPaths) }
}

/// A dependency on parameters, of whichever intent.
package protocol SiblingDependency {}

extension IntentParameterDependency: SiblingDependency {}

/// The values of the parameters that a dependency lists, none of them optional.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent> {
  private let intent: Intent
  private let listed: Set<ObjectIdentifier>

  fileprivate init(intent: Intent, listed: Set<ObjectIdentifier>) {
    self.intent = intent
    self.listed = listed
  }

  /// The value of a parameter; reading one that the dependency does not list traps, as Apple's does.
  public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType {
    let recorder = ReadRecorder()
    let value = ReadRecorder.$current.withValue(recorder) { intent[keyPath: keyPath] }
    if let box = recorder.recorded, listed.contains(box), let unwrapped = value as? Value.UnwrappedType {
      return unwrapped
    }
    trap(
      "A parameter of \(Intent.self) was read that @IntentParameterDependency does not list: list its key path there.")
  }
}

extension AnyParameter {
  /// Whether there is a value to read; an optional that was set to nil has none.
  fileprivate var hasValue: Bool { (wireValue ?? defaultWireValue ?? .null) != .null }
}
