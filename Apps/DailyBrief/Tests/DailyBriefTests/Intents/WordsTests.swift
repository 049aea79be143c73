import AppIntents
import BriefEngine
import Testing

@testable import BriefIntents

@Suite("What a person hears and reads")
struct WordsTests {
  private func words(_ commands: BriefCommand..., language: String = "en") throws -> BriefWords {
    let door = try Scratch().door(language: language)
    for command in commands { try door.perform(command) }
    return BriefWords(try door.today(), language: language)
  }

  @Test(
    "the figures, in the forms that each language has",
    arguments: [
      ("en", 1, 1, 61, "Under way: today 1 minute of focus, 1 step and 1 hour, 1 minute of sleep."),
      ("en", 92, 8412, 432, "Under way: today 92 minutes of focus, 8,412 steps and 7 hours, 12 minutes of sleep."),
      ("de", 1, 1, 60, "Mittendrin: heute 1 Minute Fokus, 1 Schritt, 1 Stunde Schlaf."),
      ("de", 92, 8412, 432, "Mittendrin: heute 92 Minuten Fokus, 8.412 Schritte, 7 Stunden und 12 Minuten Schlaf."),
      ("hr", 1, 21, 60, "U tijeku: danas fokus 1 minuta, 21 korak, san 1 sat."),
      ("hr", 92, 8412, 124, "U tijeku: danas fokus 92 minute, 8.412 koraka, san 2 sata, 4 minute."),
      ("hr", 5, 5, 432, "U tijeku: danas fokus 5 minuta, 5 koraka, san 7 sati, 12 minuta."),
    ])
  func spoken(language: String, focus: Int, steps: Int, sleep: Int, sentence: String) throws {
    let words = try words(.log(.focus, focus), .log(.steps, steps), .log(.sleep, sleep))
    #expect(read(words.spoken, language) == sentence)
  }

  @Test(
    "what the card says in prose is spoken too",
    arguments: [
      ("en", "A blank page: nothing is logged yet today. Snoozed until tomorrow."),
      ("de", "Noch unbeschrieben: Heute ist nichts eingetragen. Pausiert bis morgen."),
      ("hr", "Prazna stranica: danas još ništa nije zabilježeno. Odgođeno do sutra."),
    ])
  func prose(language: String, sentence: String) throws {
    #expect(read(try words(.snooze(true)).spoken, language) == sentence)
    let noted = try words(.note("Call home."))
    #expect(read(noted.spoken, language).hasSuffix(". Call home."))
  }

  @Test("the card takes whole sentences as the person's language ends them, and the app takes the note as it is")
  func excerpt() throws {
    // In German "Mio." is an abbreviation, and in English the end of a sentence that would still fit.
    let first = "Der Vertrag ist da."
    let note = first + " Er ist 3 Mio. Euro wert" + String(repeating: ", und er gilt noch lange", count: 6) + "."
    let words = try words(.note(note), language: "de")
    #expect(words.prose.map { read(LocalizedStringResource($0, bundle: .adapter), "de") } == first)
    #expect(words.page.last?.map { read($0, "de") } == [note])
  }

  @Test("a note whose first sentence has no room on a card is left to the app", arguments: languages)
  func noRoom(language: String) throws {
    let note = "Pack the map" + String(repeating: " and the tickets", count: 8) + ". Call home."
    let words = try words(.note(note), language: language)
    #expect(words.prose == nil)
    #expect(words.page.last?.map { read($0, language) } == [note])
  }

  @Test("above the card stands a line that does not repeat it")
  func shown() throws {
    let shown = try words().shown
    #expect(languages.map { read(shown, $0) } == ["Here is your day.", "Hier ist dein Tag.", "Evo tvog dana."])
  }

  @Test(
    "a failure, in words for the person",
    arguments: [
      (
        BriefFailure.unfit(.steps, most: 999_999), "That must be a whole number from 0 to 999,999.",
        "Das muss eine ganze Zahl von 0 bis 999.999 sein.", "To mora biti cijeli broj od 0 do 999.999."
      ),
      (
        .longNote(most: 1000), "That is too long: at most 1,000 characters fit.",
        "Das ist zu lang: Höchstens 1.000 Zeichen haben Platz.", "To je predugo: stane najviše 1.000 znakova."
      ),
      (
        .unreadable(path: ""), "DailyBrief cannot read today's brief.",
        "DailyBrief kann den heutigen Überblick nicht lesen.", "DailyBrief ne može pročitati današnji pregled."
      ),
      (
        .unwritable(path: ""), "DailyBrief cannot keep today's brief.",
        "DailyBrief kann den heutigen Überblick nicht sichern.", "DailyBrief ne može spremiti današnji pregled."
      ),
      (
        .busy(path: ""), "DailyBrief is busy. Try again in a moment.",
        "DailyBrief ist beschäftigt. Versuche es gleich noch einmal.",
        "DailyBrief je zauzet. Pokušaj ponovno za trenutak."
      ),
      (
        .unreadableClock(""), "DailyBrief cannot tell the time.", "DailyBrief kann die Uhrzeit nicht lesen.",
        "DailyBrief ne može očitati vrijeme."
      ),
    ])
  func failures(failure: BriefFailure, en: String, de: String, hr: String) {
    #expect(languages.map { read(BriefError(failure).localizedStringResource, $0) } == [en, de, hr])
  }
}
