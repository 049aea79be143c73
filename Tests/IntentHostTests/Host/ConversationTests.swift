import IntentHost
import IntentWire
import IntentWords
import Testing

@Suite("A question is put into words, and the words of the answer are read")
struct ConversationTests {
  /// Asks the question in a run, and returns what the extension was answered and what the person heard.
  func ask(
    _ question: Question, _ answers: [AudienceAnswer], surface: Surface = Surface()
  ) async -> (answer: Answer?, prompts: [String], heard: [AskedQuestion], sheet: Sheet) {
    actor Answered {
      var answer: Answer?
      func set(_ answer: Answer) { self.answer = answer }
    }
    let answered = Answered()
    let audience = ScriptedAudience(answers)
    let connection = ScriptedExtension(
      ExtensionDescription(intents: [.named("M.Ask")]),
      intents: [
        "M.Ask": { _, person in
          let answer = try await person.answer(question)
          await answered.set(answer)
          if answer == .cancelled { throw IntentFailure.cancelled }
          return Outcome(dialog: .said("ok"))
        },
        "M.Card": { _, _ in Outcome(card: CardArchive(kind: "test/1", payload: "{}")) },
      ])
    let host = IntentHost.Host(
      connection: connection, surface: surface, applicationNames: ["Quest"], audience: audience)
    let sheet = await host.run("Ask", values: [:])
    return await (answered.answer, audience.prompts, audience.heard, sheet)
  }

  static let trends = Question(
    kind: .choice, title: .verbatim("Trend"), options: [.named("Sleep", synonyms: ["Rest"]), .named("Čitanje")])

  @Test(
    "an option is known by title or synonym, whatever the case, the accents and the width",
    arguments: [
      ("Sleep", 0), ("sleep", 0), (" SLEEP. ", 0), ("rest", 0), ("ｓｌｅｅｐ", 0), ("citanje", 1), ("ČITANJE!", 1),
    ])
  func option(_ words: String, _ place: Int) async {
    #expect(await ask(Self.trends, [.words(words)]).answer == .option(place))
  }

