import AppIntents
import QuestEngine

/// Adds a trend: asks for its name, how many options it has, and each of them.
struct AddTrendIntent: AppIntent {
  static let title = LocalizedStringResource("Add a trend", bundle: .adapter)
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource("Adds something to log once a day, with the answers it can have.", bundle: .adapter))

  static var parameterSummary: some ParameterSummary {
    Summary("Add the trend \(\.$name) with \(\.$options)") { \.$count }
  }

  @Parameter(
    title: LocalizedStringResource("Name", bundle: .adapter),
    requestValueDialog: IntentDialog(LocalizedStringResource("What should the trend be called?", bundle: .adapter)))
  var name: String
  /// How many options are asked for when none are given; an attribute takes literals only, and a test compares them.
  @Parameter(title: LocalizedStringResource("Number of options", bundle: .adapter), inclusiveRange: (2, 9))
  var count: Int?
  @Parameter(title: LocalizedStringResource("Options", bundle: .adapter)) var options: [String]?
  @Dependency var door: QuestDoor

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let result = try await perform(using: door)
    await QuestShortcuts.tellNames()
    return result
  }

  func perform(using door: QuestDoor) async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    try checkName(door)
    let options = try await chosenOptions()
    let trend = try asking { () throws(QuestFailure) in
      try door.perform(.addTrend(name: name, options: options))
    }.trend
    return .result(
      dialog: IntentDialog(full: Self.sentence(of: trend), supporting: words("Added.")),
      snippetIntent: WeekSnippetIntent(trend: TrendEntity(trend)))
  }

  static func sentence(of trend: Trend) -> LocalizedStringResource {
    words("Added \(trend.name) with the options \(trend.options.map(\.description), format: .list(type: .and)).")
  }

  /// Before anything more is asked.
  private func checkName(_ door: QuestDoor) throws {
    let name = try Limits.checked(name, as: .trendName)
    let alike = try asking { () throws(QuestFailure) in try door.trends(matching: name) }
    if let twin = alike.first(where: { $0.name.folded == name.folded }) {
      throw QuestIntentError(.takenName(name, existing: twin.name))
    }
  }

  private func chosenOptions() async throws -> [String] {
    if let options { return try Limits.checked(options: options) }
    let count = if let count { count } else {
      try await $count.requestValue(.said("How many options should it have?"))
    }
    var chosen: [String] = []
    for place in 1...max(1, count) {
      let option = try await $options.requestValue(.said("What is option \(String(place)) called?"))
      chosen.append(try Limits.checked(option, as: .option))
    }
    return chosen
  }
}
