import Foundation
import QuestEngine
import Testing

@testable import quest

@Suite("The words in German and in Croatian")
struct WordsTranslationTests {
  static let fileProblems: [ImportProblem] = [
    .missingFile("a.csv"), .unreadableFile("a.csv"), .tooLarge(limit: 9), .cutOff(line: 3), .strayQuote(line: 2),
    .noText(line: 2), .missingColumn("trend"), .repeatedColumn("trend"), .wrongFieldCount(2, expected: 9, line: 3),
    .unreadableField("2026-3-29", column: "date", line: 2),
  ]

  static let usageProblems: [UsageProblem] =
    UsageTests.refused.compactMap { arguments, _ in
      do throws(UsageProblem) {
        _ = try Request(arguments: arguments)
        return nil
      } catch { return error }
    } + [.unknownLanguage("fr"), .flagWithoutValue(.language), .unreadableWeekday("8"), .noTerminal]

  /// How to say each line in any language, by what it is in English.
  static let said: [String: @Sendable (Words) -> String] = {
    var said: [String: @Sendable (Words) -> String] = [:]
    for (failure, _, _) in WordsFailureTests.table { said[Words(.en).line(for: failure)] = { $0.line(for: failure) } }
    for problem in usageProblems { said[Words(.en).line(for: problem)] = { $0.line(for: problem) } }
    for problem in fileProblems { said[Words(.en).line(for: problem)] = { $0.line(for: problem) } }
    return said
  }()

  @Test("a line says what it says in English", arguments: Translations.lines)
  func lines(en: String, de: String, hr: String) throws {
    let say = try #require(Self.said[en], "nothing is said so in English any more")
    #expect(say(Words(.de)) == de)
    #expect(say(Words(.hr)) == hr)
  }
}
