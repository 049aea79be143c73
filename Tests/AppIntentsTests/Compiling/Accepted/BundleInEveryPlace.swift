import AppIntents

extension LocalizedStringResource.BundleDescription {
  static var adapter: Self { .atURL(Bundle.main.bundleURL) }
}

/// A person's words, each with its bundle, in every place where there are some.
struct Bundled: AppIntent {
  static let title = LocalizedStringResource("Log a value", bundle: .adapter)
  static let description = IntentDescription(
    LocalizedStringResource("Logs a value.", bundle: .adapter),
    categoryName: LocalizedStringResource("Logging", bundle: .adapter),
    searchKeywords: [LocalizedStringResource("log", bundle: .adapter)],
    resultValueName: LocalizedStringResource("Entry", bundle: .adapter))

  @Parameter(
    title: LocalizedStringResource("Count", bundle: .adapter),
    description: LocalizedStringResource("How many", bundle: .adapter),
    requestValueDialog: IntentDialog(LocalizedStringResource("How many?", bundle: .adapter)))
  var count: Int

  @Parameter(
    title: LocalizedStringResource("Flavour", bundle: .adapter),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which?", bundle: .adapter)))
  var flavour: Flavour

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(
      dialog: IntentDialog(
        full: LocalizedStringResource("Logged it for today.", bundle: .adapter),
        supporting: LocalizedStringResource("Logged.", bundle: .adapter)))
  }
}

enum Flavour: String, AppEnum {
  case sweet, sour
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Flavour", bundle: .adapter),
    numericFormat: LocalizedStringResource("\(placeholder: .int) flavours", bundle: .adapter))
  static let caseDisplayRepresentations: [Flavour: DisplayRepresentation] = [
    .sweet: DisplayRepresentation(title: LocalizedStringResource("Sweet", bundle: .adapter)),
    .sour: DisplayRepresentation(
      title: LocalizedStringResource("Sour", bundle: .adapter),
      subtitle: LocalizedStringResource("as a lemon", bundle: .adapter),
      synonyms: [LocalizedStringResource("Tart", bundle: .adapter)]),
  ]
}

struct BundledShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Bundled(), phrases: ["Log \(\.$flavour) in \(.applicationName)"],
      shortTitle: LocalizedStringResource("Log", bundle: .adapter), systemImageName: "leaf")
  }
}

enum BundledError: Error, CustomLocalizedStringResourceConvertible {
  case full
  var localizedStringResource: LocalizedStringResource { LocalizedStringResource("It is full.", bundle: .adapter) }
}
