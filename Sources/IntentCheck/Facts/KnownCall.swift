/// A call of Apple's that takes words: which of its arguments do.
///
/// The list is what `stagedoor words` knows of SwiftUI, App Intents and Foundation; helpers of the project's own are
/// found in its sources. An argument is named by its label, the first without a label by an empty one.
struct KnownCall: Sendable {
  enum Framework: Sendable {
    case foundation, swiftUI, charts, widgets, appIntents, cards

    /// Whether a file that imports these modules can mean it.
    ///
    /// A file may also get SwiftUI through a module of the project that exports it, which no syntax tells.
    func isReachable(from imports: Set<String>) -> Bool {
      switch self {
      case .foundation: true
      case .swiftUI: !imports.isDisjoint(with: ["SwiftUI", "WidgetKit", "TipKit", "Charts", "PhotosUI", "StoreKit"])
      case .charts: imports.contains("Charts")
      case .widgets: !imports.isDisjoint(with: ["WidgetKit", "ActivityKit"])
      case .appIntents: imports.contains("AppIntents")
      case .cards: imports.contains("CardKit")
      }
    }

    /// Whether a key of these that is missing is worth a word: those of a chart name its axes to tools only.
    var isRead: Bool { self != .charts }
  }

  let framework: Framework
  let arguments: [String: WordKind]
  /// Whether a plain text that is no literal fits too, so that it says nothing of keys.
  let takesText: Bool

  /// By the name that is called.
  static let all: [String: [KnownCall]] = {
    var calls: [String: [KnownCall]] = [:]
    func add(_ framework: Framework, _ names: [String], _ arguments: [String: WordKind], takesText: Bool = false) {
      let call = KnownCall(framework: framework, arguments: arguments, takesText: takesText)
      for name in names { calls[name, default: []].append(call) }
    }
    add(.foundation, ["String", "AttributedString"], ["localized": .value])
    add(.foundation, ["NSLocalizedString"], ["": .lookedUp])
    add(.foundation, ["localizedString", "localizedUserNotificationString"], ["forKey": .lookedUp])
    add(
      .foundation, ["LocalizedStringResource", "LocalizationValue", "LocalizedStringKey"],
      ["": .value, "stringLiteral": .value])
    add(.swiftUI, views, ["": .key], takesText: true)
    add(.swiftUI, modifiers, ["": .key], takesText: true)
    add(.swiftUI, ["searchable"], ["prompt": .key], takesText: true)
    add(.swiftUI, ["accessibilityAction"], ["named": .key], takesText: true)
    add(.charts, ["value"], ["": .key], takesText: true)
    add(.widgets, ["configurationDisplayName", "description", "displayName"], ["": .key], takesText: true)
    add(.widgets, ["AlertConfiguration"], ["title": .resource, "body": .resource])
    add(.appIntents, ["IntentDescription"], ["": .resource, "categoryName": .resource, "resultValueName": .resource])
    add(.appIntents, ["IntentDialog"], ["": .resource, "full": .resource, "supporting": .resource])
    add(.appIntents, ["DisplayRepresentation"], ["": .resource, "title": .resource, "subtitle": .resource])
    add(.appIntents, ["TypeDisplayRepresentation"], ["": .resource, "name": .resource, "numericFormat": .resource])
    add(.appIntents, ["AppShortcut"], ["shortTitle": .resource])
    add(.appIntents, ["Summary"], ["": .resource])
    add(.appIntents, ["NegativeAppShortcutPhrase"], ["": .negativePhrase])
    add(
      .appIntents, ["AppShortcutOptionsCollection", "ItemSection", "IntentChoiceOption"],
      ["title": .resource, "": .resource])
    add(.appIntents, ["IntentItem"], ["title": .resource, "subtitle": .resource])
    add(
      .appIntents, ["Parameter", "Property", "ComputedProperty", "DeferredProperty", "IntentParameter"],
      [
        "title": .resource, "description": .resource, "requestValueDialog": .dialog,
        "requestDisambiguationDialog": .dialog,
      ])
    add(
      .appIntents, ["result", "requestConfirmation", "requestDisambiguation", "needsDisambiguationError"],
      ["dialog": .dialog])
    add(
      .appIntents,
      ["requestValue", "needsValueError", "requestToContinueInForeground", "needsToContinueInForegroundError"],
      ["": .dialog, "dialog": .dialog])
    // The card names the table and the bundle for all its words.
    add(
      .cards, ["Eyebrow", "Headline", "Sentence", "Chip", "Footnote", "Well", "Day", "Month"], ["": .value])
    add(.cards, ["Row", "Cell"], ["": .value, "value": .value, "unit": .value])
    add(.cards, ["Week", "Year"], ["spoken": .value])
    return calls
  }()

  /// Views and scenes whose first argument is a `LocalizedStringKey`.
  ///
  /// Source: the initialisers of the SwiftUI overlay.
  private static let views = [
    "Text", "Label", "Button", "Toggle", "TextField", "SecureField", "Picker", "Stepper", "Section", "Link",
    "NavigationLink", "Menu", "DatePicker", "MultiDatePicker", "ColorPicker", "ProgressView", "GroupBox",
    "DisclosureGroup", "LabeledContent", "ControlGroup", "Tab", "TabSection", "ContentUnavailableView", "ShareLink",
    "CommandMenu", "Window", "WindowGroup", "MenuBarExtra", "TableColumn", "PhotosPicker", "ControlWidgetToggle",
    "ControlWidgetButton",
  ]

  /// Modifiers whose first argument is one.
  private static let modifiers = [
    "navigationTitle", "navigationSubtitle", "navigationBarTitle", "alert", "confirmationDialog", "help",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "badge", "dialogSuppressionToggle",
    "fileDialogMessage", "fileDialogConfirmationLabel", "fileExporterFilenameLabel",
  ]
}
