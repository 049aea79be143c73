/// What is known of one day.
public struct Brief: Hashable, Sendable, Codable {
  /// The day in the person's calendar, as `2026-06-10`.
  public let day: String
  /// Minutes of undisturbed work.
  public internal(set) var focus = 0
  /// Steps walked.
  public internal(set) var steps = 0
  /// Minutes of sleep.
  public internal(set) var sleep = 0
  /// The person's own words, on one line; empty for none.
  public internal(set) var note = ""
  /// Whether the person wants no more of it until tomorrow.
  public internal(set) var isSnoozed = false

  /// A day of which nothing is known yet.
  public init(day: String) { self.day = day }

  /// Whether no figure was logged.
  public var isBlank: Bool { BriefFigure.allCases.allSatisfy { self[$0] == 0 } }

  /// A figure of the day.
  public internal(set) subscript(figure: BriefFigure) -> Int {
    get {
      switch figure {
      case .focus: focus
      case .steps: steps
      case .sleep: sleep
      }
    }
    set {
      switch figure {
      case .focus: focus = newValue
      case .steps: steps = newValue
      case .sleep: sleep = newValue
      }
    }
  }
}
