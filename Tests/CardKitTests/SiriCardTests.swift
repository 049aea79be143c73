import AppIntents
import CardKit
import CardModel
import IntentWire
import IntentWords
import Testing

private let folder = URL(fileURLWithPath: "/nowhere/App.resources/")

private struct Undo: AppIntent {
  static let title: LocalizedStringResource = "Undo"
  @Parameter(title: "Trend") var trend: String
  init() {}
  init(trend: String) { self.trend = trend }
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "\(trend) is undone") }
}

private struct Snooze: AppIntent {
  static let title: LocalizedStringResource = "Snooze"
  func perform() async throws -> some IntentResult { .result() }
}

@Suite("A card is made of elements") struct SiriCardTests {
  private func card(table: String? = nil, @CardBuilder _ content: () -> [any CardElement]) -> SiriCard {
    SiriCard(table: table, bundle: .atURL(folder), content: content)
  }

  private func localized(_ key: String, _ arguments: Argument..., table: String? = nil) -> Resource {
    Resource(key: key, arguments: arguments, table: table, bundle: folder)
  }

  @Test("whose words are in the bundle that is named once")
  func words() {
    let made = card(table: "Cards") {
      Eyebrow("TODAY")
      Headline("\(3) days")
    }
    #expect(
      made.card
        == Card([
          .eyebrow(localized("TODAY", table: "Cards")),
          .headline(localized("%lld days", .integer(3), table: "Cards")),
        ]))
  }

  @Test("or are the same in every language")
  func verbatim() {
    let made = card {
      Eyebrow(verbatim: "100% Sleep")
      Headline(verbatim: "TODAY")
      Well(verbatim: "Zap", intent: Snooze())
    }
    #expect(
      made.card
        == Card([
          .eyebrow(.verbatim("100% Sleep")), .headline(.verbatim("TODAY")),
          .wells([Card.Well(title: .verbatim("Zap"))]),
        ]))
  }

  @Test("with a week of days")
  func week() {
    let made = card {
      Week(
        [
          Week.Day("Mo"), Week.Day(verbatim: "2", entry: Week.Entry(1, of: 2)),
          Week.Day("We", entry: Week.Entry(0, of: 4, color: CardColor(0x990000), letter: "G"), isToday: true),
        ], spoken: "Great today")
    }
    let days = [
      Card.Day(label: localized("Mo")),
      Card.Day(label: .verbatim("2"), entry: Card.Entry(value: 1, greatest: 2)),
      Card.Day(
        label: localized("We"), entry: Card.Entry(value: 0, greatest: 4, color: "990000", letter: .verbatim("G")),
        isToday: true),
    ]
    #expect(made.card == Card([.week(Card.Week(days: days, spoken: localized("Great today")))]))
  }

  @Test("with figures and lines")
  func figures() {
    let made = card {
      Chip("STEADY")
      Row("SLEEP", value: "\(7) h", unit: "hrs")
      Row("STEPS", verbatim: "8,412")
      Row(verbatim: "Rides", verbatim: "4", unit: "rides")
      Row(verbatim: "Rides", value: "Four")
      Columns([
        Columns.Cell("CLIMB", value: "High"), Columns.Cell("TIME", verbatim: "3:58"),
        Columns.Cell(verbatim: "A", verbatim: "B"),
      ])
      Sentence("You slept well.")
      Footnote("Since Monday")
      Sentence(verbatim: "S")
      Chip(verbatim: "C")
      Footnote(verbatim: "F")
    }
    #expect(
      made.card
        == Card([
          .chip(localized("STEADY")),
          .row(
            Card.Row(
              label: localized("SLEEP"), value: localized("%lld h", .integer(7)), unit: localized("hrs"))),
          .row(Card.Row(label: localized("STEPS"), value: .verbatim("8,412"))),
          .row(Card.Row(label: .verbatim("Rides"), value: .verbatim("4"), unit: localized("rides"))),
          .row(Card.Row(label: .verbatim("Rides"), value: localized("Four"))),
          .columns([
            Card.Cell(label: localized("CLIMB"), value: localized("High")),
            Card.Cell(label: localized("TIME"), value: .verbatim("3:58")),
            Card.Cell(label: .verbatim("A"), value: .verbatim("B")),
          ]),
          .sentence(localized("You slept well.")), .footnote(localized("Since Monday")),
          .sentence(.verbatim("S")), .chip(.verbatim("C")), .footnote(.verbatim("F")),
        ]))
  }

  @Test("with a year of months")
  func year() {
    let made = card {
      Year(
        [
          Year.Month("Jan", days: [nil, Week.Entry(1, of: 2, color: CardColor(0x34C759), letter: "G")]),
          Year.Month(verbatim: "2", days: [nil], today: 1),
        ], spoken: "One good day")
    }
    let entry = Card.Entry(value: 1, greatest: 2, color: "34C759", letter: .verbatim("G"))
    let months = [
      Card.Month(label: localized("Jan"), days: [nil, entry]),
      Card.Month(label: .verbatim("2"), days: [nil], today: 1),
    ]
    #expect(made.card == Card([.year(Card.Year(months: months, spoken: localized("One good day")))]))
  }

  @Test("and of wells, which come last in one block")
  func wells() {
    let made = card {
      Well("Undo", intent: Undo(trend: "Sleep"))
      Headline("Great")
      Well("Snooze", isOn: false, intent: Snooze())
    }
    #expect(
      made.card
        == Card([
          .headline(localized("Great")),
          .wells([Card.Well(title: localized("Undo")), Card.Well(title: localized("Snooze"), isOn: false)]),
        ]))
  }

  @Test("chosen and repeated in the builder")
  func builder() {
    func summary(_ count: Int, _ isLate: Bool) -> [String] {
      let made = card {
        if isLate { Eyebrow("LATE") }
        if count > 1 { Headline("Many") } else { Headline("Few") }
        for number in 0..<count { Headline(verbatim: "\(number)") }
        [Eyebrow("A"), Eyebrow("B")] as [any CardElement]
        if let first = [Eyebrow("C")].first { first }
      }
      return CardText.lines(of: made.card, in: ["en"]).map { String($0.prefix(8)) }
    }
    #expect(summary(0, false) == ["headline", "eyebrow ", "eyebrow ", "eyebrow "])
    #expect(summary(2, true) == ["eyebrow ", "headline", "headline", "headline", "eyebrow ", "eyebrow ", "eyebrow "])
  }

  @Test("with an accent, on a material")
  func material() {
    let made = SiriCard(
      bundle: .atURL(folder), accent: CardColor(0xFF_6F_8F_6A),
      material: .glass.floor(0.5).tinted(CardColor(0x22_1A_14))
    ) {}
    #expect(made.card.accent?.hex == "6F8F6A")
    let settings = MaterialSettings(finish: .glass, ink: SRGB(hex: "221A14"), dials: [.floor: 0.5])
    #expect(made.card.material == settings)
    #expect(card {}.card.accent == nil)
    #expect(card {}.card.material == nil)
    #expect(CardMaterial.lowType.floor(.nan) == .ink)
    #expect(CardColor(hex: "221A14") == CardColor(0x22_1A_14))
    #expect(CardColor(hex: "#221A14") == nil)
  }

  @Test("with prose that ends where a sentence ends")
  func excerpt() {
    let text = "Dr. Xu came first. " + String(repeating: "Then a long sentence came. ", count: 6)
    #expect(text.cardExcerpt(budget: 20, language: "en") == "Dr. Xu came first.")
    #expect(text.cardExcerpt(language: "en").count == 126)
  }

  @Test("and may be empty")
  func empty() {
    #expect(card {}.card == Card([]))
  }
}

