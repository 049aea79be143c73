import IntentWire

/// A type that a parameter can hold or an intent can return.
///
/// Apple's requirements of the same name are `ValueType` and `UnwrappedType`; `_bridge` is how this
/// implementation fills and reads any of them without knowing it.
public protocol _IntentValue: Sendable {
  /// The type of one value: `Int` for `Int`, `Int?` and `[Int]`.
  associatedtype ValueType: _IntentValue = Self
  /// The type without its optionality: `Int` for `Int?`, `[Int]` for `[Int]?`.
  associatedtype UnwrappedType: _IntentValue = Self
  static var _bridge: _IntentValueBridge<Self> { get }
}

/// The way of one type over the wire and back.
public struct _IntentValueBridge<Value: Sendable>: Sendable {
  /// What the type is called on the wire; deferred, because an entity's name is its type's.
  package let type: @Sendable () -> ValueType
  package let encode: @Sendable (Value) -> IntentValue
  /// Makes the value of one that crossed, asking an entity's query where that is needed.
  package let decode: @Sendable (IntentValue, ValueDecoder) async throws -> Value
  /// Makes the values of a list at once, where that is another question than one for each; those that are gone are
  /// left out.
  package let decodeList: (@Sendable ([IntentValue], ValueDecoder) async throws -> [Value]?)?
  /// What an unset parameter reads as: `nil` for an optional; no value at all for a required one.
  package let absent: Value?
  /// The values of a finite type, in the order in which they are offered.
  package let cases: (@Sendable () -> [IntentValue])?

  package init(
    type: @escaping @Sendable () -> ValueType, absent: Value? = nil,
    cases: (@Sendable () -> [IntentValue])? = nil,
    encode: @escaping @Sendable (Value) -> IntentValue,
    decodeList: (@Sendable ([IntentValue], ValueDecoder) async throws -> [Value]?)? = nil,
    decode: @escaping @Sendable (IntentValue, ValueDecoder) async throws -> Value
  ) {
    self.type = type
    self.encode = encode
    self.decode = decode
    self.decodeList = decodeList
    self.absent = absent
    self.cases = cases
  }
}
