/// What the lines of the other tables are in German and in Croatian, written by hand and apart from the catalog.
enum Translations {
  static let lines: [(en: String, de: String, hr: String)] = [
    // What the engine refuses.
    (
      "there is no trend called “Slep”. Did you mean “Sleep”?",
      "es gibt keinen Trend namens „Slep“. Meintest du „Sleep“?",
      "nema trenda koji se zove „Slep”. Misliš li na „Sleep”?"
    ),
    (
      "there is no trend called “Moo”. Did you mean “Mood” or “Moor”?",
      "es gibt keinen Trend namens „Moo“. Meintest du „Mood“ oder „Moor“?",
      "nema trenda koji se zove „Moo”. Misliš li na „Mood” ili „Moor”?"
    ),
    (
      "there is no trend called “x”. See them all: quest trends",
      "es gibt keinen Trend namens „x“. Alle zeigt: quest trends",
      "nema trenda koji se zove „x”. Sve pokazuje: quest trends"
    ),
    (
      "this trend is gone. See what there is: quest trends",
      "diesen Trend gibt es nicht mehr. Alle zeigt: quest trends",
      "tog trenda više nema. Sve pokazuje: quest trends"
    ),
    (
      "“Sleep” was removed; what you logged is kept. Bring it back: quest restore",
      "„Sleep“ wurde entfernt; was du eingetragen hast, bleibt. Hol ihn zurück: quest restore",
      "trend „Sleep” je uklonjen; zabilježeno ostaje sačuvano. Vrati ga: quest restore"
    ),
    (
      "there is a trend called “Sleep” already. Choose another name.",
      "es gibt schon einen Trend namens „Sleep“. Wähle einen anderen Namen.",
      "već postoji trend koji se zove „Sleep”. Odaberi drugo ime."
    ),
    (
      "there is a trend called “Sleep” already, which is too like “SLEEP”. Choose another name.",
      "es gibt schon einen Trend namens „Sleep“, zu ähnlich wie „SLEEP“. Wähle einen anderen Namen.",
      "već postoji trend koji se zove „Sleep”, a „SLEEP” mu je odviše slično. Odaberi drugo ime."
    ),
    (
      "Sleep has no option “Grat”. Did you mean “Great”? Options: Great, Poor",
      "Sleep hat keine Option „Grat“. Meintest du „Great“? Optionen: Great, Poor",
      "Sleep nema opciju „Grat”. Misliš li na „Great”? Opcije: Great, Poor"
    ),
    (
      "Sleep has no option “x”. Options: Great, Poor",
      "Sleep hat keine Option „x“. Optionen: Great, Poor",
      "Sleep nema opciju „x”. Opcije: Great, Poor"
    ),
    (
      "this name is empty. Give one that can be seen.",
      "dieser Name ist leer. Gib einen an, den man sieht.",
      "ovo ime je prazno. Navedi ime koje se vidi."
    ),
    (
      "this option is empty. Give one that can be seen.",
      "diese Option ist leer. Gib eine an, die man sieht.",
      "ova opcija je prazna. Navedi opciju koja se vidi."
    ),
    (
      "the name “aaaaaaaaaaaaaaaaaaaa…” is longer than 100 characters. Shorten it.",
      "der Name „aaaaaaaaaaaaaaaaaaaa…“ ist länger als 100 Zeichen. Kürze ihn.",
      "ime „aaaaaaaaaaaaaaaaaaaa…” ima više od ovoliko znakova: 100. Skrati ga."
    ),
    (
      "the option “a\u{FFFD}b\u{FFFD}c\u{FFFD}” holds a character that cannot be shown. Leave it out.",
      "die Option „a\u{FFFD}b\u{FFFD}c\u{FFFD}“ enthält ein Zeichen, das sich nicht zeigen lässt. Lass es weg.",
      "opcija „a\u{FFFD}b\u{FFFD}c\u{FFFD}” sadrži znak koji se ne može prikazati. Izostavi ga."
    ),
    (
      "the option “aaa” is longer than 2 characters. Shorten it.",
      "die Option „aaa“ ist länger als 2 Zeichen. Kürze sie.",
      "opcija „aaa” ima više od ovoliko znakova: 2. Skrati je."
    ),
    (
      "the note “aaa” is longer than 2 characters. Shorten it.",
      "die Notiz „aaa“ ist länger als 2 Zeichen. Kürze sie.",
      "bilješka „aaa” ima više od ovoliko znakova: 2. Skrati je."
    ),
    (
      "the name “a\u{FFFD}” holds a character that cannot be shown. Leave it out.",
      "der Name „a\u{FFFD}“ enthält ein Zeichen, das sich nicht zeigen lässt. Lass es weg.",
      "ime „a\u{FFFD}” sadrži znak koji se ne može prikazati. Izostavi ga."
    ),
    (
      "the note “a\u{FFFD}” holds a character that cannot be shown. Leave it out.",
      "die Notiz „a\u{FFFD}“ enthält ein Zeichen, das sich nicht zeigen lässt. Lass es weg.",
      "bilješka „a\u{FFFD}” sadrži znak koji se ne može prikazati. Izostavi ga."
    ),
    (
      "a trend needs at least 2 options, not 1. Add more: --options Yes,No",
      "ein Trend braucht mindestens 2 Optionen, nicht 1. Gib mehr an: --options Ja,Nein",
      "trend treba najmanje ovoliko opcija: 2, a ne 1. Navedi ih više: --options Da,Ne"
    ),
    (
      "a trend has at most 9 options, not 50. Leave some out.",
      "ein Trend hat höchstens 9 Optionen, nicht 50. Lass einige weg.",
      "trend ima najviše ovoliko opcija: 9, a ne 50. Izostavi neke."
    ),
    (
      "the options “Yes” and “YES” are too alike. Rename or drop one.",
      "die Optionen „Yes“ und „YES“ sind zu ähnlich. Benenne eine um oder lass sie weg.",
      "opcije „Yes” i „YES” odviše su slične. Preimenuj ili izostavi jednu."
    ),
    (
      "“Sleep” is not removed, so there is nothing to bring back.",
      "„Sleep“ ist nicht entfernt, also gibt es nichts zurückzuholen.",
      "trend „Sleep” nije uklonjen, pa se nema što vratiti."
    ),
    (
      "this note holds nothing that can be seen. To take a note away, write \"\".",
      "diese Notiz enthält nichts, das man sieht. Um eine Notiz zu entfernen, schreibe \"\".",
      "ova bilješka ne sadrži ništa vidljivo. Za uklanjanje bilješke napiši \"\"."
    ),
    (
      "“red” is no colour. Write six hexadecimal digits, such as 2E7D32.",
      "„red“ ist keine Farbe. Schreibe sechs hexadezimale Ziffern, etwa 2E7D32.",
      "„red” nije boja. Napiši šest heksadekadskih znamenki, primjerice 2E7D32."
    ),
    (
      "2 colours do not fit 3 options. Give one for each.",
      "zu viele oder zu wenige Farben: 2 für 3 Optionen. Gib für jede eine an.",
      "broj boja (2) ne odgovara broju opcija (3). Navedi po jednu za svaku."
    ),
    (
      "a day needs year, month and day, such as 2026-03-29.",
      "ein Tag braucht Jahr, Monat und Tag, etwa 2026-03-29.",
      "dan treba godinu, mjesec i dan, primjerice 2026-03-29."
    ),
    ("there is nothing to undo.", "es gibt nichts zurückzunehmen.", "nema se što poništiti."),
    (
      "the file holds no day, so there is nothing to import.",
      "die Datei enthält keinen Tag, also gibt es nichts zu importieren.",
      "datoteka ne sadrži nijedan dan, pa se nema što uvesti."
    ),
    (
      "line 7: the value 3 is not from 0 to 2.",
      "Zeile 7: der Wert 3 liegt nicht zwischen 0 und 2.",
      "redak 7: vrijednost 3 nije između 0 i 2."
    ),
    (
      "the value 3 is not from 0 to 2.",
      "der Wert 3 liegt nicht zwischen 0 und 2.",
      "vrijednost 3 nije između 0 i 2."
    ),
    (
      "the calendar has no day 2026-02-30.",
      "der Kalender hat keinen Tag 2026-02-30.",
      "kalendar nema dan 2026-02-30."
    ),
    (
      "2026-03-30 is still to come; today is 2026-03-29.",
      "2026-03-30 kommt erst noch; heute ist 2026-03-29.",
      "2026-03-30 tek dolazi; danas je 2026-03-29."
    ),
    (
      "nothing is logged for “Sleep” on 2026-03-29.",
      "für „Sleep“ ist am 2026-03-29 nichts eingetragen.",
      "za „Sleep” na dan 2026-03-29 ništa nije zabilježeno."
    ),
    (
      "the variable STAGEDOOR_NOW holds “noon”, which cannot be read. Write an instant with its offset, "
        + "such as 2026-03-29T23:30:00+02:00",
      "die Variable STAGEDOOR_NOW enthält „noon“, was nicht lesbar ist. Schreibe einen Zeitpunkt mit "
        + "seiner Verschiebung, etwa 2026-03-29T23:30:00+02:00",
      "varijabla STAGEDOOR_NOW sadrži „noon”, što se ne može pročitati. Napiši trenutak s pomakom, "
        + "primjerice 2026-03-29T23:30:00+02:00"
    ),
    (
      "the variable STAGEDOOR_FIRST_WEEKDAY holds “0”, which cannot be read. Write a number from 1 "
        + "(Sunday) to 7 (Saturday)",
      "die Variable STAGEDOOR_FIRST_WEEKDAY enthält „0“, was nicht lesbar ist. Schreibe eine Zahl von 1 "
        + "(Sonntag) bis 7 (Samstag)",
      "varijabla STAGEDOOR_FIRST_WEEKDAY sadrži „0”, što se ne može pročitati. Napiši broj od 1 (nedjelja) "
        + "do 7 (subota)"
    ),
    (
      "the folder of the store “/s” does not exist. Make it, or set QUEST_STORE to another file. Nothing was changed.",
      "den Ordner des Speichers „/s“ gibt es nicht. Lege ihn an, oder setze QUEST_STORE auf eine andere "
        + "Datei. Nichts wurde geändert.",
      "mapa pohrane „/s” ne postoji. Napravi je ili postavi QUEST_STORE na drugu datoteku. Ništa nije promijenjeno."
    ),
    (
      "the store “/s” is a folder. Set QUEST_STORE to a file. Nothing was changed.",
      "der Speicher „/s“ ist ein Ordner. Setze QUEST_STORE auf eine Datei. Nichts wurde geändert.",
      "pohrana „/s” je mapa. Postavi QUEST_STORE na datoteku. Ništa nije promijenjeno."
    ),
    (
      "the store “/s” may not be read. Give yourself the right to read and write it. Nothing was changed.",
      "der Speicher „/s“ darf nicht gelesen werden. Gib dir das Recht, ihn zu lesen und zu schreiben. "
        + "Nichts wurde geändert.",
      "pohrana „/s” ne smije se čitati. Daj si pravo čitanja i pisanja. Ništa nije promijenjeno."
    ),
    (
      "the store “/s” may not be written. Give yourself the right to write it and its folder. Nothing was changed.",
      "der Speicher „/s“ darf nicht geschrieben werden. Gib dir das Recht, ihn und seinen Ordner zu "
        + "schreiben. Nichts wurde geändert.",
      "pohrana „/s” ne smije se mijenjati. Daj si pravo pisanja u nju i u njezinu mapu. Ništa nije promijenjeno."
    ),
    (
      "the file “/s” is not a YearlyQuest store. Set QUEST_STORE to another file. Nothing was changed.",
      "die Datei „/s“ ist kein Speicher von YearlyQuest. Setze QUEST_STORE auf eine andere Datei. Nichts "
        + "wurde geändert.",
      "datoteka „/s” nije pohrana YearlyQuesta. Postavi QUEST_STORE na drugu datoteku. Ništa nije promijenjeno."
    ),
    (
      "the store “/s” is damaged. Keep a copy, and put back an earlier one. Nothing was changed.",
      "der Speicher „/s“ ist beschädigt. Hebe eine Kopie auf, und spiele eine frühere zurück. Nichts wurde geändert.",
      "pohrana „/s” je oštećena. Sačuvaj kopiju i vrati neku raniju. Ništa nije promijenjeno."
    ),
    (
      "the store “/s” has version 3, and this quest knows up to 1. Use a newer quest. Nothing was changed.",
      "der Speicher „/s“ hat die Version 3, und dieses quest kennt höchstens 1. Nimm ein neueres quest. "
        + "Nichts wurde geändert.",
      "pohrana „/s” ima inačicu 3, a ovaj quest poznaje najviše 1. Upotrijebi noviji quest. Ništa nije promijenjeno."
    ),
    (
      "the disk is full, so the store “/s” cannot grow. Free some space. Nothing was changed.",
      "der Datenträger ist voll, der Speicher „/s“ kann nicht wachsen. Schaffe Platz. Nichts wurde geändert.",
      "disk je pun, pa pohrana „/s” ne može rasti. Oslobodi prostor. Ništa nije promijenjeno."
    ),
    (
      "the store “/s” is locked by another program. Try again when that has ended. Nothing was changed.",
      "der Speicher „/s“ ist von einem anderen Programm gesperrt. Versuche es wieder, wenn das beendet "
        + "ist. Nichts wurde geändert.",
      "pohranu „/s” zaključao je drugi program. Pokušaj ponovno kad završi. Ništa nije promijenjeno."
    ),
    (
      "the store “/s” cannot be used (disk I/O error). Look at the file and its disk. Nothing was changed.",
      "der Speicher „/s“ ist nicht benutzbar (disk I/O error). Sieh dir die Datei und ihren Datenträger "
        + "an. Nichts wurde geändert.",
      "pohrana „/s” ne može se koristiti (disk I/O error). Pogledaj datoteku i njezin disk. Ništa nije promijenjeno."
    ),
    // Command lines that are not understood.
    (
      "say what to do: trends, add, rename, options, remove, restore, log, clear, note, undo, week, year, "
        + "export, import, check, completions. See quest --help",
      "sag, was zu tun ist: trends, add, rename, options, remove, restore, log, clear, note, undo, week, "
        + "year, export, import, check, completions. Siehe quest --help",
      "reci što treba učiniti: trends, add, rename, options, remove, restore, log, clear, note, undo, "
        + "week, year, export, import, check, completions. Vidi quest --help"
    ),
    (
      "there is no command “lgo”. Did you mean “log”? See quest --help",
      "es gibt keinen Befehl „lgo“. Meintest du „log“? Siehe quest --help",
      "nema naredbe „lgo”. Misliš li na „log”? Vidi quest --help"
    ),
    (
      "log needs NAME. Usage: quest log NAME OPTION [--day DAY]",
      "log braucht NAME. Aufruf: quest log NAME OPTION [--day DAY]",
      "log treba NAME. Uporaba: quest log NAME OPTION [--day DAY]"
    ),
    (
      "log needs OPTION. Usage: quest log NAME OPTION [--day DAY]",
      "log braucht OPTION. Aufruf: quest log NAME OPTION [--day DAY]",
      "log treba OPTION. Uporaba: quest log NAME OPTION [--day DAY]"
    ),
    (
      "log does not know what to do with “c”. Usage: quest log NAME OPTION [--day DAY]",
      "log weiß nicht, was mit „c“ zu tun ist. Aufruf: quest log NAME OPTION [--day DAY]",
      "log ne zna što s „c”. Uporaba: quest log NAME OPTION [--day DAY]"
    ),
    (
      "log has no option “-x”. Usage: quest log NAME OPTION [--day DAY]",
      "log hat keine Option „-x“. Aufruf: quest log NAME OPTION [--day DAY]",
      "log nema opciju „-x”. Uporaba: quest log NAME OPTION [--day DAY]"
    ),
    (
      "add needs --options. Usage: quest add NAME --options A,B,C",
      "add braucht --options. Aufruf: quest add NAME --options A,B,C",
      "add treba --options. Uporaba: quest add NAME --options A,B,C"
    ),
    (
      "--options needs a value, such as --options Great,Okay,Poor",
      "--options braucht einen Wert, etwa --options Great,Okay,Poor",
      "--options treba vrijednost, primjerice --options Great,Okay,Poor"
    ),
    (
      "--day is given twice. Give it once.",
      "--day steht zweimal da. Gib es einmal an.",
      "--day je navedeno dvaput. Navedi jednom."
    ),
    (
      "--day needs a trend's name. Usage: quest undo [NAME [--day DAY]]",
      "--day braucht den Namen eines Trends. Aufruf: quest undo [NAME [--day DAY]]",
      "--day treba ime trenda. Uporaba: quest undo [NAME [--day DAY]]"
    ),
    (
      "“29.3.2026” is no day. Write today, yesterday, or year, month and day as in 2026-03-29.",
      "„29.3.2026“ ist kein Tag. Schreibe heute, gestern oder Jahr, Monat und Tag wie in 2026-03-29.",
      "„29.3.2026” nije dan. Napiši danas, jučer ili godinu, mjesec i dan kao u 2026-03-29."
    ),
    (
      "“26” is no year. Write 2026, or 2017-2026 for several.",
      "„26“ ist kein Jahr. Schreibe 2026, oder 2017-2026 für mehrere.",
      "„26” nije godina. Napiši 2026, ili 2017-2026 za više njih."
    ),
    (
      "there are no completions for “csh”, but for bash, zsh and fish.",
      "für „csh“ gibt es keine Vervollständigung, nur für bash, zsh und fish.",
      "za „csh” nema dopunjavanja, samo za bash, zsh i fish."
    ),
    (
      "export needs --csv. Usage: quest export --csv",
      "export braucht --csv. Aufruf: quest export --csv",
      "export treba --csv. Uporaba: quest export --csv"
    ),
    ("--csv takes no value.", "--csv nimmt keinen Wert.", "--csv ne prima vrijednost."),
    (
      "trends does not know what to do with “all”. Usage: quest trends [--removed]",
      "trends weiß nicht, was mit „all“ zu tun ist. Aufruf: quest trends [--removed]",
      "trends ne zna što s „all”. Uporaba: quest trends [--removed]"
    ),
    // Settings, and where there is no terminal.
    (
      "quest does not speak “fr”. It speaks en, de and hr.",
      "quest spricht kein „fr“. Es spricht en, de und hr.",
      "quest ne govori „fr”. Govori en, de i hr."
    ),
    (
      "--language needs a value, such as --language de",
      "--language braucht einen Wert, etwa --language de",
      "--language treba vrijednost, primjerice --language de"
    ),
    (
      "“8” is no weekday. Write sunday to saturday, or 1 (Sunday) to 7 (Saturday).",
      "„8“ ist kein Wochentag. Schreibe sunday bis saturday, oder 1 (Sonntag) bis 7 (Samstag).",
      "„8” nije dan u tjednu. Napiši sunday do saturday, ili 1 (nedjelja) do 7 (subota)."
    ),
    (
      "--interactive needs a terminal. Leave it out to print the year.",
      "--interactive braucht ein Terminal. Lass es weg, um das Jahr auszugeben.",
      "--interactive treba terminal. Izostavi ga za ispis godine."
    ),
    // Files that cannot be imported.
    (
      "there is no file “a.csv”. Nothing was changed.",
      "es gibt keine Datei „a.csv“. Nichts wurde geändert.",
      "nema datoteke „a.csv”. Ništa nije promijenjeno."
    ),
    (
      "the file “a.csv” cannot be read. Nothing was changed.",
      "die Datei „a.csv“ ist nicht lesbar. Nichts wurde geändert.",
      "datoteka „a.csv” ne može se pročitati. Ništa nije promijenjeno."
    ),
    (
      "the file is larger than 9 bytes. Nothing was changed.",
      "die Datei ist größer als 9 Byte. Nichts wurde geändert.",
      "datoteka je veća od ovoliko bajtova: 9. Ništa nije promijenjeno."
    ),
    (
      "line 3 does not end: the file is cut off. Nothing was changed.",
      "Zeile 3 endet nicht: die Datei ist abgeschnitten. Nichts wurde geändert.",
      "redak 3 ne završava: datoteka je odrezana. Ništa nije promijenjeno."
    ),
    (
      "line 2 has a quotation mark or a line break where none may stand. Nothing was changed.",
      "Zeile 2 hat ein Anführungszeichen oder einen Zeilenumbruch, wo keiner stehen darf. Nichts wurde geändert.",
      "redak 2 ima navodnik ili prijelom ondje gdje ne smije biti. Ništa nije promijenjeno."
    ),
    (
      "line 2 is no text in UTF-8. Nothing was changed.",
      "Zeile 2 ist kein Text in UTF-8. Nichts wurde geändert.",
      "redak 2 nije tekst u UTF-8. Ništa nije promijenjeno."
    ),
    (
      "the first line names no column “trend”. Nothing was changed.",
      "die erste Zeile nennt keine Spalte „trend“. Nichts wurde geändert.",
      "prvi redak ne navodi stupac „trend”. Ništa nije promijenjeno."
    ),
    (
      "the first line names the column “trend” twice. Nothing was changed.",
      "die erste Zeile nennt die Spalte „trend“ zweimal. Nichts wurde geändert.",
      "prvi redak dvaput navodi stupac „trend”. Ništa nije promijenjeno."
    ),
    (
      "line 3 has 2 fields instead of 9: the file is cut off or was changed. Nothing was changed.",
      "Zeile 3 hat 2 Felder statt 9: die Datei ist abgeschnitten oder wurde geändert. Nichts wurde geändert.",
      "redak 3 ima pogrešan broj polja (2 umjesto 9): datoteka je odrezana ili izmijenjena. Ništa nije promijenjeno."
    ),
    (
      "line 2: “2026-3-29” cannot stand in the column “date”. Nothing was changed.",
      "Zeile 2: „2026-3-29“ kann nicht in der Spalte „date“ stehen. Nichts wurde geändert.",
      "redak 2: „2026-3-29” ne može stajati u stupcu „date”. Ništa nije promijenjeno."
    ),
  ]
}
