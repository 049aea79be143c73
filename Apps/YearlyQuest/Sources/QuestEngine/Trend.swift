import Foundation

/// Something a person logs once a day, with the answers it can have.
public struct Trend: Identifiable, Hashable, Sendable {
  /// One answer of a trend, such as "Great".
  public struct Option: Hashable, Sendable {
    /// The colour of an option nobody gave one, as six hexadecimal digits.
    public static let defaultColor = "990000"

    /// What the person reads and says.
    public var description: String
    /// Red, green and blue as six hexadecimal digits.
    public var color: String

    /// Makes an option.
    public init(description: String = "", color: String = Option.defaultColor) {
      self.description = description
      self.color = color
    }
  }

  /// Tells this trend from every other, whatever it is called.
  public let id: UUID
  /// What the person calls it.
  public var name: String
  /// The answers in the person's order; an answer's place is the value that is stored.
  public var options: [Option]
  /// Whether the person removed it: it is then never offered, and its history stays.
  public var isRemoved: Bool

  /// Makes a trend.
  public init(id: UUID, name: String = "", options: [Option] = [], isRemoved: Bool = false) {
    self.id = id
    self.name = name
    self.options = options
    self.isRemoved = isRemoved
  }

  /// The greatest value an entry of this trend can have, which is 1 or more for a trend made through the door.
  public var maxValue: Int { max(0, options.count - 1) }
}
