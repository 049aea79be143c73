/// Every type in which an intent's description may be written.
///
/// Apple's requirement is `IntentDescription?`, so `static let description = IntentDescription("…")` is not its
/// witness: Apple reads it from the compiler's constant values. Here it is read at run time, and so both
/// spellings must be witnesses.
public protocol _DescriptionLike {
  var _description: IntentDescription? { get }
}

extension IntentDescription: _DescriptionLike {
  public var _description: IntentDescription? { self }
}

extension Optional: _DescriptionLike where Wrapped == IntentDescription {
  public var _description: IntentDescription? { self }
}
