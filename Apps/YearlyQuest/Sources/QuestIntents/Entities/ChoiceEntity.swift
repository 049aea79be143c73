import AppIntents
import QuestEngine

/// A trend and one of its options, said in one breath: "Sleep: Great".
struct ChoiceEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Choice", bundle: .adapter),
    numericFormat: LocalizedStringResource("\(placeholder: .int) choices", bundle: .adapter))
  static let defaultQuery = ChoiceQuery()

  let id: OptionIdentifier
  let trend: String
  let option: String

  init(_ option: OptionEntity, of trend: Trend) {
    id = option.id
    self.trend = trend.name
    self.option = option.description
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource("\(trend): \(option)", bundle: .adapter))
  }
}

extension Trend {
  /// What may be said of this trend, in the person's order.
  var choices: [ChoiceEntity] { optionEntities.map { ChoiceEntity($0, of: self) } }
}
