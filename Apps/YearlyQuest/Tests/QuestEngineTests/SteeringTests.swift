#if os(Linux)
import Foundation
import QuestEngine
import Testing

@Suite("Variables that steer clock and calendar")
struct SteeringTests {
  private func live(_ environment: [String: String]) -> QuestSurroundings {
    .live(source: .tap, environment: environment)
  }

  @Test("STAGEDOOR_NOW stops the clock, in whatever offset it is written")
  func now() throws {
    let instant = Date(timeIntervalSince1970: 1_774_819_800)  // 2026-03-29 21:30 UTC
    for text in ["2026-03-29T23:30:00+02:00", "2026-03-29T21:30:00Z"] {
      #expect(try live(["STAGEDOOR_NOW": text]).clock.now() == instant)
    }
    #expect(try live(["STAGEDOOR_NOW": ""]).clock.now() > instant)
  }

  @Test(
    "an instant without its offset, one that does not exist, or none at all, is refused",
    arguments: [
      "2026-03-29T23:30:00", "now", "1", "2026-02-31T00:00:00Z", "2026-13-01T00:00:00Z", "2026-02-28T25:00:00Z",
      "2026-02-28T23:61:00+01:00",
    ])
  func unreadableNow(text: String) {
    #expect(throws: QuestFailure.unreadableVariable(name: "STAGEDOOR_NOW", value: text)) {
      try live(["STAGEDOOR_NOW": text]).clock.now()
    }
  }

  // CLDR's weekData: Monday in Germany and Croatia, Sunday in the United States, Saturday in Egypt.
  @Test(
    "the week begins where it is said to, else as in the language's region",
    arguments: [
      (["STAGEDOOR_FIRST_WEEKDAY": "7", "STAGEDOOR_LANGUAGE": "de"], 7), (["STAGEDOOR_LANGUAGE": "de"], 2),
      (["STAGEDOOR_LANGUAGE": "hr"], 2), (["STAGEDOOR_LANGUAGE": "en"], 1), (["STAGEDOOR_LANGUAGE": "en-GB"], 2),
      (["STAGEDOOR_LANGUAGE": "ar-EG"], 7), (["LANG": "en_US.UTF-8"], 1), (["LANG": "de_DE.UTF-8@euro"], 2),
      (["LC_TIME": "ar_EG.UTF-8", "LANG": "de_DE.UTF-8"], 7), (["LC_ALL": "de_DE", "LC_TIME": "ar_EG"], 2),
      (["STAGEDOOR_LANGUAGE": "ar-EG,de"], 7), (["STAGEDOOR_LANGUAGE": "hr, en"], 2),
      (["STAGEDOOR_LANGUAGE": "hr", "LANG": "en_US.UTF-8"], 2), (["LANG": "C.UTF-8"], 1), ([:], 1),
    ])
  func firstWeekday(environment: [String: String], weekday: Int) throws {
    #expect(try live(environment).calendar.firstWeekday() == weekday)
  }

  @Test("a first weekday that is no day of the week is refused", arguments: ["0", "8", "Monday", "-1", "1.0"])
  func unreadableWeekday(text: String) {
    #expect(throws: QuestFailure.unreadableVariable(name: "STAGEDOOR_FIRST_WEEKDAY", value: text)) {
      try live(["STAGEDOOR_FIRST_WEEKDAY": text]).calendar.firstWeekday()
    }
  }
}
#endif
