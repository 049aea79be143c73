extension CardPreset {
  /// The presets, the most common first.
  package static let all = [day, figures, words, settled, glass, lowType, week, year]

  static let day = CardPreset(
    name: "day", purpose: "How the day stands, and what to do next.",
    recipe: """
      // A card
      eyebrow: TODAY
      headline: In hand
      row: READ | 45 | min
      row: STEPS | 6,930
      row: SLEEP | 7:40 | hrs
      line: Two talks are behind you and the afternoon is open. Take the long walk around four.
      primary: Begin walk
      secondary: Let it be
      accent: C8B6A0

      """)

  static let figures = CardPreset(
    name: "figures", purpose: "Four figures, one of them the news.",
    recipe: """
      // A card
      eyebrow: 7 DAYS
      headline: On the rise
      row: RIDDEN | 74.2 | km
      row: CLIMBED | 1,105 | m
      row: TIME | 4:12 | hrs
      row: TOURS | 5
      primary: See the log
      accent: 5C7A9E

      """)

  static let words = CardPreset(
    name: "words", purpose: "A thought, and two ways to answer it.",
    recipe: """
      // A card
      eyebrow: TONIGHT
      headline: Slow down
      line: The screens are off and tomorrow is laid out on the chair. \
      Read a few pages, then let the lamp go out at ten.
      primary: Dim the lights
      secondary: Not tonight
      accent: C9A26D

      """)

  static let settled = CardPreset(
    name: "settled", purpose: "Something was done, and can be undone.",
    recipe: """
      // A card
      eyebrow: SETTLED
      headline: Your seat's kept
      row: WHEN | Thu 9:30 am
      row: WITH | Dr. Okafor
      note: Free to change until noon
      primary: Put in calendar
      secondary: Undo
      accent: 6F8F6A

      """)

  static let glass = CardPreset(
    name: "glass", purpose: "What comes next, on frost.",
    recipe: """
      // A card
      eyebrow: SOON
      headline: Plan review
      row: WHEN | 4:15 pm
      row: WITH | Ines + 2
      note: Third floor, east room
      primary: Join
      secondary: Push 10 min
      accent: 8A5A2E
      material:
      finish: glass

      """)

  static let lowType = CardPreset(
    name: "low type", purpose: "Words down to the bottom edge, without wells.",
    recipe: """
      // A card
      eyebrow: NOTE
      headline: Rain by six
      columns: NOW | 18° || RAIN | 6 mm || WIND | 24 km/h
      line: The bridge is closed to bicycles in such wind. Leave by the river road.
      note: As of 3:40 pm
      accent: 5C7A9E
      material:
      finish: ink
      floor: 0.88

      """)

  static let week = CardPreset(
    name: "week", purpose: "Seven days, and what was logged on each.",
    recipe: """
      // A card
      eyebrow: SLEEP
      chip: 4 DAYS
      headline: Great
      week: Mo | 0/2 | 34C759 | G || Tu | 0/2 | 34C759 | G || We || Th | 1/2 | FFCC00 | O \
      || Fr | 0/2 | 34C759 | G | today || Sa || Su
      spoken: Great today. Four days logged this week, three of them great.
      primary: Undo
      accent: C8B6A0

      """)

  static let year = CardPreset(
    name: "year", purpose: "Every day of a year, a line for each month.",
    recipe: """
      // A card
      eyebrow: SLEEP
      headline: A good spring
      year: 0/2 | 34C759 | G || 1/2 | FFCC00 | O || 2/2 | FF3B30 | P
      month: Jan | 0 1 . 2 1 0 1 . . 1 1 2 1 1 0 0 1 . 1 1 1 2 2 1 . 1 0 1 1 1 0
      month: Feb | 1 1 0 1 1 0 1 . 0 1 1 2 1 1 0 0 1 . 1 1 0 2 2 1 . 1 0 1
      month: Mar | 0 1 0 0 1 0 0 . 0 1 0 0 1 1 0 0 0 . 1 0 0 0 2 0 . 1 0 0 1 0 0
      month: Apr | 0 0 0 1 0 0 0 . 0 0 0 0 1 0 0 0 0 . 0 0 0 . . . . . . . . . | 21
      month: May | . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
      month: Jun | . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
      month: Jul | . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
      month: Aug | . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
      month: Sep | . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
      month: Oct | . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
      month: Nov | . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
      month: Dec | . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
      spoken: This spring was good: great on most days since March.
      accent: 6F8F6A

      """)
}