  @Test("what is no option is asked again with the reason, three times in all, and is then cancelled")
  func threeTries() async {
    let result = await ask(Self.trends, [.words("Mood"), .words(""), .words("Run"), .words("Sleep")])
    #expect(result.answer == .cancelled)
    #expect(
      result.prompts == [
        "Which “Trend”?", "“Mood” is not among the choices. Which “Trend”?",
        "“” is not among the choices. Which “Trend”?",
      ])
    #expect(result.heard.map(\.options) == Array(repeating: ["Sleep", "Čitanje"], count: 3))
    #expect(result.sheet.ending == .cancelled && result.sheet.spoken == "Cancelled.")
  }

  @Test("the second try may be right")
  func secondTry() async {
    #expect(await ask(Self.trends, [.words("Mood"), .words("Sleep")]).answer == .option(0))
  }

  @Test("a part of a name is enough when only one has it")
  func partOfAName() async {
    let question = Question(
      kind: .choice, dialog: .said("Which?"), options: [.named("Morning walk"), .named("Morning run"), .named("Čitanje")])
    #expect(await ask(question, [.words("walk")]).answer == .option(0))
    let result = await ask(question, [.words("morning"), .words("run, morning!")])
    #expect(result.answer == .option(1))
    #expect(result.prompts.last == "“morning” could mean more than one. Which?")
    #expect(await ask(question, [.words("mor"), .words(""), .words("!")]).answer == .cancelled)
    let synonyms = Question(
      kind: .choice, dialog: .said("Which?"), options: [.named("Red car", synonyms: ["Blue van"]), .named("Train")])
    #expect(await ask(synonyms, [.words("van")]).answer == .option(0))
    #expect(await ask(synonyms, [.words("red van"), .words("red van"), .words("red van")]).answer == .cancelled)
  }

  @Test("options of one title are told apart by their subtitles; the title alone is ambiguous")
  func sameTitle() async {
    let question = Question(
      kind: .choice, dialog: .said("Which?"),
      options: [.named("Sleep", subtitle: "at home"), .named("Sleep", subtitle: "away"), .named("Run")])
    let result = await ask(question, [.words("sleep"), .words("Sleep, away")])
    #expect(result.answer == .option(1))
    #expect(result.heard.first?.options == ["Sleep, at home", "Sleep, away", "Run"])
    #expect(result.prompts.last == "“sleep” could mean more than one. Which?")
  }

  @Test(
    "yes and no are known in the person's language",
    arguments: [
      ("en", "Yes", true), ("en", "y", true), ("de", "N", false), ("hr", "d", true), ("en", "nope", false), ("de", "Ja", true), ("de-CH", "nein", false), ("hr", "DA", true),
      ("hr", "može", true), ("hr", "moze", true), ("hr", "odustani", false), ("fr", "yes", true),
    ])
  func confirmation(_ language: String, _ words: String, _ isYes: Bool) async {
    let result = await ask(
      Question(kind: .confirmation), [.words(words)], surface: Surface(languages: [language]))
    #expect(result.answer == .confirmed(isYes))
  }

  @Test("the keywords hold in any language")
  func keywords() async {
    let croatian = Surface(languages: ["hr"])
    #expect(await ask(Question(kind: .confirmation), [.yes], surface: croatian).answer == .confirmed(true))
    #expect(await ask(Question(kind: .confirmation), [.no], surface: croatian).answer == .confirmed(false))
    #expect(await ask(Question(kind: .confirmation), [.cancel], surface: croatian).answer == .cancelled)
    #expect(await ask(Self.trends, [.words("otkaži")], surface: croatian).answer == .cancelled)
    let yesOrNo = Question(kind: .value, type: .boolean)
    #expect(await ask(yesOrNo, [.yes], surface: croatian).answer == .text("true"))
    #expect(await ask(yesOrNo, [.words("ne")], surface: croatian).answer == .text("false"))
    #expect(await ask(Question(kind: .value, type: .string), [.no], surface: croatian).answer == .text("Ne"))
  }

  @Test("neither yes nor no is asked again")
  func neither() async {
    let result = await ask(
      Question(kind: .confirmation, dialog: .said("Loggen?", "Log")), [.words("vielleicht"), .words("ja")],
      surface: Surface(languages: ["de"]))
    #expect(result.answer == .confirmed(true))
    #expect(result.prompts == ["Loggen?", "„vielleicht“ ist weder Ja noch Nein. Loggen?"])
  }

  @Test(
    "the app's own words for going on and for not are taken, and yes and no still",
    arguments: [("Remove it", true), ("keep it", false), ("no", false), ("yes", true)])
  func ownVerbs(_ words: String, _ isConfirmed: Bool) async {
    let question = Question(kind: .confirmation, options: [.named("Remove it"), .named("Keep it")], action: "custom")
    #expect(await ask(question, [.words(words)]).answer == .confirmed(isConfirmed))
  }

  @Test("a word that both buttons share decides nothing")
  func sharedVerb() async {
    let question = Question(
      kind: .confirmation, dialog: .said("Remove it?"),
      options: [.named("Remove it", synonyms: ["it"]), .named("Keep it", synonyms: ["It"])], action: "custom")
    let result = await ask(question, [.words("it"), .words("keep it")])
    #expect(result.answer == .confirmed(false))
    #expect(result.prompts == ["Remove it?", "“it” could mean more than one. Remove it?"])
  }

  @Test("what is no button of the app's own is told to be none")
  func noButton() async {
    let question = Question(
      kind: .confirmation, dialog: .said("Remove it?"), options: [.named("Remove it"), .named("Keep it")], action: "custom")
    let result = await ask(question, [.words("maybe"), .words("keep it")])
    #expect(result.prompts.last == "“maybe” is not among the choices. Remove it?")
    #expect(result.answer == .confirmed(false))
  }

  @Test("the value that is to be confirmed is no button")
  func shownValue() async {
    let question = Question(kind: .confirmation, dialog: .said("This one?"), options: [.named("Sleep")])
    let result = await ask(question, [.words("sleep"), .words("yes")])
    #expect(result.prompts.last == "“sleep” is neither yes nor no. This one?")
    #expect(result.answer == .confirmed(true))
  }

  @Test("an open value is passed on as it was said, a suggestion by its place")
  func value() async {
    let question = Question(kind: .value, type: .string, options: [.named("Sleep")])
    #expect(await ask(question, [.words("cancel")]).answer == .text("cancel"))
    #expect(await ask(question, [.words("sleep")]).answer == .option(0))
  }

  struct Prompt: Sendable {
    var question: Question
    var language: String
    var text: String
  }

  static let range = ClosedRangeDescriptor(lower: .integer(1), upper: .integer(1500))
  static let prompts = [
    Prompt(question: Question(kind: .value, title: .verbatim("Note")), language: "en", text: "What is “Note”?"),
    Prompt(question: Question(kind: .value), language: "de", text: "Was ist der Wert?"),
    Prompt(
      question: Question(kind: .choice, title: .verbatim("Trend")), language: "hr", text: "Što odabireš za „Trend”?"),
    Prompt(question: Question(kind: .confirmation), language: "hr", text: "Želiš li nastaviti?"),
    Prompt(question: Question(kind: .continueInForeground), language: "de", text: "In Quest fortfahren?"),
    Prompt(
      question: Question(
        kind: .value, dialog: .said("How many?"), type: .integer,
        refusal: Refusal(reason: .outOfRange, answer: "9999", range: range)),
      language: "en", text: "“9999” is not between 1 and 1,500. How many?"),
    Prompt(
      question: Question(
        kind: .value, dialog: .said("Wie viele?"), type: .integer,
        refusal: Refusal(reason: .outOfRange, answer: "9999", range: range)),
      language: "de", text: "„9999“ liegt nicht zwischen 1 und 1.500. Wie viele?"),
    Prompt(
      question: Question(
        kind: .value, dialog: .said("Koliko?"), type: .integer, refusal: Refusal(reason: .unreadable, answer: "pet")),
      language: "hr", text: "„pet” nije cijeli broj. Koliko?"),
    Prompt(
      question: Question(kind: .choice, dialog: .said("Which?"), refusal: Refusal(reason: .ambiguous, answer: "S")),
      language: "en", text: "“S” could mean more than one. Which?"),
    Prompt(
      question: Question(kind: .value, dialog: .said("Which?"), refusal: Refusal(reason: .unknown, answer: "S")),
      language: "en", text: "“S” is not among the choices. Which?"),
  ]

  @Test("the host's own words", arguments: prompts)
  func prompt(_ prompt: Prompt) async {
    let result = await ask(prompt.question, [.cancel], surface: Surface(languages: [prompt.language]))
    #expect(result.prompts == [prompt.text])
  }

  @Test("the card of a question is drawn for it, except where nothing is seen")
  func card() async {
    let question = Question(kind: .confirmation, snippet: Invocation(intent: "M.Card"))
    #expect(await ask(question, [.yes]).heard.first?.card?.kind == "test/1")
    let heard = await ask(question, [.yes], surface: Surface(kind: .voiceOnly)).heard
    #expect(heard.count == 1 && heard.first?.card == nil)
  }

  @Test("the card that a question brings is shown with it, except where nothing is seen")
  func drawnCard() async {
    let question = Question(kind: .confirmation, card: CardArchive(kind: "drawn/1", payload: "{}"))
    #expect(await ask(question, [.yes]).heard.first?.card == question.card)
    let heard = await ask(question, [.yes], surface: Surface(kind: .voiceOnly)).heard
    #expect(heard.count == 1 && heard.first?.card == nil)
  }

  @Test("coming to the foreground is asked, except where there is no screen")
  func foreground() async {
    let question = Question(kind: .continueInForeground)
    let agreed = await ask(question, [.yes])
    #expect(agreed.answer == .confirmed(true))
    let refused = await ask(question, [.no])
    #expect(refused.answer == .confirmed(false))
    let voice = await ask(question, [.yes], surface: Surface(kind: .voiceOnly))
    #expect(voice.answer == .confirmed(false) && voice.heard.isEmpty)
  }
}
