/// A fault that somebody reported in public, and what became of it here: a rule, or the reason why there is none.
package struct ReportedFault: Hashable, Sendable {
  /// In the survey of reports, such as `M01`; it never changes.
  package let id: String
  package let answer: Answer

  package enum Answer: Hashable, Sendable {
    /// By its id.
    case rule(String)
    /// Why parsing cannot see it, or must not say it.
    case refusal(String)
  }

  init(_ id: String, rule: String) {
    self.id = id
    answer = .rule(rule)
  }

  init(_ id: String, refusal: String) {
    self.id = id
    answer = .refusal(refusal)
  }
}

extension ReportedFault {
  /// Every one, by its id; a report of two faults has two.
  static var all: [ReportedFault] { (cards + intents + process).sorted { $0.id < $1.id } }
}
