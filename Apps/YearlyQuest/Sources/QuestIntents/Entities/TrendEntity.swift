import AppIntents
import QuestEngine

/// A trend that a person can name.
struct TrendEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Trend", bundle: .adapter),
    numericFormat: LocalizedStringResource("\(placeholder: .int) trends", bundle: .adapter))
  static let defaultQuery = TrendQuery()

  let id: UUID
  let name: String

  init(_ trend: Trend) {
    id = trend.id
    name = trend.name
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource("\(name)", bundle: .adapter))
  }
}
