import AppIntents

/// Opens the app on a trend; public because the app shows it.
public struct OpenTrendIntent: OpenIntent {
  /// Its name in Shortcuts.
  public static let title = LocalizedStringResource("Open a trend", bundle: .adapter)
  /// What it does, in a sentence.
  public static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Opens YearlyQuest on the trend you name.", bundle: .adapter))
  /// A locked device shows nobody's year.
  public static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  /// How it reads as a sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  /// The trend to show.
  @Parameter(
    title: LocalizedStringResource("Trend", bundle: .adapter),
    requestValueDialog: IntentDialog(LocalizedStringResource("Which trend is it about?", bundle: .adapter)),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  public var target: TrendEntity

  /// Makes it empty, as the system does.
  public init() {}
}
