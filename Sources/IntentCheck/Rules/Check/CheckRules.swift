/// Rules over what is said to the check itself: comments, settings, the baseline.
enum CheckRules {
  static let all: [any Rule] = [FixedInBaseline(), IgnoreWithoutReason(), UnknownRule(), UnusedIgnore()]
}
