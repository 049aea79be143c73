import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@testable import quest

@Suite("The week as text")
struct PictureTests {
  private func door() throws -> QuestDoor {
    let door = try Scratch().door(now: "2026-03-26T12:00:00+01:00")
    for (name, options) in [("Sleep", ["Great", "Okay", "Poor"]), ("茶", ["Good", "great"])] {
      try door.perform(.addTrend(name: name, options: options))
    }
    let sleep = try door.trend(named: "Sleep").id
    try door.perform(.logDay(trend: sleep, option: "Poor", day: QuestDay(year: 2026, month: 3, day: 23)))
    try door.perform(.logDay(trend: sleep, option: "Great"))
    try door.perform(.logDay(trend: try door.trend(named: "茶").id, option: "great"))
    return door
  }

  @Test("shows a letter for each option, or a digit where letters would be alike, and no colour")
  func plain() throws {
    let text = WeekPicture(weeks: try door().weeks(), palette: .none, words: Words(.en), width: 80).text
    #expect(
      text == """
               Mo  Tu  We  Th  Fr  Sa  Su
        Sleep  [P] [ ] [ ] [G]  ·   ·   ·   2/7  G Great, O Okay, P Poor
        茶     [ ] [ ] [ ] [2]  ·   ·   ·   1/7  1 Good, 2 great

        """)
  }

  @Test("adds colour without changing what can be read")
  func colored() throws {
    let weeks = try door().weeks()
    let text = WeekPicture(weeks: weeks, palette: .trueColor, words: Words(.en), width: 80).text
    #expect(text.contains("\u{1B}[48;2;46;125;50m\u{1B}[97m[G]\u{1B}[0m"))
    #expect(
      text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == WeekPicture(weeks: weeks, palette: .none, words: Words(.en), width: 80).text)
  }

  @Test("has the legends below where they do not fit beside the rows, as on forty columns")
  func narrow() throws {
    let door = try door()
    #expect(
      WeekPicture(weeks: try door.weeks(), palette: .none, words: Words(.hr), width: 40).text == """
               Po  Ut  Sr  Če  Pe  Su  Ne
        Sleep  [P] [ ] [ ] [G]  ·   ·   ·   2/7
        茶     [ ] [ ] [ ] [2]  ·   ·   ·   1/7

        Sleep  G Great, O Okay, P Poor
        茶     1 Good, 2 great

        """)
    try door.perform(.editOptions(door.trend(named: "茶").id, options: ["Good and green", "great, black"]))
    #expect(
      WeekPicture(weeks: try door.weeks(), palette: .none, words: Words(.en), width: 40).text.hasSuffix("""

        Sleep  G Great, O Okay, P Poor
        茶     1 Good and green,
               2 “great, black”

        """))
  }

  @Test("gives each trend lines of its own where the rows do not fit")
  func narrower() throws {
    let door = try door()
    try door.perform(.renameTrend(door.trend(named: "Sleep").id, name: "A night's sleep"))
    #expect(
      WeekPicture(weeks: try door.weeks(), palette: .none, words: Words(.en), width: 40).text == """
        A night's sleep  2/7
        Mo  Tu  We  Th  Fr  Sa  Su
        [P] [ ] [ ] [G]  ·   ·   ·
        G Great, O Okay, P Poor

        茶  1/7
        Mo  Tu  We  Th  Fr  Sa  Su
        [ ] [ ] [ ] [2]  ·   ·   ·
        1 Good, 2 great

        """)
  }

  @Test("and single letters on twenty, the legend in as many lines as it needs")
  func narrowest() throws {
    let text = WeekPicture(weeks: try door().weeks(), palette: .none, words: Words(.en), width: 20).text
    #expect(
      text == """
        Sleep  2/7
        Mo Tu We Th Fr Sa Su
        P  _  _  G  ·  ·  ·
        G Great, O Okay,
        P Poor

        茶  1/7
        Mo Tu We Th Fr Sa Su
        _  _  _  2  ·  ·  ·
        1 Good, 2 great

        """)
  }

  @Test("no line is wider than the terminal, and colour changes no letter", arguments: [20, 26, 27, 38, 39, 40, 63, 64, 80])
  func fits(width: Int) throws {
    let door = try door()
    // The squares of a week that is over reach to the last column.
    let weeks = try door.weeks() + door.weeks(holding: QuestDay(year: 2026, month: 3, day: 16))
    let plain = WeekPicture(weeks: weeks, palette: .none, words: Words(.en), width: width).text
    let painted = WeekPicture(weeks: weeks, palette: .sixteen, words: Words(.en), width: width).text
    #expect(plain.split(separator: "\n").allSatisfy { TextWidth.columns(of: String($0)) <= width })
    #expect(painted != plain && painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    // Two spaces part the columns of a row; nothing is printed at the end of a line that cannot be seen.
    #expect(!plain.split(separator: "\n").contains { $0.hasSuffix(" ") })
    // Rows need 39 columns, and with the longest legend 64.
    #expect(plain.hasPrefix("Sleep") == (width < 39))
    #expect(plain.contains("2/7  G Great") == (width >= 64))
  }

  @Test("a colour that cannot be read does not hide the square", arguments: ["", "red", "FFFFFFFFFF"])
  func badColor(color: String) {
    #expect(Palette.trueColor.painted("[G]", on: color) == "\u{1B}[48;2;153;0;0m\u{1B}[97m[G]\u{1B}[0m")
  }

  @Test("an option the trend no longer has shows the place it had")
  func formerOption() {
    let trend = Trend(id: UUID(), name: "Sleep", options: [.init(description: "Great"), .init(description: "Poor")])
    let entry = QuestEntry(id: UUID(), trend: trend.id, description: "Awful", value: 2, maxValue: 2)
    #expect(OptionMarks(trend).mark(of: entry) == "3")
  }

  @Test(
    "columns are those of a terminal",
    arguments: [
      ("Sleep", 5), ("čaj", 3), ("c\u{30C}aj", 3), ("茶", 2), ("😴", 2), ("👨‍👩‍👧", 2), ("❤️", 2), ("", 0),
      ("\u{2068}שינה\u{2069}", 4),
    ])
  func width(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }
}

@Suite("The export")
struct ExportTests {
  @Test("quotes what would break a line or a field, and only that")
  func escaping() {
    let tea = Trend(id: UUID(), name: "Tea, black", isRemoved: true)
    let sleep = Trend(id: UUID(), name: "Sleep")
    let histories = [
      TrendHistory(
        trend: sleep,
        entries: [
          QuestEntry(
            id: UUID(), trend: sleep.id, day: QuestDay(year: 2026, month: 3, day: 29), description: "Great",
            color: "2E7D32", maxValue: 2)
        ]),
      TrendHistory(
        trend: tea,
        entries: [
          QuestEntry(
            id: UUID(), trend: tea.id, description: "say \"no\"", value: 1, note: "one\r\ntwo", source: .voice)
        ]),
    ]
    #expect(
      HistoryCSV.text(histories) == #"""
        trend,removed,date,option,value,max_value,color,note,source
        Sleep,0,2026-03-29,Great,0,2,2E7D32,,tap
        "Tea, black",1,1999-01-01,"say ""no""",1,1,990000,"one\#r\#ntwo",voice

        """#)
  }
}
