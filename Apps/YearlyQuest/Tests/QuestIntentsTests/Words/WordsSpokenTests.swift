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
    (UndoDayIntent.title, Translations("Undo a day", "Tag zurücknehmen", "Poništi dan")),
    (
      TallySnippetIntent.title,
      Translations("Show how a trend is going", "Zeigen, wie ein Trend läuft", "Prikaži kako ide trend")
    ),
    (words("Nothing stands out"), Translations("Nothing stands out", "Nichts überwiegt", "Ništa ne prevladava")),
    (
      HowIsItGoingIntent.shown(.week),
      Translations("This week so far.", "Diese Woche bisher.", "Ovaj tjedan dosad.")
    ),
    (
      HowIsItGoingIntent.shown(.month),
      Translations("This month so far.", "Dieser Monat bisher.", "Ovaj mjesec dosad.")
    ),
    (
      HowIsItGoingIntent.shown(.year),
      Translations("This year so far.", "Dieses Jahr bisher.", "Ova godina dosad.")
    ),
    (
      WeekSnippetIntent.title, Translations("Show a trend's week", "Woche eines Trends zeigen", "Prikaži tjedan trenda")
    ),
    (
      words("What is the \("Šetnja") value for \(QuestDay(year: 2026, month: 3, day: 1).noon, format: QuestDay.inWords)?"),
      Translations(
        "What is the Šetnja value for March 1, 2026?", "Was möchtest du für den Trend Šetnja am 1. März 2026 eintragen?",
        "Koja je vrijednost trenda Šetnja za 1. ožujka 2026.?")
    ),
    (
      words("Which trend is it about?"),
      Translations("Which trend is it about?", "Um welchen Trend geht es?", "O kojem je trendu riječ?")
    ),
    (
      words("Which period is it about?"),
      Translations("Which period is it about?", "Um welchen Zeitraum geht es?", "O kojem je razdoblju riječ?")
    ),
    (
      words("Which trend would you like back?"),
      Translations(
        "Which trend would you like back?", "Welchen Trend möchtest du zurückholen?", "Koji trend želiš vratiti?")
    ),
    (
      words("What would you like to log?"),
      Translations("What would you like to log?", "Was möchtest du eintragen?", "Što želiš zabilježiti?")
    ),
    (
      words("What would you like to note?"),
      Translations("What would you like to note?", "Was möchtest du notieren?", "Što želiš zapisati?")
    ),
    (
      words("What should the trend be called?"),
      Translations("What should the trend be called?", "Wie soll der Trend heißen?", "Kako će se trend zvati?")
    ),
    (
      words("How many options should it have?"),
      Translations("How many options should it have?", "Wie viele Optionen soll er haben?", "Koliko opcija treba imati?")
    ),
    (
      words("What is option \("3") called?"),
      Translations("What is option 3 called?", "Wie heißt Option 3?", "Kako se zove 3. opcija?")
    ),
    (words("Remove"), Translations("Remove", "Entfernen", "Ukloni")),
    (words("Keep"), Translations("Keep", "Behalten", "Zadrži")),
    (words("Nothing yet"), Translations("Nothing yet", "Noch nichts", "Još ništa")),
    (words("Undo"), Translations("Undo", "Zurücknehmen", "Poništi")),
    (words("Option"), Translations("Option", "Option", "Opcija")),
    (words("Trend"), Translations("Trend", "Trend", "Trend")),
  ]

  @Test("in each language", arguments: table)
  func sentences(resource: LocalizedStringResource, texts: Translations) {
    for (language, text) in texts.byLanguage { #expect(read(resource, language) == text) }
  }

  @Test("a log, and the same again, for today and for another day")
  func logged() throws {
    let door = try Scratch().door()
    let trend = try door.perform(.addTrend(name: "Šetnja", options: ["Da", "Ne"])).trend
    let days = try [nil, Date("2026-03-28T00:00:00+01:00", strategy: .iso8601)].map { try SaidDay($0, through: door) }
    let logs = try days.flatMap { day in
      try (0..<2).map { _ in try LoggedDay(trend.optionEntities[0].id, called: "Da", on: day, through: door) }
    }
    let texts: [(spoken: Translations, shown: Translations)] = [
      (
        Translations(
          "Updated Šetnja to Da for today.", "Für heute eingetragen: Šetnja – Da.",
          "Zabilježeno za danas: Šetnja – Da."),
        Translations("Logged for today.", "Für heute eingetragen.", "Zabilježeno za danas.")
      ),
      (
        Translations(
          "Šetnja is already Da today.", "Für heute ist schon eingetragen: Šetnja – Da.",
          "Za danas je već zabilježeno: Šetnja – Da."),
        Self.nothing
      ),
      (
        Translations(
          "Updated Šetnja to Da for March 28, 2026.", "Für den 28. März 2026 eingetragen: Šetnja – Da.",
          "Zabilježeno za 28. ožujka 2026.: Šetnja – Da."),
        Translations(
          "Logged for March 28, 2026.", "Für den 28. März 2026 eingetragen.", "Zabilježeno za 28. ožujka 2026.")
      ),
      (
        Translations(
          "Šetnja is already Da on March 28, 2026.", "Für den 28. März 2026 ist schon eingetragen: Šetnja – Da.",
          "Za 28. ožujka 2026. već je zabilježeno: Šetnja – Da."),
        Self.nothing
      ),
    ]
    for (log, texts) in zip(logs, texts) {
      for (language, text) in texts.spoken.byLanguage { #expect(read(log.spoken, language) == text) }
      for (language, text) in texts.shown.byLanguage { #expect(read(log.shown, language) == text) }
    }
  }

  private static let nothing = Translations("Nothing to change.", "Es ändert sich nichts.", "Ništa se ne mijenja.")

  /// What is said of a note, of a trend that comes and goes, and of an undo.
  static let answers: [(resource: LocalizedStringResource, texts: Translations)] = {
    let day = QuestDay(year: 2026, month: 12, day: 31)
    let trend = Trend(
      id: UUID(), name: "Šetnja", options: ["Da", "Ne", "Možda"].map { Trend.Option(description: $0) })
    func outcome(note: String = "", didChange: Bool = true, undone: QuestCommand.Kind? = nil) -> QuestOutcome {
      let entry = QuestEntry(id: UUID(), trend: trend.id, day: day, note: note)
      return QuestOutcome(trend: trend, day: day, entry: entry, before: nil, didChange: didChange, undone: undone)
    }
    func undone(_ kind: QuestCommand.Kind?) -> LocalizedStringResource {
      UndoLastIntent.sentence(of: outcome(undone: kind))
    }
    let (today, earlier) = (SaidDay(day: day, isToday: true), SaidDay(day: day, isToday: false))
    return [
      (
        NoteDayIntent.sentence(of: outcome(note: "kiša"), on: today),
        Translations(
          "Noted for Šetnja today: kiša", "Zum Trend Šetnja für heute notiert: kiša",
          "Uz trend Šetnja za danas zapisano je: kiša")
      ),
      (
        NoteDayIntent.sentence(of: outcome(note: "kiša"), on: earlier),
        Translations(
          "Noted for Šetnja on December 31, 2026: kiša", "Zum Trend Šetnja für den 31. Dezember 2026 notiert: kiša",
          "Uz trend Šetnja za 31. prosinca 2026. zapisano je: kiša")
      ),
      (
        NoteDayIntent.sentence(of: outcome(note: "kiša", didChange: false), on: today),
        Translations("That note stands there already.", "Diese Notiz steht schon da.", "Ta bilješka već je zapisana.")
      ),
      (
        NoteDayIntent.sentence(of: outcome(), on: today),
        Translations(
          "The note for Šetnja is gone.", "Die Notiz zum Trend Šetnja ist gelöscht.",
          "Bilješka uz trend Šetnja je obrisana.")
      ),
      (
        AddTrendIntent.sentence(of: trend),
        Translations(
          "Added Šetnja with the options Da, Ne, and Možda.",
          "Der Trend Šetnja ist angelegt, mit den Optionen Da, Ne und Možda.",
          "Dodan je trend Šetnja s opcijama: Da, Ne i Možda.")
      ),
      (
        RemoveTrendIntent.question(of: "Šetnja"),
        Translations(
          "Remove Šetnja? What you logged is kept.",
          "Den Trend Šetnja entfernen? Was du eingetragen hast, bleibt erhalten.",
          "Ukloniti trend Šetnja? Zabilježeno ostaje sačuvano.")
      ),
      (
        RestoreTrendIntent.sentence(of: trend),
        Translations("Šetnja is back.", "Der Trend Šetnja ist wieder da.", "Trend Šetnja opet je tu.")
      ),
      (
        undone(.log),
        Translations(
          "Took back what was logged for Šetnja.", "Der Eintrag für den Trend Šetnja ist zurückgenommen.",
          "Unos za trend Šetnja je poništen.")
      ),
      (
        undone(.clear),
        Translations(
          "What was logged for Šetnja is back.", "Der Eintrag für den Trend Šetnja ist wieder da.",
          "Unos za trend Šetnja opet je tu.")
      ),
      (
        undone(.note),
        Translations(
          "Took back the note for Šetnja.", "Die Notiz zum Trend Šetnja ist zurückgenommen.",
          "Bilješka uz trend Šetnja je poništena.")
      ),
      (
        undone(.add),
        Translations(
          "Took back adding Šetnja.", "Das Anlegen des Trends Šetnja ist zurückgenommen.",
          "Dodavanje trenda Šetnja je poništeno.")
      ),
      (
        undone(.rename),
        Translations(
          "The trend is called Šetnja again.", "Der Trend heißt wieder Šetnja.", "Trend se opet zove Šetnja.")
      ),
      (
        undone(.recolor),
        Translations(
          "Šetnja has its earlier colors again.", "Der Trend Šetnja hat wieder seine früheren Farben.",
          "Trend Šetnja opet ima prijašnje boje.")
      ),
      (
        undone(.options),
        Translations(
          "Šetnja has its earlier options again.", "Der Trend Šetnja hat wieder seine früheren Optionen.",
          "Trend Šetnja opet ima prijašnje opcije.")
      ),
      (
        undone(.remove),
        Translations("Šetnja is back.", "Der Trend Šetnja ist wieder da.", "Trend Šetnja opet je tu.")
      ),
      (
        undone(.restore),
        Translations("Šetnja is removed again.", "Der Trend Šetnja ist wieder entfernt.", "Trend Šetnja opet je uklonjen.")
      ),
      (
        undone(.import),
        Translations("Took back the import.", "Der Import ist zurückgenommen.", "Uvoz je poništen.")
      ),
      (undone(nil), nothing),
    ]
  }()

  @Test("what is answered", arguments: answers)
  func answered(resource: LocalizedStringResource, texts: Translations) {
    for (language, text) in texts.byLanguage { #expect(read(resource, language) == text) }
  }

  /// The period is part of the sentence, not put into it.
  static let goings: [(period: QuestPeriod, counts: Translations, tie: Translations, nothing: Translations)] = [
    (
      .week,
      Translations(
        "Šetnja is logged on 3 days this week, most often Da: on 2 days.",
        "Der Trend Šetnja ist diese Woche an 3 Tagen eingetragen, am häufigsten Da: an 2 Tagen.",
        "Za trend Šetnja ovaj tjedan zabilježena su 3 dana, najčešće Da: 2 dana."),
      Translations(
        "Šetnja is logged on 2 days this week, and no option stands out.",
        "Der Trend Šetnja ist diese Woche an 2 Tagen eingetragen, und keine Option überwiegt.",
        "Za trend Šetnja ovaj tjedan zabilježena su 2 dana, a nijedna opcija ne prevladava."),
      Translations(
        "Nothing is logged for Šetnja this week.", "Für den Trend Šetnja ist diese Woche nichts eingetragen.",
        "Za trend Šetnja ovaj tjedan ništa nije zabilježeno.")
    ),
    (
      .month,
      Translations(
        "Šetnja is logged on 3 days this month, most often Da: on 2 days.",
        "Der Trend Šetnja ist diesen Monat an 3 Tagen eingetragen, am häufigsten Da: an 2 Tagen.",
        "Za trend Šetnja ovaj mjesec zabilježena su 3 dana, najčešće Da: 2 dana."),
      Translations(
        "Šetnja is logged on 2 days this month, and no option stands out.",
        "Der Trend Šetnja ist diesen Monat an 2 Tagen eingetragen, und keine Option überwiegt.",
        "Za trend Šetnja ovaj mjesec zabilježena su 2 dana, a nijedna opcija ne prevladava."),
      Translations(
        "Nothing is logged for Šetnja this month.", "Für den Trend Šetnja ist diesen Monat nichts eingetragen.",
        "Za trend Šetnja ovaj mjesec ništa nije zabilježeno.")
    ),
    (
      .year,
      Translations(
        "Šetnja is logged on 3 days this year, most often Da: on 2 days.",
        "Der Trend Šetnja ist dieses Jahr an 3 Tagen eingetragen, am häufigsten Da: an 2 Tagen.",
        "Za trend Šetnja ove godine zabilježena su 3 dana, najčešće Da: 2 dana."),
      Translations(
        "Šetnja is logged on 2 days this year, and no option stands out.",
        "Der Trend Šetnja ist dieses Jahr an 2 Tagen eingetragen, und keine Option überwiegt.",
        "Za trend Šetnja ove godine zabilježena su 2 dana, a nijedna opcija ne prevladava."),
      Translations(
        "Nothing is logged for Šetnja this year.", "Für den Trend Šetnja ist dieses Jahr nichts eingetragen.",
        "Za trend Šetnja ove godine ništa nije zabilježeno.")
    ),
  ]

  @Test("how it is going: two counts, a tie, nothing", arguments: goings)
  func going(period: QuestPeriod, counts: Translations, tie: Translations, nothing: Translations) {
    let trend = Trend(id: UUID(), name: "Šetnja")
    for (said, texts) in [(["Da", "Ne", "Da"], counts), (["Da", "Ne"], tie), ([], nothing)] {
      let resource = HowIsItGoingIntent.sentence(of: QuestTally(trend: trend, period: period, said: said))
      for (language, text) in texts.byLanguage { #expect(read(resource, language) == text) }
    }
  }

  @Test("the periods, which a phrase holds")
  func periods() throws {
    let texts = [
      PeriodChoice.week: Translations("This week", "Diese Woche", "Ovaj tjedan"),
      .month: Translations("This month", "Dieser Monat", "Ovaj mjesec"),
      .year: Translations("This year", "Dieses Jahr", "Ova godina"),
    ]
    for period in PeriodChoice.allCases {
      for (language, text) in try #require(texts[period]).byLanguage {
        #expect(read(period.localizedStringResource, language) == text)
      }
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
    #expect((1...7).map { read(words(QuestWeek.label(ofWeekday: $0)), language) } == names)
  }
}
