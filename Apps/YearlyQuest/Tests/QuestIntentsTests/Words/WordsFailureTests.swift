import AppIntents
import QuestEngine
import Testing

@testable import QuestIntents

@Suite("The words: every failure is a whole sentence")
struct WordsFailureTests {
  static let sleep = Trend(
    id: UUID(), name: "Sleep", options: [.init(description: "Great"), .init(description: "Poor")])
  static let day = QuestDay(year: 2026, month: 3, day: 29)

  static let table: [(failure: QuestFailure, texts: Translations)] = [
    (
      .unknownTrend("Slep", nearest: ["Sleep"]),
      Translations("No trend is called Slep.", "Kein Trend heißt Slep.", "Nijedan trend se ne zove Slep.")
    ),
    (
      .missingTrend(sleep.id),
      Translations("That trend is no longer there.", "Diesen Trend gibt es nicht mehr.", "Tog trenda više nema.")
    ),
    (
      .removedTrend("Sleep"),
      Translations(
        "You removed Sleep. Bring it back in YearlyQuest to log it.",
        "Du hast den Trend Sleep entfernt. Hole ihn in YearlyQuest zurück, um ihn einzutragen.",
        "Trend Sleep je uklonjen. Za novi unos vrati ga u YearlyQuestu.")
    ),
    (
      .takenName("SLEEP", existing: "Sleep"),
      Translations(
        "There is already a trend called Sleep.", "Es gibt schon einen Trend namens Sleep.", "Trend Sleep već postoji.")
    ),
    (
      .unknownOption("Grat", trend: sleep, nearest: ["Great"]),
      Translations(
        "Sleep has no option called Grat.", "Der Trend Sleep hat keine Option namens Grat.",
        "Trend Sleep nema opciju Grat.")
    ),
    (
      .unfitText("a\u{7}b", as: .trendName, because: .control),
      Translations(
        "“a\u{7}b” cannot be used as a name.", "„a\u{7}b“ kann kein Name sein.", "„a\u{7}b” ne može biti ime.")
    ),
    (
      .tooFewOptions(1, fewest: Trend.fewestOptions),
      Translations(
        "A trend needs at least 2 options.", "Ein Trend braucht mindestens 2 Optionen.",
        "Trend mora imati najmanje 2 opcije.")
    ),
    (
      .tooManyOptions(50, most: Trend.mostOptions),
      Translations(
        "A trend can have at most 9 options.", "Ein Trend kann höchstens 9 Optionen haben.",
        "Trend može imati najviše 9 opcija.")
    ),
    (
      .repeatedOption("YES", existing: "Yes"),
      Translations(
        "The option YES is there twice.", "Die Option YES steht zweimal da.", "Opcija YES navedena je dvaput.")
    ),
    (
      .noSuchDay(QuestDay(year: 2026, month: 2, day: 30)),
      Translations(
        "The calendar has no day 2026-02-30.", "Den Tag 2026-02-30 gibt es im Kalender nicht.",
        "U kalendaru nema dana 2026-02-30.")
    ),
    (
      .futureDay(QuestDay(year: 2026, month: 3, day: 30), today: day),
      Translations("That day is still to come.", "Dieser Tag kommt erst noch.", "Taj dan tek dolazi.")
    ),
    (
      .nothingLogged(trend: "Sleep", day: day),
      Translations(
        "Nothing is logged for Sleep today.", "Für den Trend Sleep ist heute nichts eingetragen.",
        "Za trend Sleep danas ništa nije zabilježeno.")
    ),
    (
      .unreadableVariable(name: "STAGEDOOR_NOW", value: "noon"),
      Translations(
        "YearlyQuest cannot read its setting STAGEDOOR_NOW.",
        "YearlyQuest kann seine Einstellung STAGEDOOR_NOW nicht lesen.",
        "YearlyQuest ne može pročitati svoju postavku STAGEDOOR_NOW.")
    ),
    (.store(.missingFolder, path: "/s"), unopened),
    (.store(.isFolder, path: "/s"), unopened),
    (.store(.unreadable, path: "/s"), unopened),
    (.store(.readOnly, path: "/s"), unopened),
    (.store(.foreign, path: "/s"), unopened),
    (.store(.damaged, path: "/s"), unopened),
    (.store(.other("disk I/O error"), path: "/s"), unopened),
    (
      .store(.newer(found: 3, known: 1), path: "/s"),
      Translations(
        "A newer version of YearlyQuest keeps your year. Update the app, then try again.",
        "Dein Jahr liegt bei einer neueren Version von YearlyQuest. Aktualisiere die App und versuche es noch einmal.",
        "Tvoju godinu čuva novija verzija YearlyQuesta. Ažuriraj aplikaciju pa pokušaj ponovno.")
    ),
    (
      .store(.full, path: "/s"),
      Translations(
        "There is no room left to save it.", "Zum Speichern ist kein Platz mehr.", "Nema više mjesta za spremanje.")
    ),
    (
      .store(.busy, path: "/s"),
      Translations(
        "YearlyQuest is busy. Try again in a moment.",
        "YearlyQuest ist gerade beschäftigt. Versuche es gleich noch einmal.",
        "YearlyQuest je zauzet. Pokušaj ponovno za trenutak.")
    ),
  ]

