import AppIntents

/// Opens the app on a trend.
struct OpenTrendIntent: OpenIntent {
  static let title = LocalizedStringResource("Open a trend", bundle: .adapter)
  static let description = IntentDescription(
    LocalizedStringResource("Opens YearlyQuest on the trend you name.", bundle: .adapter))
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  @Parameter(
    title: LocalizedStringResource("Trend", bundle: .adapter),
    requestValueDialog: IntentDialog(LocalizedStringResource("Which trend is it about?", bundle: .adapter)),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  var target: TrendEntity
}
