/// Ends the process where Apple's framework ends it too: a value was read that cannot be there.
///
/// An optimised build keeps the words of `fatalError` and drops those of a precondition; the words are the point.
func trap(_ explanation: String) -> Never {
  fatalError(explanation)
}
