/// What a trend's days of one year said, packed so that ten years of many trends are drawn at once.
public struct YearAnswers: Hashable, Sendable {
  /// One thing that was said, however many days said it.
  public struct Answer: Hashable, Sendable {
    /// The option as it was called.
    public let description: String
    /// Its colour, as six hexadecimal digits.
    public let color: String
    /// Its place, from 0.
    public let value: Int
    /// The greatest place there was.
    public let maxValue: Int

    /// Makes an answer.
    public init(description: String, color: String, value: Int, maxValue: Int) {
      self.description = description
      self.color = color
      self.value = value
      self.maxValue = maxValue
    }
  }

  /// The year.
  public let year: Int
  /// What was said, each thing once.
  public private(set) var answers: [Answer] = []
  /// For each of 12 × 31 days which answer, counted from 1; 0 on a clear day.
  private var places: [UInt16] = []
  /// How many days are logged.
  public private(set) var loggedCount = 0

  /// A year with no day logged.
  public init(year: Int) { self.year = year }

  /// What was said on a day; `nil` on a clear day.
  public func answer(month: Int, day: Int) -> Answer? {
    place(month: month, day: day).map { answers[$0] }
  }

  /// The place of a day's answer among ``answers``; `nil` on a clear day.
  public func place(month: Int, day: Int) -> Int? {
    guard !places.isEmpty, let slot = Self.slot(month: month, day: day), places[slot] > 0 else { return nil }
    return Int(places[slot]) - 1
  }

  /// Where an answer is to be found, so that a day with the same is said by its place alone.
  public mutating func add(_ answer: Answer) -> Int {
    answers.append(answer)
    return answers.count - 1
  }

  /// Notes that a day said the answer at a place; a day that is in no month is passed over.
  public mutating func set(month: Int, day: Int, to place: Int) {
    guard let slot = Self.slot(month: month, day: day), place < Int(UInt16.max) else { return }
    if places.isEmpty { places = Array(repeating: 0, count: 12 * 31) }
    if places[slot] == 0 { loggedCount += 1 }
    places[slot] = UInt16(place + 1)
  }

  private static func slot(month: Int, day: Int) -> Int? {
    (1...12).contains(month) && (1...31).contains(day) ? (month - 1) * 31 + day - 1 : nil
  }
}
