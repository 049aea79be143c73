import AppIntents
import QuestEngine
import QuestTestSupport
import Testing

@testable import QuestIntents

@Suite("The words: what is said, asked and shown")
struct WordsSpokenTests {
  /// Sentences by what asks for them, with a name whose gender and case no sentence can know.
  static let table: [(resource: LocalizedStringResource, texts: Translations)] = [
    (
      words("Which trend would you like to update?"),
      Translations(
        "Which trend would you like to update?", "Welchen Trend möchtest du aktualisieren?",
        "Koji trend želiš ažurirati?")
    ),
    (
      words("Which of them do you mean?"),
      Translations("Which of them do you mean?", "Welchen davon meinst du?", "Na koji od njih misliš?")
    ),
    (
      words("What is the \("Šetnja") value for today?"),
      Translations(
        "What is the Šetnja value for today?", "Was möchtest du heute für den Trend Šetnja eintragen?",
        "Što želiš danas zabilježiti za trend Šetnja?")
    ),
    (UpdateTrendIntent.title, Translations("Update a trend", "Trend aktualisieren", "Ažuriraj trend")),
    (
      UpdateOneTrendIntent.title, Translations("Update this trend", "Diesen Trend aktualisieren", "Ažuriraj ovaj trend")
    ),
    (UndoTodayIntent.title, Translations("Undo today", "Heutigen Eintrag zurücknehmen", "Poništi današnji unos")),
    (
      WeekSnippetIntent.title, Translations("Show a trend's week", "Woche eines Trends zeigen", "Prikaži tjedan trenda")
    ),
    (words("Nothing yet"), Translations("Nothing yet", "Noch nichts", "Još ništa")),
    (words("Undo"), Translations("Undo", "Zurücknehmen", "Poništi")),
    (words("Option"), Translations("Option", "Option", "Opcija")),
    (words("Trend"), Translations("Trend", "Trend", "Trend")),
  ]

  @Test("in each language", arguments: table)
  func sentences(resource: LocalizedStringResource, texts: Translations) {
    for (language, text) in texts.byLanguage { #expect(read(resource, language) == text) }
  }

  @Test("a log, and the same again")
  func logged() throws {
    let door = try Scratch().door()
    let trend = try door.perform(.addTrend(name: "Šetnja", options: ["Da", "Ne"])).trend
    let first = try LoggedToday(trend.optionEntities[0], through: door)
    let again = try LoggedToday(trend.optionEntities[0], through: door)
    let said: [(LocalizedStringResource, Translations)] = [
      (
        first.spoken,
        Translations(
          "Updated Šetnja to Da for today.", "Für heute eingetragen: Šetnja – Da.",
          "Zabilježeno za danas: Šetnja – Da.")
      ),
      (first.shown, Translations("Logged for today.", "Für heute eingetragen.", "Zabilježeno za danas.")),
      (
        again.spoken,
        Translations(
          "Šetnja is already Da today.", "Für heute ist schon eingetragen: Šetnja – Da.",
          "Za danas je već zabilježeno: Šetnja – Da.")
      ),
      (again.shown, Translations("Nothing to change.", "Es ändert sich nichts.", "Ništa se ne mijenja.")),
    ]
    for (resource, texts) in said {
      for (language, text) in texts.byLanguage { #expect(read(resource, language) == text) }
    }
  }

  /// From Sunday, as `Calendar` counts; a week that starts on another day shifts them, and each keeps its name.
  @Test(
    "the days of the week",
    arguments: [
      ("en", ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]), ("de", ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]),
      ("hr", ["Ne", "Po", "Ut", "Sr", "Če", "Pe", "Su"]),
    ])
  func weekdays(language: String, names: [String]) {
    #expect((1...7).map { read(words(WeekCard.label(ofWeekday: $0)), language) } == names)
  }
}
