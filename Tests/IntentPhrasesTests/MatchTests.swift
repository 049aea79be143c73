import IntentPhrases
import Testing

@Suite("A sentence reaches an intent") struct MatchTests {
  @Test("the phrase as written")
  func exact() {
    #expect(
      questBook().match("Update YearlyQuest")
        == .one(PhraseMatch.Match(intent: "Quest.Update", shortcut: 0)))
    #expect(
      questBook().match("Log Sleep in YearlyQuest")
        == .one(
          PhraseMatch.Match(
            intent: "Quest.Log", shortcut: 1,
            filled: PhraseMatch.Filled(parameter: "trend", value: "t2", title: "Sleep"))))
  }

  @Test(
    "case, width, marks, white space and punctuation make no difference",
    arguments: [
      "log sleep in yearlyquest", "  Log\tSleep \u{A0}in\nYearlyQuest ", "Log, “Sleep”, in YearlyQuest!",
      "ＬＯＧ　ｓｌｅｅｐ ｉｎ ＹｅａｒｌｙＱｕｅｓｔ", "Lóg Slëep in YearlyQuest", "Log Sle\u{301}ep in YearlyQuest",
      "\u{200F}Log Sleep in\u{200B} YearlyQuest\u{200E}", "...Log Sleep in YearlyQuest?…",
    ])
  func folded(sentence: String) {
    #expect(questBook().match(sentence).summary == ["Quest.Log t2"])
  }

  @Test(
    "every word counts",
    arguments: [
      "Log Sleep in", "Log Sleep in YearlyQuest now", "Log Sleep YearlyQuest", "LogSleep in YearlyQuest",
      "Log Sleep inYearlyQuest", "Log in YearlyQuest", "in YearlyQuest Log Sleep", "Log Sl eep in YearlyQuest", "",
      "?!", "YearlyQuest", "Log ${trend} in ${applicationName}",
    ])
  func notExact(sentence: String) {
    #expect(questBook().match(sentence).summary == [])
  }

  @Test("a name may begin another name")
  func prefixNames() {
    let book = questBook()
    #expect(book.match("Log Mood in YearlyQuest").summary == ["Quest.Log t0"])
    #expect(book.match("Log Mood at work in YearlyQuest").summary == ["Quest.Log t1"])
  }

  @Test("every reading of a sentence counts, in book order")
  func everyReading() {
    let book = questBook(
      log: ["Log ${trend} in ${applicationName}", "Log ${trend} ${applicationName}"],
      trends: [["Mood in"], ["Mood"]])
    #expect(book.match("Log Mood in YearlyQuest").summary == ["Quest.Log t1", "Quest.Log t0"])
  }

  @Test("a synonym of a value reaches it, and two ways to one value are one match")
  func synonyms() {
    let book = questBook(trends: [["Sleep", "Rest", "rest", "Sleep"], ["Workout", "Gym"]])
    #expect(book.match("Log rest in YearlyQuest").summary == ["Quest.Log t0"])
    #expect(
      book.match("log gym in yearlyquest")
        == .one(
          PhraseMatch.Match(
            intent: "Quest.Log", shortcut: 1,
            filled: PhraseMatch.Filled(parameter: "trend", value: "t1", title: "Workout"))))
  }

  @Test("a synonym that is another value's name is asked about")
  func sharedSynonym() {
    let book = questBook(trends: [["Sleep", "Rest"], ["Rest"]])
    #expect(book.match("Log Rest in YearlyQuest").summary == ["Quest.Log t0", "Quest.Log t1"])
  }

  @Test("values alike but for case are asked about")
  func alikeButForCase() {
    let book = questBook(trends: [["Sleep"], ["SLEEP"], ["Slēep"]])
    #expect(
      book.match("Log Sleep in YearlyQuest").summary == ["Quest.Log t0", "Quest.Log t1", "Quest.Log t2"])
  }

  @Test("a value may be called as the app is")
  func namedAsTheApp() {
    let book = questBook(
      log: ["Log ${trend} in ${applicationName}", "Update ${trend} ${applicationName}"], trends: [["YearlyQuest"]])
    #expect(book.match("Log YearlyQuest in YearlyQuest").summary == ["Quest.Log t0"])
    #expect(book.match("Update YearlyQuest").summary == ["Quest.Update"])
    #expect(book.match("Update YearlyQuest YearlyQuest").summary == ["Quest.Log t0"])
  }

  @Test("the app answers to all its names")
  func applicationSynonyms() {
    let book = questBook(names: ["YearlyQuest", "Yearly Quest", "my year"])
    for name in ["yearlyquest", "yearly quest", "My Year"] {
      #expect(book.match("Update \(name)").summary == ["Quest.Update"])
      #expect(book.match("Log Sleep in \(name)").summary == ["Quest.Log t2"])
    }
    #expect(book.match("Update year").summary == [])
  }

  @Test("one phrase of two shortcuts is asked about")
  func twoShortcuts() {
    let book = questBook(update: ["Go ${applicationName}"], log: ["Go ${applicationName}", "go, ${applicationName}!"])
    #expect(
      book.match("Go YearlyQuest")
        == .several([
          PhraseMatch.Match(intent: "Quest.Update", shortcut: 0), PhraseMatch.Match(intent: "Quest.Log", shortcut: 1),
        ]))
  }

  @Test("a slot may open the phrase, close it, and be all but the app's name")
  func slotPlaces() {
    let book = questBook(log: ["${applicationName} ${trend}", "${trend} ${applicationName}"])
    #expect(book.match("YearlyQuest Mood at work").summary == ["Quest.Log t1"])
    #expect(book.match("Mood at work YearlyQuest").summary == ["Quest.Log t1"])
    #expect(book.match("Mood at workYearlyQuest").summary == [])
  }
}

@Suite("A phrase that cannot be said is left out") struct DroppedPhraseTests {
  @Test("with the reason, in book order")
  func reasons() {
    let book = questBook(
      update: ["Update", "Update ${applicationName"], log: ["${a} ${b} ${applicationName}", "${a} ${applicationName}"])
    let dropped = book.dropped.map { [String($0.shortcut), $0.template, "\($0.reason)"] }
    #expect(
      dropped == [
        ["0", "Update", "noApplicationName"], ["0", "Update ${applicationName", "noApplicationName"],
        ["1", "${a} ${b} ${applicationName}", "severalParameters([\"a\", \"b\"])"],
        ["1", "${a} ${applicationName}", "noValues(parameter: \"a\")"],
      ])
    #expect(book.match("Update") == .none([]))
  }

  @Test("until the app has handed over its names")
  func noValues() {
    let book = questBook(trends: [])
    #expect(book.dropped.map(\.reason) == [.noValues(parameter: "trend")])
    #expect(book.match("Log Sleep in YearlyQuest").nearMisses.map(\.phrase) == ["Update YearlyQuest"])
  }

  @Test("when the app has no name that can be said")
  func namelessApp() {
    #expect(questBook(names: ["…"]).dropped.map(\.reason) == [.noApplicationName, .noApplicationName])
  }

  @Test("a name that cannot be said is no name")
  func unsayableValue() {
    let book = questBook(trends: [["  "], ["?!"], [""]])
    #expect(book.dropped.map(\.reason) == [.noValues(parameter: "trend")])
  }
}
