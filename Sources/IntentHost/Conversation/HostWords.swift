import IntentWire

/// A language in which the host itself can speak.
package enum HostLanguage: String, Hashable, Sendable, CaseIterable {
  case en, de, hr

  /// The first of the person's languages that the host speaks, else English.
  package init(among languages: [String]) {
    let codes = languages.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() }
    self = codes.lazy.compactMap { HostLanguage(rawValue: $0) }.first ?? .en
  }
}

/// Everything the host says in its own words; what the app says is in the app's catalogs.
package enum HostWords: Hashable, Sendable {
  case valuePrompt(title: String?)
  case choicePrompt(title: String?)
  /// A sentence reaches several intents.
  case intentPrompt
  case confirmationPrompt
  case foregroundPrompt(app: String?)

  case unreadable(String, ValueKind)
  case outOfRange(String, lower: String, upper: String)
  case unknownAnswer(String)
  case ambiguousAnswer(String)
  case neitherYesNorNo(String)
  case didYouMean([String])

  case yes, no
  case cancelled
  case notUnderstood(app: String?)
  case noValue(title: String)
  case unknownEntity
  case locked
  case foregroundDenied(app: String?)
  case somethingWrong(app: String?)

  /// What kind of value was wanted, as far as the sentences differ.
  package enum ValueKind: Hashable, Sendable {
    case wholeNumber, number, date, yesOrNo, link, other
  }

  package func text(in language: HostLanguage) -> String {
    let (en, de, hr) = translations
    return switch language {
    case .en: en
    case .de: de
    case .hr: hr
    }
  }

  private var translations: (en: String, de: String, hr: String) {
    switch self {
    case .valuePrompt(let title?): ("What is “\(title)”?", "Was ist „\(title)“?", "Što je „\(title)”?")
    case .valuePrompt(nil): ("What is the value?", "Was ist der Wert?", "Koja je vrijednost?")
    case .choicePrompt(let title?):
      ("Which “\(title)”?", "Was soll „\(title)“ sein?", "Što odabireš za „\(title)”?")
    case .choicePrompt(nil): ("Which one?", "Was davon?", "Što od toga?")
    case .intentPrompt: ("What would you like to do?", "Was möchtest du tun?", "Što želiš učiniti?")
    case .confirmationPrompt: ("Would you like to go on?", "Möchtest du fortfahren?", "Želiš li nastaviti?")
    case .foregroundPrompt(let app?):
      ("Continue in \(app)?", "In \(app) fortfahren?", "Nastaviti u aplikaciji \(app)?")
    case .foregroundPrompt(nil): ("Continue in the app?", "In der App fortfahren?", "Nastaviti u aplikaciji?")
    case .unreadable(let answer, let kind): Self.unreadable(answer, kind)
    case .outOfRange(let answer, let lower, let upper):
      (
        "“\(answer)” is not between \(lower) and \(upper).",
        "„\(answer)“ liegt nicht zwischen \(lower) und \(upper).",
        "„\(answer)” nije između \(lower) i \(upper)."
      )
    case .unknownAnswer(let answer):
      (
        "“\(answer)” is not among the choices.", "„\(answer)“ steht nicht zur Auswahl.",
        "„\(answer)” nije među ponuđenim."
      )
    case .ambiguousAnswer(let answer):
      (
        "“\(answer)” could mean more than one.", "„\(answer)“ könnte mehreres bedeuten.",
        "„\(answer)” može značiti više toga."
      )
    case .neitherYesNorNo(let answer):
      (
        "“\(answer)” is neither yes nor no.", "„\(answer)“ ist weder Ja noch Nein.",
        "„\(answer)” nije ni da ni ne."
      )
    case .didYouMean(let names):
      (
        "Did you mean \(names.map { "“\($0)”" }.joined(separator: " or "))?",
        "Meinst du \(names.map { "„\($0)“" }.joined(separator: " oder "))?",
        "Misliš li na \(names.map { "„\($0)”" }.joined(separator: " ili "))?"
      )
    case .yes: ("Yes", "Ja", "Da")
    case .no: ("No", "Nein", "Ne")
    case .cancelled: ("Cancelled.", "Abgebrochen.", "Otkazano.")
    case .notUnderstood(let app?):
      (
        "\(app) cannot do that.", "Das kann \(app) nicht.", "\(app) to ne može."
      )
    case .notUnderstood(nil): ("No app can do that.", "Das kann keine App.", "Nijedna aplikacija to ne može.")
    case .noValue(let title):
      ("“\(title)” has no value.", "„\(title)“ hat keinen Wert.", "„\(title)” nema vrijednost.")
    case .unknownEntity:
      ("That is no longer there.", "Das ist nicht mehr vorhanden.", "Toga više nema.")
    case .locked: ("Unlock the device first.", "Entsperre zuerst das Gerät.", "Najprije otključaj uređaj.")
    case .foregroundDenied(let app):
      (
        "\(app ?? "The app") cannot be opened here.", "\(app ?? "Die App") kann hier nicht geöffnet werden.",
        app.map { "Aplikacija \($0) ne može se ovdje otvoriti." } ?? "Aplikacija se ovdje ne može otvoriti."
      )
    case .somethingWrong(let app?):
      (
        "Something went wrong in \(app).", "In \(app) ist ein Fehler aufgetreten.",
        "Došlo je do pogreške u aplikaciji \(app)."
      )
    case .somethingWrong(nil): ("Something went wrong.", "Ein Fehler ist aufgetreten.", "Došlo je do pogreške.")
    }
  }

  private static func unreadable(_ answer: String, _ kind: ValueKind) -> (String, String, String) {
    let (en, de, hr) =
      switch kind {
      case .wholeNumber: ("a whole number", "keine ganze Zahl", "cijeli broj")
      case .number: ("a number", "keine Zahl", "broj")
      case .date: ("a date", "kein Datum", "datum")
      case .yesOrNo: ("yes or no", "weder Ja noch Nein", "da ili ne")
      case .link: ("a link", "kein Link", "poveznica")
      case .other: ("a value for this", "kein passender Wert", "odgovarajuća vrijednost")
      }
    return ("“\(answer)” is not \(en).", "„\(answer)“ ist \(de).", "„\(answer)” nije \(hr).")
  }

  /// The words that mean yes, no, or stop, in each language.
  package static func accepted(in language: HostLanguage) -> (yes: [String], no: [String], cancel: [String]) {
    switch language {
    case .en:
      (
        ["yes", "y", "yep", "yeah", "ok", "okay", "sure", "confirm", "go ahead", "true", "on"],
        ["no", "n", "nope", "don’t", "false", "off"], ["cancel", "stop", "never mind"]
      )
    case .de:
      (
        ["ja", "j", "jawohl", "ok", "okay", "klar", "gerne", "bestätigen", "wahr", "ein"],
        ["nein", "n", "nicht", "falsch", "aus"], ["abbrechen", "stopp", "vergiss es"]
      )
    case .hr:
      (
        ["da", "d", "može", "ok", "okej", "u redu", "potvrdi", "naravno", "točno"],
        ["ne", "n", "nemoj", "netočno"], ["otkaži", "odustani", "prekini", "stani"]
      )
    }
  }
}
