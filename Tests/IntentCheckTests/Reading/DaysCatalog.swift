/// A catalog of one plural sentence in five languages, and its texts written by hand, as a speaker would have them.
enum DaysCatalog {
  static let text = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
    "%lld days": \(entry("%lld")),
    "%.1f days": \(entry("%.1f"))
    }}
    """

  private static let forms = [
    ("ar", [
      ("zero", "لا أيام"), ("one", "يوم واحد"), ("two", "يومان"), ("few", "N أيام"), ("many", "N يومًا"), ("other", "N يوم"),
    ]),
    ("de", [("one", "N Tag"), ("other", "N Tage")]), ("en", [("one", "N day"), ("other", "N days")]),
    ("hr", [("one", "N dan"), ("few", "N dana"), ("other", "N dana.")]),
    ("pl", [("one", "N dzień"), ("few", "N dni"), ("many", "N dni,"), ("other", "N dnia")]),
  ]

  private static func entry(_ specifier: String) -> String {
    let localizations = forms.map { language, texts in
      let forms = texts.map { name, text in
        #""\#(name)": {"stringUnit": {"state": "translated", "value": "\#(text.replacing("N", with: specifier))"}}"#
      }
      return #""\#(language)": {"variations": {"plural": {\#(forms.joined(separator: ", "))}}}"#
    }
    return "{\"localizations\": {\(localizations.joined(separator: ", "))}}"
  }

  /// By count, in en, de, hr, ar and pl. A full stop or comma tells forms of one spelling apart.
  static let expected: [(String, [String])] = [
    ("0", ["0 days other", "0 Tage other", "0 dana. other", "لا أيام zero", "0 dni, many"]),
    ("1", ["1 day one", "1 Tag one", "1 dan one", "يوم واحد one", "1 dzień one"]),
    ("2", ["2 days other", "2 Tage other", "2 dana few", "يومان two", "2 dni few"]),
    ("4", ["4 days other", "4 Tage other", "4 dana few", "4 أيام few", "4 dni few"]),
    ("5", ["5 days other", "5 Tage other", "5 dana. other", "5 أيام few", "5 dni, many"]),
    ("11", ["11 days other", "11 Tage other", "11 dana. other", "11 يومًا many", "11 dni, many"]),
    ("12", ["12 days other", "12 Tage other", "12 dana. other", "12 يومًا many", "12 dni, many"]),
    ("21", ["21 days other", "21 Tage other", "21 dan one", "21 يومًا many", "21 dni, many"]),
    ("22", ["22 days other", "22 Tage other", "22 dana few", "22 يومًا many", "22 dni few"]),
    ("25", ["25 days other", "25 Tage other", "25 dana. other", "25 يومًا many", "25 dni, many"]),
    ("101", ["101 days other", "101 Tage other", "101 dan one", "101 يوم other", "101 dni, many"]),
  ]

  /// The same for what is written with one digit after the point.
  static let decimals: [(String, [String])] = [
    ("1.0", ["1.0 days other", "1,0 Tage other", "1,0 dana. other", "يوم واحد one", "1,0 dnia other"]),
    ("1.5", ["1.5 days other", "1,5 Tage other", "1,5 dana. other", "1.5 يوم other", "1,5 dnia other"]),
    ("2.1", ["2.1 days other", "2,1 Tage other", "2,1 dan one", "2.1 يوم other", "2,1 dnia other"]),
    ("2", ["2.0 days other", "2,0 Tage other", "2,0 dana. other", "يومان two", "2,0 dnia other"]),
  ]
}
