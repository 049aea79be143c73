import Foundation
import QuestEngine
import Testing

@testable import quest

@Suite("The words for what was done")
struct OutcomeWordsTests {
  static let sleep = Trend(
    id: UUID(), name: "San", options: [.init(description: "Da"), .init(description: "Ne, nikad")])
  static let day = QuestDay(year: 2026, month: 3, day: 29)

  private static func entry(_ description: String, note: String = "") -> QuestEntry {
    QuestEntry(id: UUID(), trend: sleep.id, day: day, description: description, note: note)
  }

  private static func outcome(
    _ entry: QuestEntry? = nil, before: QuestEntry? = nil, didChange: Bool = true, undone: QuestCommand.Kind? = nil,
    dayCount: Int = 0
  ) -> QuestOutcome {
    QuestOutcome(
      trend: sleep, day: day, entry: entry, before: before, didChange: didChange, dayCount: dayCount, undone: undone)
  }

  private static func imported(_ count: Int) -> @Sendable (Words) -> String {
    { $0.imported(outcome(dayCount: count)) }
  }

  typealias Row = (say: @Sendable (Words) -> String, en: String, de: String, hr: String)

  static let sentences: [Row] = [
    (
      { $0.added(outcome()) }, "Added San: Da, “Ne, nikad”", "Hinzugefügt: San: Da, „Ne, nikad“",
      "Dodano: San: Da, „Ne, nikad”"
    ),
    (
      { $0.logged(outcome(entry("Da"))) }, "San: Da on 2026-03-29", "San: Da am 2026-03-29", "San: Da na dan 2026-03-29"
    ),
    (
      { $0.logged(outcome(entry("Da"), before: entry("Ne"))) }, "San: Da on 2026-03-29, was Ne",
      "San: Da am 2026-03-29, vorher Ne", "San: Da na dan 2026-03-29, prije Ne"
    ),
    (
      { $0.logged(outcome(entry("Da"), didChange: false)) }, "San: Da on 2026-03-29 already, nothing changed",
      "San: Da steht schon am 2026-03-29, nichts geändert",
      "San: Da već stoji na dan 2026-03-29, ništa nije promijenjeno"
    ),
    (
      { $0.cleared(outcome(before: entry("Da"))) }, "San: nothing on 2026-03-29, was Da",
      "San: nichts mehr am 2026-03-29, vorher Da", "San: ništa na dan 2026-03-29, prije Da"
    ),
    (
      { $0.noted(outcome(entry("Da", note: "x"))) }, "San: noted on 2026-03-29", "San: Notiz am 2026-03-29",
      "San: bilješka na dan 2026-03-29"
    ),
    (
      { $0.noted(outcome(entry("Da"))) }, "San: no note on 2026-03-29 any more", "San: keine Notiz mehr am 2026-03-29",
      "San: na dan 2026-03-29 više nema bilješke"
    ),
    (
      { $0.renamed(outcome(), from: "Odmor") }, "Odmor is now called San", "Odmor heißt jetzt San",
      "Odmor se sada zove San"
    ),
    (
      { $0.undone(outcome(undone: .add)) }, "Undone: San is gone again", "Zurückgenommen: San gibt es nicht mehr",
      "Poništeno: trenda San više nema"
    ),
    (
      { $0.undone(outcome(undone: .rename)) }, "Undone: it is called San again",
      "Zurückgenommen: der Trend heißt wieder San", "Poništeno: trend se opet zove San"
    ),
    (
      { $0.undone(outcome(undone: .remove)) }, "Undone: San is there again", "Zurückgenommen: San ist wieder da",
      "Poništeno: trend San opet je tu"
    ),
  ]

  /// CLDR: Croatian has one (1, 21, 31 …), few (2–4, 22–24 …) and other (0, 5–20, 25 …; 11 to 14 too).
  static let plurals: [Row] = [
    (0, "0 days", "0 Tage", "Uvezeno je 0 dana"), (1, "1 day", "1 Tag", "Uvezen je 1 dan"),
    (2, "2 days", "2 Tage", "Uvezena su 2 dana"), (4, "4 days", "4 Tage", "Uvezena su 4 dana"),
    (5, "5 days", "5 Tage", "Uvezeno je 5 dana"), (11, "11 days", "11 Tage", "Uvezeno je 11 dana"),
    (12, "12 days", "12 Tage", "Uvezeno je 12 dana"), (21, "21 days", "21 Tage", "Uvezen je 21 dan"),
    (22, "22 days", "22 Tage", "Uvezena su 22 dana"), (365, "365 days", "365 Tage", "Uvezeno je 365 dana"),
  ].map { count, en, de, hr in
    (imported(count), "Imported \(en)", "\(de) importiert", hr)
  }

  @Test("each is whole in each language", arguments: sentences + plurals)
  func words(say: @Sendable (Words) -> String, en: String, de: String, hr: String) {
    #expect(say(Words(.en)) == en)
    #expect(say(Words(.de)) == de)
    #expect(say(Words(.hr)) == hr)
  }

  @Test(
    "a year counts its days in each language's forms",
    arguments: [(1, "zabilježen 1 dan"), (3, "zabilježena 3 dana"), (5, "zabilježeno 5 dana")])
  func title(count: Int, text: String) {
    var answers = YearAnswers(year: 2026)
    let place = answers.add(.init(description: "Da", color: "000000", value: 0, maxValue: 1))
    for day in 1...count { answers.set(month: 1, day: day, to: place) }
    let year = QuestYear(
      trend: Self.sleep, answers: answers, shape: YearShape(year: 2026, firstWeekday: 2, startsOn: 5, isLeap: false),
      today: Self.day)
    #expect(Words(.hr).title(of: year) == "San 2026: \(text)")
  }

  @Test("weekdays and months are seven and twelve in each language", arguments: Language.allCases)
  func names(language: Language) {
    #expect(Words(language).weekdays.count == 7)
    #expect(Words(language).months.count == 12)
  }
}