  static let unopened = Translations(
    "YearlyQuest cannot open your year. Open the app to see why.",
    "YearlyQuest kann dein Jahr nicht öffnen. Öffne die App, um zu sehen, warum.",
    "YearlyQuest ne može otvoriti tvoju godinu. Otvori aplikaciju i pogledaj zašto.")

  @Test("in each language, with its facts", arguments: table)
  func sentences(failure: QuestFailure, texts: Translations) {
    let resource = QuestIntentError(failure).localizedStringResource
    for (language, text) in texts.byLanguage { #expect(read(resource, language) == text) }
  }

  @Test("and the table leaves none out")
  func whole() {
    let told = Set(Self.table.map { Self.name(of: $0.failure) })
    #expect(told == Set(Self.names))
  }

  private static let names = [
    "unknownTrend", "missingTrend", "removedTrend", "takenName", "unknownOption", "unfitText", "tooFewOptions",
    "tooManyOptions", "repeatedOption", "noSuchDay", "futureDay", "nothingLogged", "unreadableVariable",
    "missingFolder", "isFolder", "unreadable", "readOnly", "foreign", "damaged", "newer", "full", "busy", "other",
  ]

  /// Without `default:`, so that a new failure does not compile until it is added here and above.
  private static func name(of failure: QuestFailure) -> String {
    switch failure {
    case .unknownTrend: "unknownTrend"
    case .missingTrend: "missingTrend"
    case .removedTrend: "removedTrend"
    case .takenName: "takenName"
    case .unknownOption: "unknownOption"
    case .unfitText: "unfitText"
    case .tooFewOptions: "tooFewOptions"
    case .tooManyOptions: "tooManyOptions"
    case .repeatedOption: "repeatedOption"
    // No intent gives a command yet that can fail so.
    case .notRemoved, .unfitColor, .wrongColorCount, .incompleteDay, .nothingToUndo, .nothingToImport, .unfitLine,
      .unfitValue: "not yet"
    case .noSuchDay: "noSuchDay"
    case .futureDay: "futureDay"
    case .nothingLogged: "nothingLogged"
    case .unreadableVariable: "unreadableVariable"
    case .store(let problem, _): name(of: problem)
    }
  }

  private static func name(of problem: StoreProblem) -> String {
    switch problem {
    case .missingFolder: "missingFolder"
    case .isFolder: "isFolder"
    case .unreadable: "unreadable"
    case .readOnly: "readOnly"
    case .foreign: "foreign"
    case .damaged: "damaged"
    case .newer: "newer"
    case .full: "full"
    case .busy: "busy"
    case .other: "other"
    }
  }

  @Test("nothing to choose from is told as well")
  func noTrends() {
    let texts = Translations(
      "You have no trends yet. Add one in YearlyQuest first.",
      "Du hast noch keine Trends. Lege zuerst einen in YearlyQuest an.",
      "Još nemaš nijedan trend. Najprije dodaj jedan u YearlyQuestu.")
    for (language, text) in texts.byLanguage { #expect(read(NoTrends().localizedStringResource, language) == text) }
  }
}
