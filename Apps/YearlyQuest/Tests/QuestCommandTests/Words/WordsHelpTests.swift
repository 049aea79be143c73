import QuestEngine
import Testing

@testable import quest

@Suite("The words of the help")
struct WordsHelpTests {
  static let purposes: [(verb: Verb, en: String, de: String, hr: String)] = [
    (
      .trends, "List the trends and their options.",
      "Die Trends und ihre Optionen auflisten.",
      "Popisuje trendove i njihove opcije."
    ),
    (
      .add, "Add a trend with 2 to 9 options, in your order.",
      "Einen Trend mit 2 bis 9 Optionen anlegen, in deiner Reihenfolge.",
      "Dodaje trend s 2 do 9 opcija, tvojim redom."
    ),
    (.rename, "Call a trend otherwise.", "Einen Trend anders nennen.", "Preimenuje trend."),
    (
      .options, "Show a trend's options, or give it others; what was logged keeps its words.",
      "Die Optionen eines Trends zeigen oder ändern; Eingetragenes behält seine Worte.",
      "Pokazuje ili mijenja opcije trenda; zabilježeno zadržava svoje riječi."
    ),
    (
      .remove, "Remove a trend; what was logged is kept.",
      "Einen Trend entfernen; was eingetragen ist, bleibt.",
      "Uklanja trend; zabilježeno ostaje sačuvano."
    ),
    (.restore, "Bring a removed trend back.", "Einen entfernten Trend zurückholen.", "Vraća uklonjeni trend."),
    (
      .log, "Log an option of a trend, for today or another day.",
      "Eine Option eines Trends eintragen, für heute oder einen anderen Tag.",
      "Bilježi opciju trenda, za danas ili drugi dan."
    ),
    (.clear, "Clear a day of a trend.", "Einen Tag eines Trends leeren.", "Briše dan trenda."),
    (
      .note, "Write a note beside what is logged; an empty one takes it away.",
      "Eine Notiz zu Eingetragenem schreiben; eine leere entfernt sie.",
      "Piše bilješku uz zabilježeno; prazna je uklanja."
    ),
    (
      .undo, "Take back the last change of anything, or of a trend's day.",
      "Die letzte Änderung zurücknehmen, insgesamt oder an einem Tag eines Trends.",
      "Poništava posljednju promjenu, ukupno ili na danu trenda."
    ),
    (
      .week, "Show this week, of one trend or of all.",
      "Diese Woche zeigen, von einem Trend oder von allen.",
      "Pokazuje ovaj tjedan, za jedan trend ili za sve."
    ),
    (
      .year, "Show this year, of one trend or of all.",
      "Dieses Jahr zeigen, von einem Trend oder von allen.",
      "Pokazuje ovu godinu, za jedan trend ili za sve."
    ),
    (
      .export, "Print everything ever logged, removed trends too.",
      "Alles je Eingetragene ausgeben, auch von entfernten Trends.",
      "Ispisuje sve ikad zabilježeno, i za uklonjene trendove."
    ),
    (
      .`import`, "Log what an export holds, all of it or nothing.",
      "Eintragen, was ein Export enthält, alles oder nichts.",
      "Bilježi što izvoz sadrži, sve ili ništa."
    ),
    (
      .check, "Look at every page and row of the store.",
      "Jede Seite und Zeile des Speichers ansehen.",
      "Pregledava svaku stranicu i redak pohrane."
    ),
    (
      .completions, "Print what makes bash, zsh or fish complete quest's words.",
      "Ausgeben, womit bash, zsh oder fish die Worte von quest vervollständigen.",
      "Ispisuje ono čime bash, zsh ili fish dopunjavaju riječi questa."
    ),
  ]

  @Test("say what each command is for, on its own page and on the first", arguments: purposes)
  func purposes(verb: Verb, en: String, de: String, hr: String) {
    for (language, text) in [(Language.en, en), (.de, de), (.hr, hr)] {
      let words = Words(language)
      #expect(words.help(for: verb).hasPrefix(text + "\n\n"))
      #expect(
        words.help.split(separator: "\n").contains { $0.hasPrefix("  \(verb.synopsis)  ") && $0.hasSuffix("  " + text) }
      )
    }
  }

  static let lines: [(en: String, de: String, hr: String)] = [
    (
      "quest: your year, one square a day.",
      "quest: dein Jahr, jeden Tag ein Kästchen.",
      "quest: tvoja godina, svaki dan jedan kvadratić."
    ),
    ("Usage: quest COMMAND …", "Aufruf: quest COMMAND …", "Uporaba: quest COMMAND …"),
    ("Examples:", "Beispiele:", "Primjeri:"),
    (
      "DAY is today, yesterday or a date such as 2026-03-29, never one to come.",
      "DAY ist heute, gestern oder ein Datum wie 2026-03-29, nie ein künftiges.",
      "DAY je danas, jučer ili datum kao 2026-03-29, nikad budući."
    ),
    (
      "For any command: --language en, de or hr; --first-weekday sunday to saturday.",
      "Für jeden Befehl: --language en, de oder hr; --first-weekday sunday bis saturday.",
      "Za svaku naredbu: --language en, de ili hr; --first-weekday sunday do saturday."
    ),
    (
      "The store is the file QUEST_STORE names, else YearlyQuest/quest.sqlite in your data folder.",
      "Der Speicher ist die Datei, die QUEST_STORE nennt, sonst YearlyQuest/quest.sqlite in deinem Datenordner.",
      "Pohrana je datoteka koju navodi QUEST_STORE, inače YearlyQuest/quest.sqlite u tvojoj mapi podataka."
    ),
    (
      "Exit codes: 0 fine, 1 refused or failed, 2 command line, 3 store unusable.",
      "Rückgabewerte: 0 gut, 1 abgelehnt oder fehlgeschlagen, 2 Befehlszeile, 3 Speicher unbrauchbar.",
      "Izlazni kodovi: 0 u redu, 1 odbijeno ili neuspjelo, 2 naredbeni redak, 3 pohrana neupotrebljiva."
    ),
    (
      "More on one command: quest COMMAND --help",
      "Mehr zu einem Befehl: quest COMMAND --help",
      "Više o jednoj naredbi: quest COMMAND --help"
    ),
    (
      "Arrows: another day. Space: log the next option. Tab: next trend. u: undo. q: quit.",
      "Pfeile: anderer Tag. Leertaste: nächste Option eintragen. Tab: nächster Trend. u: zurücknehmen. q: beenden.",
      "Strelice: drugi dan. Razmaknica: zabilježi sljedeću opciju. Tab: sljedeći trend. u: poništi. q: kraj."
    ),
  ]

  @Test("say what holds for all of them", arguments: lines)
  func lines(en: String, de: String, hr: String) {
    for (language, text) in [(Language.en, en), (.de, de), (.hr, hr)] {
      let words = Words(language)
      let shown = words.help + words.help(for: .year)
      #expect(shown.split(separator: "\n").contains { $0 == text })
    }
  }
}