@Suite("A card is archived for whoever draws it") struct SiriCardArchiveTests {
  private let card = SiriCard(bundle: .atURL(folder)) {
    Headline("Great")
    Well("Undo", intent: Undo(trend: "Sleep"))
    Well(verbatim: "Zap", isOn: true, intent: Snooze())
  }

  @Test("with its kind and its data")
  func payload() throws {
    let archive = CardArchive(card._archived(), languages: ["en"])
    #expect(archive.kind == "card/1")
    #expect(try Card(payload: archive.payload) == card.card)
  }

  @Test("with the intents of its wells, one for one")
  func wells() throws {
    let archive = CardArchive(card._archived(), languages: ["en"])
    #expect(
      archive.wells.map(\.title) == [Resource(key: "Undo", bundle: folder), .verbatim("Zap")])
    #expect(archive.wells.map(\.isOn) == [nil, true])
    #expect(archive.wells.first?.invocation.parameters == ["trend": .string("Sleep")])
    #expect(archive.wells.map { $0.invocation.intent.split(separator: ".").last } == ["Undo", "Snooze"])
    #expect(archive.wells.last?.invocation.parameters == [:])
  }

  @Test("as the view of a result, with styled values in the languages of whoever sees it")
  func result() async throws {
    let performer = Performer(
      registry: IntentRegistry(modules: ["CardKitTests"]), environment: HostEnvironment(languages: ["de", "en"]))
    let outcome = try await performer.perform(Invocation(intent: "CardKitTests.Show"), asking: Nobody())
    let archive = try #require(outcome.card)
    let value = Argument.opaque(["de": "1.234,5", "en": "1,234.5"])
    #expect(
      try Card(payload: archive.payload)
        == Card([
          .headline(localized("%@ points", value)), .wells([Card.Well(title: localized("Undo"))]),
        ]))
    let well = try #require(archive.wells.first)
    #expect(try await performer.perform(well.invocation, asking: Nobody()).value == .string("Sleep is undone"))
  }

  private func localized(_ key: String, _ arguments: Argument...) -> Resource {
    Resource(key: key, arguments: arguments, bundle: folder)
  }
}

private struct Show: SnippetIntent {
  static let title: LocalizedStringResource = "Show"
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result {
      SiriCard(bundle: .atURL(folder)) {
        Headline("\(1234.5, format: .number) points")
        Well("Undo", intent: Undo(trend: "Sleep"))
      }
    }
  }
}
