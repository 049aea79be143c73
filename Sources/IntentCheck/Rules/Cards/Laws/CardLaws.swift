import CardModel

/// The laws of cards as rules.
///
/// Four are none: unknown glyphs, tap targets and the least size cannot be broken over the table of advances or by a
/// recipe, and a card alone does not tell what is said with it.
enum CardLaws {
  static let all: [any CodeRule] = [
    CardLaw(
      OneHeadline.law,
      examples: LawExample.pair("headline: One\n▸headline: Two") + [
        LawExample.built("Eyebrow(\"A\")\nHeadline(\"One\")\n▸Headline(\"Two\")"),
        LawExample.built("Eyebrow(\"A\")\nif isLate { Headline(\"Late\") } else { Headline(\"Early\") }"),
        RuleExample("none, in code", files: LawExample.code("Eyebrow(\"A\")", mark: "▸")),
      ]),
    CardLaw(
      FewRows.law,
      examples: LawExample.pair(
        "headline: One\nrow: A | 1\nrow: B | 2\nrow: C | 3\nrow: D | 4\n▸row: E | 5") + [
          LawExample.built(
            "Headline(\"One\")\nRow(\"A\", value: \"1\")\nRow(\"B\", value: \"2\")\nRow(\"C\", value: \"3\")\n"
              + "Row(verbatim: d, value: \"4\")\n▸Row(\"E\", value: \"\\(five)\")"),
          LawExample.built("Headline(\"One\")\nfor row in rows { Row(row.label, value: row.value) }"),
        ]),
    CardLaw(
      OneColumns.law,
      examples: LawExample.pair(
        "headline: One\n▸columns: A | 1 || B | 2 || C | 3 || D | 4") + [
          LawExample.built(
            "Headline(\"One\")\n▸Columns([Columns.Cell(a), Columns.Cell(b), Columns.Cell(c), Columns.Cell(d)])")
        ]),
    CardLaw(OneSentence.law, examples: LawExample.pair("headline: One\nline: A day.\n▸line: Another.")),
    CardLaw(
      WellsLast.law,
      examples: LawExample.pair("headline: One\n▸primary: A\nsecondary: B\nwell: C") + [
        LawExample.built(
          "Headline(\"One\")\nWell(\"A\", intent: A())\nWell(\"B\", intent: B())\n▸Well(\"C\", intent: C())"),
        LawExample.built("Well(\"A\", intent: A())\nHeadline(\"One\")"),
      ]),
    CardLaw(AccentOnce.law, examples: LawExample.pair("eyebrow: A\n▸eyebrow: B\nheadline: One")),
    CardLaw(OneFootnote.law, examples: LawExample.pair("headline: One\nnote: A\n▸note: B")),
    CardLaw(
      OneGrid.law,
      examples: LawExample.pair(
        "headline: One\nweek: Mo | 1/2 || Tu\nspoken: One day.\n▸week: We | 1/2 || Th\nspoken: One day.")),
    CardLaw(
      WholeExcerpt.law,
      examples: LawExample.pair(
        "headline: One\n▸line: \(String(repeating: "The day was long and good. ", count: 6))") + [
          LawExample.built("Headline(\"One\")\n▸Sentence(\"\(String(repeating: "The day was long. ", count: 9))\")")
        ]),
    CardLaw(
      NothingEmpty.law,
      examples: LawExample.pair("headline: One\n▸row: SLEEP | | h") + [
        LawExample.built("Headline(\"One\")\n▸Row(\"SLEEP\", value: \"\", unit: \"h\")")
      ]),
    CardLaw(
      GridReads.law,
      examples: LawExample.pair("headline: One\n▸week: Mo | 1/2 | 34C759\nspoken: One day.") + [
        LawExample.built("Headline(\"One\")\n▸Week(days)"),
        LawExample.built("Headline(\"One\")\nWeek(days, spoken: words)"),
      ]),
    CardLaw(
      KnownBlocks.law,
      examples: LawExample.pair(
        #"▸{"blocks": [{"kind": "map"}]}"#)),
    CardLaw(
      LegibleType.law, isMeasured: true,
      examples: LawExample.pair(
        "headline: One\n▸line: A day.\nmaterial:\ntopOpacity: 0.9\nfadeEnd: 0.5\nfloor: 0.3")),
    CardLaw(
      AboveFold.law, isMeasured: true,
      examples: LawExample.pair(
        "▸eyebrow: A\nheadline: One\n" + (1...9).map { "row: R\($0) | \($0)" }.joined(separator: "\n"))),
    CardLaw(
      WholeText.law, isMeasured: true,
      examples: LawExample.pair(
        "▸headline: A headline that goes on and on and never comes to its end")),
    CardLaw(
      RoomForLonger.law, isMeasured: true,
      examples: LawExample.pair(
        "▸headline: One\nline: A.\n" + (1...10).map { "row: R\($0) | \($0)" }.joined(separator: "\n"))),
  ]
}

/// Examples of laws: a recipe, or a card that is built in code.
enum LawExample {
  /// A recipe that keeps every law, and one that breaks this.
  static func pair(_ broken: String) -> [RuleExample] {
    [
      RuleExample(
        "a recipe that keeps it",
        files: ["day.recipe": "eyebrow: TODAY\nheadline: Under way\nrow: SLEEP | 7:40 | h\nprimary: Start\n"]),
      RuleExample("a recipe that breaks it", files: ["day.recipe": broken + "\n"]),
    ]
  }

  /// A card that is built of elements, some of them marked.
  static func built(_ elements: String) -> RuleExample {
    RuleExample(elements.contains(RuleExample.mark) ? "broken in code" : "kept in code", files: code(elements))
  }

  static func code(_ elements: String, mark: String = "") -> [String: String] {
    [
      "Card.swift": """
      import CardKit
      extension Brief {
        var card: SiriCard {
          \(mark)SiriCard(bundle: .adapter) {
            \(elements.replacing("\n", with: "\n      "))
          }
        }
      }
      """
    ]
  }
}
