import AppIntents
import QuestEngine

/// A trend that a person can name.
public struct TrendEntity: AppEntity {
  /// What trends are called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Trend", bundle: .adapter),
    numericFormat: LocalizedStringResource("\(placeholder: .int) trends", bundle: .adapter))
  /// What finds them.
  public static let defaultQuery = TrendQuery()

  /// The trend's in the engine.
  public let id: UUID
  let name: String

  init(_ trend: Trend) {
    id = trend.id
    name = trend.name
  }

  /// Its name, as the person wrote it.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource("\(name)", bundle: .adapter))
  }
}
