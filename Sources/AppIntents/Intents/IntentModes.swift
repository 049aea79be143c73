/// Where an intent may perform: in the background, or with its app in front.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// When the app comes to the front.
  public struct ForegroundMode: Hashable, Sendable {
    package let bit: Int
    /// Before `perform()`.
    public static let immediate = ForegroundMode(bit: 1 << 1)
    /// Some time, at the latest at the end.
    public static let deferred = ForegroundMode(bit: 1 << 2)
    /// When the intent asks for it, if ever.
    public static let dynamic = ForegroundMode(bit: 1 << 3)
  }

  /// Never brings the app to the front.
  public static let background = IntentModes(rawValue: 1)
  /// Brings the app to the front before `perform()`.
  public static let foreground = IntentModes.foreground(.immediate)

  /// Brings the app to the front at a time.
  public static func foreground(_ foregroundMode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: foregroundMode.bit)
  }

  /// The mode of one run.
  public struct Current: Hashable, Sendable, CustomDebugStringConvertible {
    private let isForeground: Bool
    /// Whether asking to come to the front makes sense.
    public let canContinueInForeground: Bool

    /// The app is not in front.
    public static let background = Current(isForeground: false, canContinueInForeground: false)
    /// The app is in front.
    public static let foreground = Current(isForeground: true, canContinueInForeground: false)

    package init(isForeground: Bool, canContinueInForeground: Bool) {
      self.isForeground = isForeground
      self.canContinueInForeground = canContinueInForeground
    }

    public static func == (left: Current, right: Current) -> Bool { left.isForeground == right.isForeground }
    public func hash(into hasher: inout Hasher) { hasher.combine(isForeground) }
    public var debugDescription: String { isForeground ? "foreground" : "background" }
  }

  /// When the app comes to the front whatever happens in the run; nil when it stays behind, or comes only when asked.
  ///
  /// With `background` among the modes the system may choose, and as rehearsed it leaves the app behind.
  var arrival: ForegroundMode? {
    if contains(.background) { return nil }
    if contains(.foreground) { return .immediate }
    return contains(.foreground(.deferred)) ? .deferred : nil
  }

  /// The modes by the names of the wire.
  package var names: [String] {
    let known: [(IntentModes, String)] = [
      (.background, "background"), (.foreground, "foreground(immediate)"),
      (.foreground(.deferred), "foreground(deferred)"), (.foreground(.dynamic), "foreground(dynamic)"),
    ]
    return known.filter { contains($0.0) }.map(\.1)
  }
}
