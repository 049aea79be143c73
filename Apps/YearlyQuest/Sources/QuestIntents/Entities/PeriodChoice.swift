import AppIntents
import QuestEngine

/// The stretches of days about which a person may ask.
enum PeriodChoice: String, AppEnum {
  case week
  case month
  case year

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Period", bundle: .adapter))
  static let caseDisplayRepresentations: [PeriodChoice: DisplayRepresentation] = [
    .week: DisplayRepresentation(title: LocalizedStringResource("This week", bundle: .adapter)),
    .month: DisplayRepresentation(title: LocalizedStringResource("This month", bundle: .adapter)),
    .year: DisplayRepresentation(title: LocalizedStringResource("This year", bundle: .adapter)),
  ]

  var period: QuestPeriod {
    switch self {
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}
