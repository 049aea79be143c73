import Foundation
import QuestEngine
import Testing

@testable import quest

@Suite("The words for failures")
struct WordsFailureTests {
  static let sleep = Trend(
    id: UUID(), name: "Sleep", options: [.init(description: "Great"), .init(description: "Poor")])
  static let day = QuestDay(year: 2026, month: 3, day: 29)

  static let table: [(QuestFailure, String, ExitCode)] = [
    (.unknownTrend("Slep", nearest: ["Sleep"]), "there is no trend called “Slep”. Did you mean “Sleep”?", .refused),
    (
      .unknownTrend("Moo", nearest: ["Mood", "Moor"]),
      "there is no trend called “Moo”. Did you mean “Mood” or “Moor”?", .refused
    ),
    (.unknownTrend("x", nearest: []), "there is no trend called “x”. See them all: quest trends", .refused),
    (.missingTrend(sleep.id), "this trend is gone. See what there is: quest trends", .refused),
    (
      .removedTrend("Sleep"), "“Sleep” was removed; what you logged is kept. Bring it back: quest restore", .refused
    ),
    (.takenName("Sleep", existing: "Sleep"), "there is a trend called “Sleep” already. Choose another name.", .refused),
    (
      .takenName("SLEEP", existing: "Sleep"),
      "there is a trend called “Sleep” already, which is too like “SLEEP”. Choose another name.", .refused
    ),
    (
      .unknownOption("Grat", trend: sleep, nearest: ["Great"]),
      "Sleep has no option “Grat”. Did you mean “Great”? Options: Great, Poor", .refused
    ),
    (.unknownOption("x", trend: sleep, nearest: []), "Sleep has no option “x”. Options: Great, Poor", .refused),
    (.unfitText(" ", as: .trendName, because: .empty), "this name is empty. Give one that can be seen.", .refused),
    (.unfitText("", as: .option, because: .empty), "this option is empty. Give one that can be seen.", .refused),
    (
      .unfitText(String(repeating: "a", count: 10_000), as: .trendName, because: .tooLong(limit: 100)),
      "the name “aaaaaaaaaaaaaaaaaaaa…” is longer than 100 characters. Shorten it.", .refused
    ),
    (
      .unfitText("a\u{7}b\nc\u{202E}", as: .option, because: .control),
      "the option “a\u{FFFD}b\u{FFFD}c\u{FFFD}” holds a character that cannot be shown. Leave it out.", .refused
    ),
    (
      .unfitText("aaa", as: .option, because: .tooLong(limit: 2)),
      "the option “aaa” is longer than 2 characters. Shorten it.", .refused
    ),
    (
      .unfitText("aaa", as: .note, because: .tooLong(limit: 2)),
      "the note “aaa” is longer than 2 characters. Shorten it.", .refused
    ),
    (
      .unfitText("a\u{7}", as: .trendName, because: .control),
      "the name “a\u{FFFD}” holds a character that cannot be shown. Leave it out.", .refused
    ),
    (
      .unfitText("a\u{7}", as: .note, because: .control),
      "the note “a\u{FFFD}” holds a character that cannot be shown. Leave it out.", .refused
    ),
    (
      .tooFewOptions(1, fewest: 2), "a trend needs at least 2 options, not 1. Add more: --options Yes,No", .refused
    ),
    (.tooManyOptions(50, most: 9), "a trend has at most 9 options, not 50. Leave some out.", .refused),
    (
      .repeatedOption("YES", existing: "Yes"), "the options “Yes” and “YES” are too alike. Rename or drop one.",
      .refused
    ),
    (.notRemoved("Sleep"), "“Sleep” is not removed, so there is nothing to bring back.", .refused),
    (
      .unfitText(" ", as: .note, because: .empty),
      "this note holds nothing that can be seen. To take a note away, write \"\".", .refused
    ),
    (.unfitColor("red"), "“red” is no colour. Write six hexadecimal digits, such as 2E7D32.", .refused),
    (.wrongColorCount(2, options: 3), "2 colours do not fit 3 options. Give one for each.", .refused),
    (.incompleteDay, "a day needs year, month and day, such as 2026-03-29.", .refused),
    (.nothingToUndo, "there is nothing to undo.", .refused),
    (.nothingToImport, "the file holds no day, so there is nothing to import.", .refused),
    (.unfitLine(7, because: .unfitValue(3, greatest: 2)), "line 7: the value 3 is not from 0 to 2.", .refused),
    (.unfitValue(3, greatest: 2), "the value 3 is not from 0 to 2.", .refused),
    (.noSuchDay(QuestDay(year: 2026, month: 2, day: 30)), "the calendar has no day 2026-02-30.", .refused),
    (
      .futureDay(QuestDay(year: 2026, month: 3, day: 30), today: day),
      "2026-03-30 is still to come; today is 2026-03-29.", .refused
    ),
    (
      .nothingLogged(trend: "Sleep", day: day),
      "nothing is logged for “Sleep” on 2026-03-29.", .refused
    ),
    (
      .unreadableVariable(name: "STAGEDOOR_NOW", value: "noon"),
      "the variable STAGEDOOR_NOW holds “noon”, which cannot be read. "
        + "Write an instant with its offset, such as 2026-03-29T23:30:00+02:00", .usage
    ),
    (
      .unreadableVariable(name: "STAGEDOOR_FIRST_WEEKDAY", value: "0"),
      "the variable STAGEDOOR_FIRST_WEEKDAY holds “0”, which cannot be read. "
        + "Write a number from 1 (Sunday) to 7 (Saturday)", .usage
    ),
    store(.missingFolder, "the folder of the store “/s” does not exist. Make it, or set QUEST_STORE to another file"),
    store(.isFolder, "the store “/s” is a folder. Set QUEST_STORE to a file"),
    store(.unreadable, "the store “/s” may not be read. Give yourself the right to read and write it"),
    store(.readOnly, "the store “/s” may not be written. Give yourself the right to write it and its folder"),
    store(.foreign, "the file “/s” is not a YearlyQuest store. Set QUEST_STORE to another file"),
    store(.damaged, "the store “/s” is damaged. Keep a copy, and put back an earlier one"),
    store(
      .newer(found: 3, known: 1), "the store “/s” has version 3, and this quest knows up to 1. Use a newer quest"),
    store(.full, "the disk is full, so the store “/s” cannot grow. Free some space"),
    store(.busy, "the store “/s” is locked by another program. Try again when that has ended"),
    store(
      .other("disk I/O error"), "the store “/s” cannot be used (disk I/O error). Look at the file and its disk"),
  ]

  private static func store(_ problem: StoreProblem, _ text: String) -> (QuestFailure, String, ExitCode) {
    (.store(problem, path: "/s"), text + ". Nothing was changed.", .storeUnusable)
  }

  @Test("each is said in every language, whole, with the same facts", arguments: table)
  func languages(failure: QuestFailure, english: String, code: ExitCode) {
    let lines = Language.allCases.map { Words($0).line(for: failure) }
    #expect(Set(lines).count == Language.allCases.count, "none is left in another's words")
    let facts = english.matches(of: /“([^”]*)”|[0-9]{4}-[0-9]{2}-[0-9]{2}|[A-Z_]{6,}/).map { match in
      match.output.1.map(String.init) ?? String(match.output.0)
    }
    for line in lines {
      #expect(!line.contains("%") && !line.contains("\n"))
      for fact in facts { #expect(line.contains(fact), "\(fact) in \(line)") }
    }
  }

  @Test("each failure is one line that says what to do, and has its exit code", arguments: table)
  func line(failure: QuestFailure, line: String, code: ExitCode) {
    #expect(Words(.en).line(for: failure) == line)
    #expect(!line.contains("\n"))
    #expect(ExitCode(failure) == code)
  }
}
