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
      Option(display: Display(title: title.resource, synonyms: others.map(\.resource)), style: style)
    }
    return [
      option(labels.accept, labels.acceptAlternatives, labels.destructive ? "destructive" : "default"),
      option(labels.deny, labels.denyAlternatives, "cancel"),
    ]
  }

  public static let add = ConfirmationActionName("add")
  public static let addData = ConfirmationActionName("addData")
  public static let book = ConfirmationActionName("book")
  public static let buy = ConfirmationActionName("buy")
  public static let call = ConfirmationActionName("call")
  public static let checkIn = ConfirmationActionName("checkIn")
  public static let `continue` = ConfirmationActionName("continue")
  public static let create = ConfirmationActionName("create")
  public static let `do` = ConfirmationActionName("do")
  public static let download = ConfirmationActionName("download")
  public static let filter = ConfirmationActionName("filter")
  public static let find = ConfirmationActionName("find")
  public static let get = ConfirmationActionName("get")
  public static let go = ConfirmationActionName("go")
  public static let log = ConfirmationActionName("log")
  public static let open = ConfirmationActionName("open")
  public static let order = ConfirmationActionName("order")
  public static let pay = ConfirmationActionName("pay")
  public static let play = ConfirmationActionName("play")
  public static let playSound = ConfirmationActionName("playSound")
  public static let post = ConfirmationActionName("post")
  public static let request = ConfirmationActionName("request")
  public static let run = ConfirmationActionName("run")
  public static let search = ConfirmationActionName("search")
  public static let send = ConfirmationActionName("send")
  public static let set = ConfirmationActionName("set")
  public static let share = ConfirmationActionName("share")
  public static let start = ConfirmationActionName("start")
  public static let startNavigation = ConfirmationActionName("startNavigation")
  public static let toggle = ConfirmationActionName("toggle")
  public static let turnOff = ConfirmationActionName("turnOff")
  public static let turnOn = ConfirmationActionName("turnOn")
  public static let view = ConfirmationActionName("view")
}

/// When a confirmation is asked for; the empty set means always.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Only when the system is not sure what was meant.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
