import AppIntents
import QuestEngine

/// Says how a trend is going this week, month or year: a pure read.
struct HowIsItGoingIntent: AppIntent {
  static let title = LocalizedStringResource("How is it going?", bundle: .adapter)
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Counts the days you logged for a trend, and what you logged most often.", bundle: .adapter))
  // It is said aloud: not to whoever finds the device.
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  static var parameterSummary: some ParameterSummary {
    Summary("How is \(\.$trend) going \(\.$period)?")
  }

  @Parameter(
    title: LocalizedStringResource("Trend", bundle: .adapter),
    requestValueDialog: IntentDialog(LocalizedStringResource("Which trend is it about?", bundle: .adapter)),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which of them do you mean?", bundle: .adapter)))
  var trend: TrendEntity
  @Parameter(
    title: LocalizedStringResource("Period", bundle: .adapter),
    requestValueDialog: IntentDialog(LocalizedStringResource("Which period is it about?", bundle: .adapter)),
    requestDisambiguationDialog: IntentDialog(LocalizedStringResource("Which period is it about?", bundle: .adapter)))
  var period: PeriodChoice
  @Dependency var door: QuestDoor

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    try perform(using: door)
  }

  func perform(using door: QuestDoor) throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let tally = try asking { () throws(QuestFailure) in try door.tally(of: trend.id, in: period.period) }
    return .result(
      dialog: IntentDialog(full: Self.sentence(of: tally), supporting: Self.shown(period.period)),
      snippetIntent: TallySnippetIntent(trend: trend, period: period))
  }

  /// Stands above the card, which shows the trend and what leads.
  static func shown(_ period: QuestPeriod) -> LocalizedStringResource {
    switch period {
    case .week: words("This week so far.")
    case .month: words("This month so far.")
    case .year: words("This year so far.")
    }
  }

  /// Each period has sentences of its own: where its name stands, and in which form, each language decides.
  static func sentence(of tally: QuestTally) -> LocalizedStringResource {
    let (trend, logged) = (tally.trend.name, tally.loggedCount)
    guard let leader = tally.leader else { return logged == 0 ? nothing(tally) : tie(tally) }
    let (option, count) = (leader.description, leader.count)
    return switch tally.period {
    case .week: words("\(trend) is logged on \(logged) days this week, most often \(option): on \(count) days.")
    case .month: words("\(trend) is logged on \(logged) days this month, most often \(option): on \(count) days.")
    case .year: words("\(trend) is logged on \(logged) days this year, most often \(option): on \(count) days.")
    }
  }

  private static func tie(_ tally: QuestTally) -> LocalizedStringResource {
    let (trend, logged) = (tally.trend.name, tally.loggedCount)
    return switch tally.period {
    case .week: words("\(trend) is logged on \(logged) days this week, and no option stands out.")
    case .month: words("\(trend) is logged on \(logged) days this month, and no option stands out.")
    case .year: words("\(trend) is logged on \(logged) days this year, and no option stands out.")
    }
  }

  private static func nothing(_ tally: QuestTally) -> LocalizedStringResource {
    let trend = tally.trend.name
    return switch tally.period {
    case .week: words("Nothing is logged for \(trend) this week.")
    case .month: words("Nothing is logged for \(trend) this month.")
    case .year: words("Nothing is logged for \(trend) this year.")
    }
  }
}
