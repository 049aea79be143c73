import AppIntents
import QuestEngine

/// Every word `quest` says, in one language; the catalog `Resources/Localizable.xcstrings` holds them.
struct Words {
  let language: Language
  private let locale: Locale
  /// Two letters for each weekday, Sunday first; read once, as every picture shows them.
  private(set) var weekdays: [String] = []
  /// The months' short names.
  private(set) var months: [String] = []

  init(_ language: Language) {
    self.language = language
    locale = Locale(identifier: language.rawValue)
    weekdays = parts(say("Su Mo Tu We Th Fr Sa"))
    months = parts(say("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"))
  }

  private func parts(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// The one place where a sentence meets its catalog.
  ///
  /// - Parameter sentence: a whole sentence; its format is its key.
  func say(_ sentence: String.LocalizationValue) -> String {
    String(localized: LocalizedStringResource(sentence, locale: locale, bundle: .quest))
  }

  var noTrends: String { say("No trends yet. Add one: quest add Sleep --options Great,Okay,Poor") }
  var noRemovedTrends: String { say("No trend is removed.") }
  var unwritableOutput: String {
    say("the output could not be written whole. Check the disk or the pipe it goes to.")
  }

  func trend(_ trend: Trend) -> String { "\(name(trend.name)): \(list(trend.options.map(\.description)))" }

  /// Texts in a row; one that holds a comma stands in quotation marks.
  func list(_ texts: [String]) -> String {
    texts.map { $0.contains(",") ? quoted($0) : name($0) }.joined(separator: ", ")
  }

  /// A name as the person wrote it, kept from turning the line around it when it runs from right to left.
  func name(_ text: String) -> String { RightToLeft.isolated(text) }

  func count(of week: QuestWeek) -> String { "\(week.loggedCount)/\(week.days.count)" }

  func title(of year: QuestYear) -> String {
    say("\(name(year.trend.name)) \(String(year.shape.year)): \(year.answers.loggedCount) days logged")
  }

  /// Text that came from outside, fit for one line: nothing that steers a terminal, and not endless.
  func quoted(_ text: String, limit: Int = 60) -> String {
    let scalars = text.unicodeScalars.prefix(limit).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      // Joiners hold emoji and letters together; every other format character can disturb what stands around it.
      case .format where scalar.value != 0x200D && scalar.value != 0x200C: "\u{FFFD}"
      default: String(scalar)
      }
    }
    let shown = scalars.joined() + (text.unicodeScalars.count > limit ? "…" : "")
    let marks = language == .en ? ("“", "”") : ("„", language == .de ? "“" : "”")
    return marks.0 + RightToLeft.isolated(shown) + marks.1
  }

  /// What is written the same in every language.
  func plain(_ number: Int) -> String { String(number) }
}

extension LocalizedStringResource.BundleDescription {
  /// The words lie in a folder beside the program; where it is missing, everything is said in English.
  static let quest: Self = .atURL(
    Bundle.main.bundleURL.appending(path: "YearlyQuest_quest.resources", directoryHint: .isDirectory))
}
