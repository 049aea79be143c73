import IntentWire

/// The verb on the button that confirms.
public struct ConfirmationActionName: Sendable {
  package let name: String
  package let labels: CustomLabels?

  package struct CustomLabels: Sendable {
    package let accept: LocalizedStringResource
    package let acceptAlternatives: [LocalizedStringResource]
    package let deny: LocalizedStringResource
    package let denyAlternatives: [LocalizedStringResource]
    package let destructive: Bool
  }

  private init(_ name: String, labels: CustomLabels? = nil) {
    self.name = name
    self.labels = labels
  }

  /// Makes a verb of its own.
  /// - Parameters:
  ///   - acceptLabel: the button that confirms.
  ///   - acceptAlternatives: other words that confirm.
  ///   - denyLabel: the button that does not.
  ///   - denyAlternatives: other words that do not.
  ///   - destructive: whether it cannot be undone.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      "custom",
      labels: CustomLabels(
        accept: acceptLabel, acceptAlternatives: acceptAlternatives, deny: denyLabel,
        denyAlternatives: denyAlternatives, destructive: destructive))
  }

  /// The two buttons of a verb of its own, with the other words for each; none for the system's verbs.
  package var options: [Option] {
    guard let labels else { return [] }
    func option(_ title: LocalizedStringResource, _ others: [LocalizedStringResource], _ style: String) -> Option {
      Option(display: Display(title: title.crossing, synonyms: others.map(\.crossing)), style: style)
    }
    return [
      option(labels.accept, labels.acceptAlternatives, labels.destructive ? "destructive" : "default"),
      option(labels.deny, labels.denyAlternatives, "cancel"),
    ]
  }

  /// “Add”.
  public static let add = ConfirmationActionName("add")
  /// “Add data”.
  public static let addData = ConfirmationActionName("addData")
  /// “Book”.
  public static let book = ConfirmationActionName("book")
  /// “Buy”.
  public static let buy = ConfirmationActionName("buy")
  /// “Call”.
  public static let call = ConfirmationActionName("call")
  /// “Check in”.
  public static let checkIn = ConfirmationActionName("checkIn")
  /// “Continue”.
  public static let `continue` = ConfirmationActionName("continue")
  /// “Create”.
  public static let create = ConfirmationActionName("create")
  /// “Do”.
  public static let `do` = ConfirmationActionName("do")
  /// “Download”.
  public static let download = ConfirmationActionName("download")
  /// “Filter”.
  public static let filter = ConfirmationActionName("filter")
  /// “Find”.
  public static let find = ConfirmationActionName("find")
  /// “Get”.
  public static let get = ConfirmationActionName("get")
  /// “Go”.
  public static let go = ConfirmationActionName("go")
  /// “Log”.
  public static let log = ConfirmationActionName("log")
  /// “Open”.
  public static let open = ConfirmationActionName("open")
  /// “Order”.
  public static let order = ConfirmationActionName("order")
  /// “Pay”.
  public static let pay = ConfirmationActionName("pay")
  /// “Play”.
  public static let play = ConfirmationActionName("play")
  /// “Play sound”.
  public static let playSound = ConfirmationActionName("playSound")
  /// “Post”.
  public static let post = ConfirmationActionName("post")
  /// “Request”.
  public static let request = ConfirmationActionName("request")
  /// “Run”.
  public static let run = ConfirmationActionName("run")
  /// “Search”.
  public static let search = ConfirmationActionName("search")
  /// “Send”.
  public static let send = ConfirmationActionName("send")
  /// “Set”.
  public static let set = ConfirmationActionName("set")
  /// “Share”.
  public static let share = ConfirmationActionName("share")
  /// “Start”.
  public static let start = ConfirmationActionName("start")
  /// “Start navigation”.
  public static let startNavigation = ConfirmationActionName("startNavigation")
  /// “Toggle”.
  public static let toggle = ConfirmationActionName("toggle")
  /// “Turn off”.
  public static let turnOff = ConfirmationActionName("turnOff")
  /// “Turn on”.
  public static let turnOn = ConfirmationActionName("turnOn")
  /// “View”.
  public static let view = ConfirmationActionName("view")
}

/// When a confirmation is asked for; the empty set means always.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Only when the system is not sure what was meant.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
