import AppIntents
import QuestEngine

/// A trend that a person can name.
public struct TrendEntity: AppEntity {
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Trend", bundle: .adapter),
    numericFormat: LocalizedStringResource("\(placeholder: .int) trends", bundle: .adapter))
  public static let defaultQuery = TrendQuery()

  public let id: UUID
  let name: String

  init(_ trend: Trend) {
    id = trend.id
    name = trend.name
  }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource("\(name)", bundle: .adapter))
  }
}
