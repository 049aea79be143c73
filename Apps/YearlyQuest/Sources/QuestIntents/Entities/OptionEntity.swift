import AppIntents
import QuestEngine

/// One answer of one trend: "Great" of Sleep is another thing than "Great" of Workout.
struct OptionEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Option", bundle: .adapter),
    numericFormat: LocalizedStringResource("\(placeholder: .int) options", bundle: .adapter))
  static let defaultQuery = OptionQuery()

  let id: OptionIdentifier
  let description: String

  init(_ option: Trend.Option, at index: Int, of trend: Trend) {
    id = OptionIdentifier(trend: trend.id, index: index)
    description = option.description
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource("\(description)", bundle: .adapter))
  }
}

/// A trend and a place among its options, written `UUID/index`.
struct OptionIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
  let trend: UUID
  let index: Int

  var entityIdentifierString: String { "\(trend.uuidString)/\(index)" }

  static func entityIdentifier(for entityIdentifierString: String) -> OptionIdentifier? {
    let parts = entityIdentifierString.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let trend = UUID(uuidString: String(parts[0])), let index = Int(parts[1]) else {
      return nil
    }
    return OptionIdentifier(trend: trend, index: index)
  }
}

extension Trend {
  /// The trend's options as entities, in the person's order.
  var optionEntities: [OptionEntity] { options.enumerated().map { OptionEntity($1, at: $0, of: self) } }
}
