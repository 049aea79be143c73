import AppIntents
import QuestEngine
import QuestTestSupport
import Testing

@testable import QuestIntents

/// What the voice door makes of a command.
enum Twin: Equatable {
  /// These intents do it.
  case exposed([String])
  /// An intent will do it.
  case planned
  /// Only the app itself does it.
  case `internal`
  /// It makes no sense by voice.
  case ineligible
}

@Suite("Each command has its twin")
struct TwinTests {
  /// Without `default:`, so that a new command does not compile until someone decides what becomes of it by voice.
  static func twin(of command: QuestCommand) -> Twin {
    switch command {
    case .logDay: .exposed(["\(UpdateTrendIntent.self)", "\(UpdateOneTrendIntent.self)"])
    case .undoDay: .exposed(["\(UndoTodayIntent.self)"])
    case .addTrend: .planned
    case .removeTrend: .planned
    case .clearDay, .noteDay, .renameTrend, .restoreTrend, .undoLast: .planned
    case .recolorTrend, .editOptions, .importDays: .ineligible
    }
  }

  /// Two stores that begin alike: one for the command, one for its twin.
  private func doors(
    _ prepare: (QuestDoor, Trend) throws -> Void = { _, _ in }
  ) throws -> (trend: Trend, command: QuestDoor, intent: QuestDoor) {
    let (command, intent) = (try Scratch().door(source: .voice), try Scratch().door(source: .voice))
    var trends: [Trend] = []
    for door in [command, intent] {
      let trend = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Okay", "Poor"])).trend
      try prepare(door, trend)
      trends.append(trend)
    }
    return (trends[1], command, intent)
  }

  /// What is kept, but for the identifiers, which are random.
  private func kept(_ door: QuestDoor) throws -> [String] {
    try door.history().flatMap { history in
      history.entries.map {
        "\(history.trend.name) \($0.day) \($0.description) \($0.value)/\($0.maxValue) \($0.color) \($0.source)"
      }
    }
  }

  @Test("logging by either intent keeps what the command keeps")
  func logging() async throws {
    for intents in [true, false] {
      let (trend, one, other) = try doors()
      let sleep = try #require(try one.trends().first)
      try one.perform(.logDay(trend: sleep.id, option: "Okay"))
      if intents {
        let intent = UpdateTrendIntent()
        (intent.trend, intent.option) = (TrendEntity(trend), trend.optionEntities[1])
        _ = try await intent.perform(using: other)
      } else {
        let intent = UpdateOneTrendIntent()
        (intent.trend, intent.option) = (TrendEntity(trend), trend.optionEntities[1])
        _ = try await intent.perform(using: other)
      }
      #expect(try kept(one) == ["Sleep 2026-03-29 Okay 1/2 \(sleep.options[1].color) voice"])
      #expect(try kept(other) == kept(one))
    }
    #expect(
      Self.twin(of: .logDay(trend: UUID(), option: "")) == .exposed(["UpdateTrendIntent", "UpdateOneTrendIntent"]))
  }

  @Test("undoing by the intent leaves what the command leaves", arguments: [["Great"], ["Great", "Poor"]])
  func undoing(options: [String]) throws {
    let (trend, one, other) = try doors { door, trend in
      for option in options { try door.perform(.logDay(trend: trend.id, option: option)) }
    }
    let sleep = try #require(try one.trends().first)
    try one.perform(.undoDay(trend: sleep.id))
    _ = try UndoTodayIntent(trend: TrendEntity(trend)).perform(using: other)
    #expect(try kept(other) == kept(one))
    #expect(try kept(other).count == options.count - 1)
    #expect(Self.twin(of: .undoDay(trend: UUID())) == .exposed(["UndoTodayIntent"]))
  }

  @Test("what no intent does yet is said to be planned")
  func planned() {
    #expect(Self.twin(of: .addTrend(name: "", options: [])) == .planned)
    #expect(Self.twin(of: .removeTrend(UUID())) == .planned)
  }
}
