import Foundation
import QuestEngine
import Testing

@testable import quest

@Suite("The words for what was done")
struct WordsOutcomeTests {
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

  private static func undoneImport(_ count: Int) -> @Sendable (Words) -> String {
    { $0.undone(outcome(undone: .import, dayCount: count)) }
  }

  private static func passedOver(_ count: Int) -> @Sendable (Words) -> String {
    { $0.checked(trends: 3, days: 40, passedOver: count) }
  }

  private static func title(_ count: Int) -> @Sendable (Words) -> String {
    var answers = YearAnswers(year: 2026)
    let place = answers.add(.init(description: "Da", color: "000000", value: 0, maxValue: 1))
    for day in 1...count { answers.set(month: 1, day: day, to: place) }
    let year = QuestYear(
      trend: sleep, answers: answers, shape: YearShape(year: 2026, firstWeekday: 2, startsOn: 5, isLeap: false),
      today: day)
    return { $0.title(of: year) }
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
      { $0.undone(outcome(undone: .restore)) }, "Undone: San is removed again",
      "Zurückgenommen: San ist wieder entfernt",
      "Poništeno: trend San opet je uklonjen"
    ),
    (
      { $0.undone(outcome(undone: .options)) }, "Undone: San has again: Da, “Ne, nikad”",
      "Zurückgenommen: San hat wieder: Da, „Ne, nikad“", "Poništeno: San opet ima: Da, „Ne, nikad”"
    ),
    (
      { $0.undone(outcome(entry("Da"), undone: .log)) }, "San: Da again on 2026-03-29", "San: wieder Da am 2026-03-29",
      "San: opet Da na dan 2026-03-29"
    ),
    (
      { $0.undone(outcome(undone: .log)) }, "San: nothing on 2026-03-29", "San: nichts am 2026-03-29",
      "San: ništa na dan 2026-03-29"
    ),
    (
      { $0.cleared(outcome(didChange: false)) }, "San: nothing on 2026-03-29 already, nothing changed",
      "San: am 2026-03-29 steht schon nichts, nichts geändert",
      "San: na dan 2026-03-29 već nema ničega, ništa nije promijenjeno"
    ),
    (
      { $0.edited(outcome()) }, "San has now: Da, “Ne, nikad”", "San hat jetzt: Da, „Ne, nikad“",
      "San sada ima: Da, „Ne, nikad”"
    ),
    (
      { $0.edited(outcome(didChange: false)) }, "Nothing changed.", "Nichts hat sich geändert.",
      "Ništa se nije promijenilo."
    ),
    (
      { $0.removed(outcome()) }, "Removed San; what you logged is kept. Bring it back: quest restore",
      "Entfernt: San; was du eingetragen hast, bleibt. Hol ihn zurück: quest restore",
      "Uklonjeno: San; zabilježeno ostaje sačuvano. Vrati ga: quest restore"
    ),
    (
      { $0.restored(outcome()) }, "Brought back San: Da, “Ne, nikad”", "Zurückgeholt: San: Da, „Ne, nikad“",
      "Vraćeno: San: Da, „Ne, nikad”"
    ),
    (
      { $0.imported(outcome(didChange: false)) }, "All of it was there already, nothing changed",
      "Alles stand schon da, nichts geändert", "Sve je već bilo tu, ništa nije promijenjeno"
    ),
    (
      { $0.noTrends }, "No trends yet. Add one: quest add Sleep --options Great,Okay,Poor",
      "Noch keine Trends. Lege einen an: quest add Schlaf --options Gut,Mittel,Schlecht",
      "Još nema trendova. Dodaj jedan: quest add San --options Odlično,Dobro,Loše"
    ),
    ({ $0.noRemovedTrends }, "No trend is removed.", "Kein Trend ist entfernt.", "Nijedan trend nije uklonjen."),
    (
      { $0.unwritableOutput }, "the output could not be written whole. Check the disk or the pipe it goes to.",
      "die Ausgabe konnte nicht ganz geschrieben werden. Prüfe den Datenträger oder die Pipe, in die sie geht.",
      "ispis se nije mogao u cijelosti zapisati. Provjeri disk ili cjevovod u koji ide."
    ),
    (
      { $0.checked(trends: 3, days: 40, passedOver: 0) }, "The store is whole. Trends: 3. Days: 40.",
      "Der Speicher ist heil. Trends: 3. Tage: 40.", "Pohrana je čitava. Trendovi: 3. Dani: 40."
    ),
    (
      { $0.weekdays.joined(separator: " ") }, "Su Mo Tu We Th Fr Sa", "So Mo Di Mi Do Fr Sa", "Ne Po Ut Sr Če Pe Su"
    ),
    (
      { $0.months.joined(separator: " ") }, "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
      "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez", "sij velj ožu tra svi lip srp kol ruj lis stu pro"
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

  /// The other counts, each in the forms it has.
  static let counted: [Row] =
    [
      (1, "1 day logged", "1 Tag eingetragen", "zabilježen 1 dan"),
      (3, "3 days logged", "3 Tage eingetragen", "zabilježena 3 dana"),
      (5, "5 days logged", "5 Tage eingetragen", "zabilježeno 5 dana"),
    ].map { count, en, de, hr in (title(count), "San 2026: \(en)", "San 2026: \(de)", "San 2026: \(hr)") }
    + [
      (1, "1 day is as it was", "1 Tag ist wie", "1 dan je kao"),
      (3, "3 days are as they were", "3 Tage sind wie", "3 dana su kao"),
      (5, "5 days are as they were", "5 Tage sind wie", "5 dana je kao"),
    ].map { count, en, de, hr in
      (
        undoneImport(count), "Undone: \(en) before the import", "Zurückgenommen: \(de) vor dem Import",
        "Poništeno: \(hr) prije uvoza"
      )
    }
    + [
      (1, "1 row cannot be read and is", "1 Zeile ist nicht lesbar und wird", "1 redak nije čitljiv i preskače"),
      (3, "3 rows cannot be read and are", "3 Zeilen sind nicht lesbar und werden", "3 retka nisu čitljiva i preskaču"),
      (
        5, "5 rows cannot be read and are", "5 Zeilen sind nicht lesbar und werden", "5 redaka nije čitljivo i preskače"
      ),
    ].map { count, en, de, hr in
      (
        passedOver(count), "The store is whole. Trends: 3. Days: 40. \(en) passed over.",
        "Der Speicher ist heil. Trends: 3. Tage: 40. \(de) übergangen.",
        "Pohrana je čitava. Trendovi: 3. Dani: 40. \(hr) se."
      )
    }

  @Test("each is whole in each language", arguments: sentences + plurals + counted)
  func words(say: @Sendable (Words) -> String, en: String, de: String, hr: String) {
    #expect(say(Words(.en)) == en)
    #expect(say(Words(.de)) == de)
    #expect(say(Words(.hr)) == hr)
  }

  @Test("weekdays and months are seven and twelve in each language", arguments: Language.allCases)
  func names(language: Language) {
    #expect(Words(language).weekdays.count == 7)
    #expect(Words(language).months.count == 12)
  }
}
