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
        "The text holds characters that cannot be shown.",
        "Der Text enthält Zeichen, die sich nicht anzeigen lassen.", "Tekst sadrži znakove koji se ne mogu prikazati.")
    ),
    (
      .unfitText(" ", as: .option, because: .empty),
      Translations("The text is empty.", "Der Text ist leer.", "Tekst je prazan.")
    ),
    (
      .unfitText("aa", as: .note, because: .tooLong(limit: QuestEntry.noteLimit)),
      Translations(
        "That is too long: at most 500 characters fit.", "Das ist zu lang: Höchstens 500 Zeichen passen hinein.",
        "To je predugo: stane najviše 500 znakova.")
    ),
    (
      .notRemoved("Sleep"),
      Translations("Sleep was not removed.", "Der Trend Sleep ist gar nicht entfernt.", "Trend Sleep nije uklonjen.")
    ),
    (
      .nothingToUndo,
      Translations("There is nothing to undo.", "Es gibt nichts zurückzunehmen.", "Nema se što poništiti.")
    ),
    (.unfitColor("red"), notByVoice),
    (.wrongColorCount(1, options: 2), notByVoice),
    (.incompleteDay, notByVoice),
    (.nothingToImport, notByVoice),
    (.unfitLine(2, because: .incompleteDay), notByVoice),
    (.unfitValue(3, greatest: 2), notByVoice),
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
        "Nothing is logged for Sleep on March 29, 2026.", "Für den Trend Sleep ist am 29. März 2026 nichts eingetragen.",
        "Za trend Sleep ništa nije zabilježeno za dan 29. ožujka 2026.")
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

  /// What only commands that no intent gives fail with.
  static let notByVoice = Translations(
    "YearlyQuest cannot do that.", "Das kann YearlyQuest nicht.", "YearlyQuest to ne može.")

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
    "unknownTrend", "missingTrend", "removedTrend", "notRemoved", "takenName", "unknownOption", "tooLong", "empty",
    "control", "unfitColor", "wrongColorCount", "incompleteDay", "nothingToUndo", "nothingToImport", "unfitLine",
    "unfitValue", "tooFewOptions",
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
    case .unfitText(_, _, .tooLong): "tooLong"
    case .unfitText(_, _, .empty): "empty"
    case .unfitText(_, _, .control): "control"
    case .notRemoved: "notRemoved"
    case .unfitColor: "unfitColor"
    case .wrongColorCount: "wrongColorCount"
    case .incompleteDay: "incompleteDay"
    case .nothingToUndo: "nothingToUndo"
    case .nothingToImport: "nothingToImport"
    case .unfitLine: "unfitLine"
    case .unfitValue: "unfitValue"
    case .tooFewOptions: "tooFewOptions"
    case .tooManyOptions: "tooManyOptions"
    case .repeatedOption: "repeatedOption"
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

  @Test("nothing to bring back is told as well")
  func nothingRemoved() {
    let texts = Translations(
      "You have removed no trend.", "Du hast keinen Trend entfernt.", "Nijedan trend nije uklonjen.")
    for (language, text) in texts.byLanguage {
      #expect(read(NothingRemoved().localizedStringResource, language) == text)
    }
  }
}
