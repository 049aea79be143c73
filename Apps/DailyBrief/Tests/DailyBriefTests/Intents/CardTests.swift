import BriefEngine
import CardTesting
import Testing

@testable import AppIntents
@testable import BriefIntents
@testable import CardKit
@testable import CardModel

@Suite("The card")
struct CardTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("breaks no law, on any day, in any language", arguments: Day.allCases, languages)
  func laws(day: Day, language: String) throws {
    let door = try day.door(scratch, language: language)
    let words = BriefWords(try door.today(), language: language)
    let card = try BriefSnippetIntent().card(through: door).card
    expectLawfulCard(
      card, in: [language], spoken: read(words.spoken, language), printed: read(words.shown, language))
  }

  @Test("drawn twice it is the same card, and nothing is written", arguments: Day.allCases)
  func pure(day: Day) async throws {
    let door = try day.door(scratch)
    let (bytes, writes) = (scratch.bytes, scratch.writes)
    #expect(try door.card() == door.card())
    _ = try BriefSnippetIntent().perform(using: door)
    #expect(scratch.bytes == bytes && scratch.writes == writes)
  }

  @Test("shows figures in the person's form, and whole sentences of the note")
  func fresh() throws {
    let door = try Day.fresh.door(scratch)
    #expect(
      try door.card().lines("en") == [
        "eyebrow  TODAY", "headline Under way", "row      FOCUS | 92 | min", "row      STEPS | 8,412",
        "row      SLEEP | 7:12 | h", "sentence Call home.", "wells    [Start focus] [Snooze]",
      ])
  }

  @Test("snoozed, the sentence is another, and the well resumes")
  func snoozed() throws {
    let fresh = try Day.fresh.door(scratch).card().lines("hr")
    let snoozed = try Day.snoozed.door(scratch).card().lines("hr")
    #expect(fresh.count == snoozed.count)
    let changed = zip(fresh, snoozed).filter { $0 != $1 }
    #expect(changed.map(\.0) == ["sentence Call home.", "wells    [Započni fokus] [Odgodi]"])
    #expect(changed.map(\.1) == ["sentence Odgođeno do sutra.", "wells    [Započni fokus] [Nastavi]"])
  }

  @Test("a day of which nothing is known has no figures and no sentence")
  func empty() throws {
    let door = try Day.empty.door(scratch)
    let lines = ["eyebrow  HEUTE", "headline Noch unbeschrieben", "wells    [Fokus starten] [Pausieren]"]
    #expect(try door.card().lines("de") == lines)
  }

  @Test("the second well asks for the opposite of what is", arguments: [false, true])
  func control(isSnoozed: Bool) throws {
    let door = try scratch.door()
    try door.perform(.snooze(isSnoozed))
    let controls = try BriefSnippetIntent().card(through: door).card.controls
    #expect(controls.count == 2 && controls.first?.intent is StartFocusIntent)
    #expect((controls.last?.intent as? SnoozeIntent)?.snoozed == !isSnoozed)
  }
}
