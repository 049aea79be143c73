import AppIntents

/// Opens the app on a trend; public because the app shows it.
public struct OpenTrendIntent: OpenIntent {
  public static let title = LocalizedStringResource("Open a trend", bundle: .adapter)
  public static let description = IntentDescription(
    LocalizedStringResource("Opens YearlyQuest on the trend you name.", bundle: .adapter))
  public static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  public static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  @Parameter(
    title: LocalizedStringResource("Trend", bundle: .adapter),
    requestValueDialog: IntentDialog(LocalizedStringResource("Which trend is it about?", bundle: .adapter)),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  public var target: TrendEntity

  public init() {}
}
