import AppIntents

struct Summarised: AppIntent {
  static let title: LocalizedStringResource = "Summarised"
  static var parameterSummary: some ParameterSummary {
    When(\.$flavour, .equalTo, Flavour.sweet) {
      Switch(\.$count) {
        Case(1) { Summary("One \(\.$flavour)", table: "Summaries") }
        Case([2, 3]) { Summary("\(\.$count) \(\.$flavour)") { \.$note } }
        DefaultCase { Summary { \.$note } }
      }
    } otherwise: {
      When(\.$other, .notEqualTo, .sour) {
        When(\.$note, .hasAnyValue) {
          Summary("Noted")
        } otherwise: {
          Summary()
        }
      } otherwise: {
        When(\.$count, .greaterThan, 3) {
          Summary("Many")
        } otherwise: {
          Summary("Few")
        }
      }
    }
  }
  @Parameter(title: "Flavour") var flavour: Flavour
  @Parameter(title: "Other") var other: Flavour?
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Note") var note: String?
  func perform() async throws -> some IntentResult { .result() }
}

struct ReturnedShortcuts: AppShortcutsProvider {
  // Without `return` the list would be an expression of the builder, which takes none: the formatter must not drop it.
  // swift-format-ignore
  static var appShortcuts: [AppShortcut] {
    return [
      AppShortcut(
        intent: Summarised(), phrases: ["Sum up, \(.applicationName)"], shortTitle: "Sum", systemImageName: "sum")
    ]
  }
}
