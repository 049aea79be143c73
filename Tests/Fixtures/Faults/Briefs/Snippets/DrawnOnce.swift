import AppIntents

/// Its view never changes after a tap, and a helper makes it.
struct FrozenBriefIntent: AppIntent {
  static let title: LocalizedStringResource = "Brief"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: IntentDialog(full: "You slept well.", supporting: "Last night."), view: makeCard())
  }

  @ViewBuilder func makeCard() -> some View {
    if isLate { Button(intent: StartFocusIntent()) { PlainCard() } } else { EmptyView() }
  }
}
