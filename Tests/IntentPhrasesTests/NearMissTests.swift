import IntentPhrases
import Testing

@Suite("A sentence that reaches nothing") struct NearMissTests {
  @Test("names the three nearest phrases and the words that differ")
  func nearest() {
    let book = questBook(
      update: ["Update ${applicationName}", "Open the whole year in ${applicationName}"],
      log: ["Log ${trend} in ${applicationName}", "${applicationName} log ${trend}"])
    #expect(
      book.match("Please log Sleep in the YearlyQuest")
        == .none([
          PhraseMatch.NearMiss(
            phrase: "Log Sleep in YearlyQuest", intent: "Quest.Log", shortcut: 1, missing: [],
            extra: ["Please", "the"]),
          PhraseMatch.NearMiss(
            phrase: "YearlyQuest log Sleep", intent: "Quest.Log", shortcut: 1, missing: ["YearlyQuest"],
            extra: ["Please", "in", "the", "YearlyQuest"]),
          PhraseMatch.NearMiss(
            phrase: "Open the whole year in YearlyQuest", intent: "Quest.Update", shortcut: 0,
            missing: ["Open", "the", "whole", "year"], extra: ["Please", "log", "Sleep", "the"]),
        ]))
  }

  @Test("a misspelt word counts once, a word too many for itself")
  func misspelt() {
    let misses = questBook().match("Log Mod in YearlyQuest").nearMisses
    #expect(misses.first?.missing == ["Mood"])
    #expect(misses.first?.extra == ["Mod"])
  }

  @Test("takes the value that shares most words with the sentence")
  func bestValue() {
    let misses = questBook().match("Log Mood at wrk in YearlyQuest").nearMisses
    #expect(misses.first?.phrase == "Log Mood at work in YearlyQuest")
    #expect(misses.first?.missing == ["work"])
    #expect(misses.first?.extra == ["wrk"])
  }

  @Test("takes the value nearest by letters, whatever its place", arguments: [
    ("Log Slep in YearlyQuest", "Log Sleep in YearlyQuest"), ("Log Selep in YearlyQuest", "Log Sleep in YearlyQuest"),
    ("Log Mod in YearlyQuest", "Log Mood in YearlyQuest"), ("Log Walks in the park in YearlyQuest", "Log Walk in the park in YearlyQuest"),
    // A word of the phrase is in a name as well: it hides none of the others.
    ("Log sleeep in YearlyQuest", "Log Sleep in YearlyQuest"),
  ])
  func letters(said: String, phrase: String) {
    let book = questBook(trends: [["Mood"], ["Walk in the park"], ["Sleep"]])
    #expect(book.match(said).nearMisses.first?.phrase == phrase)
  }

  @Test("shows the first value when none was nearly said")
  func noValue() {
    let misses = questBook().match("Log Chess in YearlyQuest").nearMisses
    #expect(misses.map(\.phrase) == ["Log Mood in YearlyQuest", "Update YearlyQuest"])
    #expect(misses.first?.missing == ["Mood"])
    #expect(misses.first?.extra == ["Chess"])
  }

  @Test("is compared with the name of the app that was said")
  func applicationName() {
    let misses = questBook(names: ["YearlyQuest", "my year"]).match("Log Sleep with my year").nearMisses
    #expect(misses.first?.phrase == "Log Sleep in my year")
    #expect(misses.first?.missing == ["in"])
    #expect(misses.first?.extra == ["with"])
  }

  @Test("has a word in the wrong place both missing and extra")
  func order() {
    let misses = questBook(log: []).match("YearlyQuest Update").nearMisses
    #expect(misses.map(\.missing) == [["Update"]])
    #expect(misses.map(\.extra) == [["Update"]])
  }

  @Test("when empty is far from the longest phrase", arguments: ["", " \n", "…", "\u{200B}"])
  func empty(sentence: String) {
    let misses = questBook().match(sentence).nearMisses
    #expect(misses.map(\.phrase) == ["Update YearlyQuest", "Log Mood in YearlyQuest"])
    #expect(misses.map(\.missing) == [["Update", "YearlyQuest"], ["Log", "Mood", "in", "YearlyQuest"]])
    #expect(misses.allSatisfy { $0.extra.isEmpty })
  }

  @Test("keeps the order of the book among equals")
  func ties() {
    let book = questBook(update: ["Go ${applicationName}", "Do ${applicationName}"], log: ["No ${applicationName}"])
    let phrases = book.match("So YearlyQuest").nearMisses.map(\.phrase)
    #expect(phrases == ["Go YearlyQuest", "Do YearlyQuest", "No YearlyQuest"])
  }

  @Test("writes differing characters of a script without spaces as one word")
  func unspaced() {
    let book = questBook(language: "ja", update: [], log: ["${applicationName}で${trend}を記録"], trends: [["睡眠"]])
    let miss = book.match("YearlyQuestで運動を記録").nearMisses.first
    #expect(miss?.missing == ["睡眠"])
    #expect(miss?.extra == ["運動"])
    #expect(book.match("YearlyQuestで運動 休Max2 を記録").nearMisses.first?.extra == ["運動", "休", "Max2"])
  }

  @Test("writes a word with what hangs on it as one")
  func attached() {
    let book = questBook(language: "tr", update: ["${applicationName}’i aç"], log: [])
    #expect(book.match("YearlyQuest aç").nearMisses.first?.missing == ["YearlyQuest’i"])
  }

  @Test("may be of any length; the first 64 words are compared")
  func long() {
    let words = Array(repeating: "mood at work in yearlyquest log", count: 2_000).joined(separator: " ")
    let book = PhraseBook(
      language: "en", applicationNames: ["YearlyQuest"],
      shortcuts: [PhraseBook.Shortcut(intent: "Log", phrases: ["Log ${trend} in ${applicationName}"])],
      values: [
        PhraseBook.Slot(intent: "Log", parameter: "trend"): (0..<1_000).map {
          PhraseBook.Value(id: "\($0)", texts: ["mood at work \($0)", "mood"])
        }
      ])
    let miss = book.match(words).nearMisses.first
    #expect(miss?.phrase == "Log mood at work 0 in YearlyQuest")
    #expect(miss?.missing == ["0"])
    #expect(miss?.extra.count == 58)
  }
}
