import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@testable import quest

@Suite("The year as text")
struct YearPictureTests {
  let door: QuestDoor
  let sleep: Trend

  init() throws {
    door = try Scratch().door(now: "2026-03-10T12:00:00+01:00")
    sleep = try door.perform(.addTrend(name: "Sleep", options: ["Great", "Okay", "Poor"])).trend
    for (month, day, option) in [(1, 1, "Great"), (1, 5, "Poor"), (2, 28, "Okay"), (3, 9, "Great")] {
      try door.perform(.logDay(trend: sleep.id, option: option, day: QuestDay(year: 2026, month: month, day: day)))
    }
  }

  private func picture(_ palette: Palette = .none, width: Int = 80, language: Language = .en) throws -> String {
    YearPicture(
      year: try door.year(for: sleep.id), palette: palette, words: Words(language), width: width
    ).text
  }

  private func plain(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  @Test("is a column for each week where there is room, and says what each letter means")
  func weeks() throws {
    #expect(
      try picture() == """
        Sleep 2026: 4 days logged
           Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov  Dec
        Mo  P········G
        Tu  ·········_
        We  ·········
        Th G·········
        Fr ··········
        Sa ········O·
        Su ··········
        G Great, O Okay, P Poor

        """)
  }

  @Test("is a row for each month on forty columns")
  func months() throws {
    let text = try picture(width: 40, language: .hr)
    #expect(
      text == """
        Sleep 2026: zabilježena 4 dana
                 5   10   15   20   25   30
        sij  G···P··························
        velj ···························O
        ožu  ········G_
        tra
        svi
        lip
        srp
        kol
        ruj
        lis
        stu
        pro
        G Great, O Okay, P Poor

        """)
    #expect(text.split(separator: "\n").allSatisfy { TextWidth.columns(of: String($0)) <= 40 })
    #expect(try picture(width: 55).contains("\nMo ") == false && picture(width: 56).contains("\nMo "))
  }

  @Test("colours, few or many, add to what can be read, and never take its place", arguments: [80, 40])
  func colors(width: Int) throws {
    let bare = try picture(width: width)
    #expect(!bare.contains("\u{1B}"))
    #expect(try plain(picture(.trueColor, width: width)) == bare)
    #expect(try plain(picture(.sixteen, width: width)) == bare)
    #expect(try picture(.trueColor, width: width).contains("\u{1B}[48;2;46;125;50m\u{1B}[97mG\u{1B}[0m"))
    let sixteen = try picture(.sixteen, width: width)
    #expect(sixteen.contains("\u{1B}[42m\u{1B}[30mG\u{1B}[0m") || sixteen.contains("\u{1B}[42m\u{1B}[97mG\u{1B}[0m"))
    #expect(!sixteen.contains("48;2"))
  }

  @Test("what the trend has no more keeps a letter of its own")
  func former() throws {
    try door.perform(.editOptions(sleep.id, options: ["Great", "Awful"]))
    let text = try picture()
    #expect(
      text.hasSuffix("\nG Great, A Awful, a Poor, b Okay\n") || text.hasSuffix("\nG Great, A Awful, b Okay, a Poor\n"))
    #expect(text.contains("Mo  a"))
  }

  @Test("a year that begins on the last weekday of its week and leaps has fifty-four weeks, and all its days")
  func longYear() throws {
    let calendar = QuestCalendar(timeZone: .gmt, firstWeekday: 2)
    let shape = calendar.shape(of: 2040, firstWeekday: 2)
    let year = QuestYear(
      trend: sleep, answers: YearAnswers(year: 2040), shape: shape, today: QuestDay(year: 2041, month: 1, day: 1))
    for width in [40, 80] {
      let text = YearPicture(year: year, palette: .none, words: Words(.en), width: width).text
      #expect(text.count { $0 == "·" } == 366)
    }
  }

  @Test(
    "a terminal's colours are what it says of itself, and none in a pipe",
    arguments: [
      (["TERM": "xterm", "COLORTERM": "truecolor"], true, Palette.trueColor),
      (["COLORTERM": "24bit"], true, .trueColor),
      (["TERM": "xterm"], true, .sixteen), (["TERM": "dumb", "COLORTERM": "truecolor"], true, .none),
      ([:], true, .none),
      (["TERM": "xterm", "COLORTERM": "truecolor"], false, .none), (["TERM": "xterm", "NO_COLOR": "1"], true, .none),
      (["TERM": "xterm", "NO_COLOR": ""], true, .sixteen),
    ])
  func palette(environment: [String: String], isTerminal: Bool, palette: Palette) {
    #expect(Palette(environment: environment, isTerminal: isTerminal) == palette)
  }

  @Test(
    "of sixteen colours the nearest is taken, and a colour is never shown as a grey",
    arguments: [
      ("2E7D32", 42), ("F9A825", 43), ("C62828", 41), ("93922B", 43), ("808080", 100), ("FFFFFF", 107), ("000000", 40),
    ])
  func sixteen(color: String, code: Int) {
    #expect(Palette.sixteen.painted("x", on: color).hasPrefix("\u{1B}[\(code)m"))
  }
}
