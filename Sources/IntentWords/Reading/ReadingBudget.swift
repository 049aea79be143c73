/// How many substitutions and resources one reading may still ask for.
///
/// The depth is bounded, but a text of a few bytes that asks for several at each depth would ask for their power.
final class ReadingBudget {
  /// Several times what the longest sentence needs.
  static let limit = 256
  private var spent = 0

  enum Answer { case granted, exhausted, exhaustedBefore }

  func spend() -> Answer {
    spent += 1
    return spent <= Self.limit ? .granted : spent == Self.limit + 1 ? .exhausted : .exhaustedBefore
  }
}
