import AppIntents
import QuestEngine
import Testing

@testable import QuestIntents

/// The counts fall in each Croatian category, and where English and Croatian part ways: 11, 21, 101.
@Suite("The words: each count takes its form")
struct WordsPluralTests {
  static let counts = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101]

  private func expect(_ texts: [String], _ language: String, _ sentence: (Int) -> LocalizedStringResource) {
    #expect(texts.count == Self.counts.count)
    for (count, text) in zip(Self.counts, texts) { #expect(read(sentence(count), language) == text) }
  }

  private func logged(_ count: Int) -> LocalizedStringResource { words("\(count) days logged this week.") }

  @Test("days of a week in Croatian")
  func daysCroatian() {
    expect(
      [
        "Ovaj tjedan zabilježeno je 0 dana.", "Ovaj tjedan zabilježen je 1 dan.", "Ovaj tjedan zabilježena su 2 dana.",
        "Ovaj tjedan zabilježena su 4 dana.", "Ovaj tjedan zabilježeno je 5 dana.",
        "Ovaj tjedan zabilježeno je 11 dana.", "Ovaj tjedan zabilježeno je 12 dana.",
        "Ovaj tjedan zabilježen je 21 dan.", "Ovaj tjedan zabilježena su 22 dana.",
        "Ovaj tjedan zabilježeno je 25 dana.", "Ovaj tjedan zabilježen je 101 dan.",
      ], "hr", logged)
  }

  @Test("days of a week in English and German")
  func days() {
    expect(
      [
        "0 days logged this week.", "1 day logged this week.", "2 days logged this week.", "4 days logged this week.",
        "5 days logged this week.", "11 days logged this week.", "12 days logged this week.",
        "21 days logged this week.", "22 days logged this week.", "25 days logged this week.",
        "101 days logged this week.",
      ], "en", logged)
    expect(
      [
        "0 Tage diese Woche eingetragen.", "1 Tag diese Woche eingetragen.", "2 Tage diese Woche eingetragen.",
        "4 Tage diese Woche eingetragen.", "5 Tage diese Woche eingetragen.", "11 Tage diese Woche eingetragen.",
        "12 Tage diese Woche eingetragen.", "21 Tage diese Woche eingetragen.", "22 Tage diese Woche eingetragen.",
        "25 Tage diese Woche eingetragen.", "101 Tage diese Woche eingetragen.",
      ], "de", logged)
  }

  @Test("days of a month and of a year")
  func longerDays() {
    let croatian = ["o je 0 dana", " je 1 dan", "a su 2 dana", "a su 4 dana", "o je 5 dana", "o je 11 dana"]
    for (count, form) in zip([0, 1, 2, 4, 5, 11], croatian) {
      #expect(read(words("\(count) days logged this month."), "hr") == "Ovaj mjesec zabilježen\(form).")
      #expect(read(words("\(count) days logged this year."), "hr") == "Ove godine zabilježen\(form).")
    }
    for count in Self.counts {
      let (day, tag) = count == 1 ? ("day", "Tag") : ("days", "Tage")
      #expect(read(words("\(count) days logged this month."), "en") == "\(count) \(day) logged this month.")
      #expect(read(words("\(count) days logged this year."), "en") == "\(count) \(day) logged this year.")
      #expect(read(words("\(count) days logged this month."), "de") == "\(count) \(tag) diesen Monat eingetragen.")
      #expect(read(words("\(count) days logged this year."), "de") == "\(count) \(tag) dieses Jahr eingetragen.")
    }
  }

  @Test("days alone, on a chip")
  func chip() {
    let days = { (count: Int) in words("\(count) days") }
    let dan = Set([1, 21, 101])
    expect(Self.counts.map { "\($0) \(dan.contains($0) ? "dan" : "dana")" }, "hr", days)
    expect(Self.counts.map { "\($0) \($0 == 1 ? "day" : "days")" }, "en", days)
    expect(Self.counts.map { "\($0) \($0 == 1 ? "Tag" : "Tage")" }, "de", days)
  }

  @Test("trends")
  func trends() {
    let trends = { (count: Int) in words("\(count) trends") }
    expect(
      [
        "0 trendova", "1 trend", "2 trenda", "4 trenda", "5 trendova", "11 trendova", "12 trendova", "21 trend",
        "22 trenda", "25 trendova", "101 trend",
      ], "hr", trends)
    expect(
      [
        "0 trends", "1 trend", "2 trends", "4 trends", "5 trends", "11 trends", "12 trends", "21 trends", "22 trends",
        "25 trends", "101 trends",
      ], "en", trends)
    expect(
      [
        "0 Trends", "1 Trend", "2 Trends", "4 Trends", "5 Trends", "11 Trends", "12 Trends", "21 Trends", "22 Trends",
        "25 Trends", "101 Trends",
      ], "de", trends)
  }

  @Test("options")
  func options() {
    let options = { (count: Int) in words("\(count) options") }
    expect(
      [
        "0 opcija", "1 opcija", "2 opcije", "4 opcije", "5 opcija", "11 opcija", "12 opcija", "21 opcija",
        "22 opcije", "25 opcija", "101 opcija",
      ], "hr", options)
    expect(
      [
        "0 options", "1 option", "2 options", "4 options", "5 options", "11 options", "12 options", "21 options",
        "22 options", "25 options", "101 options",
      ], "en", options)
    expect(
      [
        "0 Optionen", "1 Option", "2 Optionen", "4 Optionen", "5 Optionen", "11 Optionen", "12 Optionen",
        "21 Optionen", "22 Optionen", "25 Optionen", "101 Optionen",
      ], "de", options)
  }

  @Test("the fewest options")
  func fewest() {
    let failure = { (count: Int) in QuestIntentError(.tooFewOptions(0, fewest: count)).localizedStringResource }
    expect(
      [
        "Trend mora imati najmanje 0 opcija.", "Trend mora imati najmanje 1 opciju.",
        "Trend mora imati najmanje 2 opcije.", "Trend mora imati najmanje 4 opcije.",
        "Trend mora imati najmanje 5 opcija.", "Trend mora imati najmanje 11 opcija.",
        "Trend mora imati najmanje 12 opcija.", "Trend mora imati najmanje 21 opciju.",
        "Trend mora imati najmanje 22 opcije.", "Trend mora imati najmanje 25 opcija.",
        "Trend mora imati najmanje 101 opciju.",
      ], "hr", failure)
    expect(
      [
        "A trend needs at least 0 options.", "A trend needs at least 1 option.", "A trend needs at least 2 options.",
        "A trend needs at least 4 options.", "A trend needs at least 5 options.", "A trend needs at least 11 options.",
        "A trend needs at least 12 options.", "A trend needs at least 21 options.",
        "A trend needs at least 22 options.", "A trend needs at least 25 options.",
        "A trend needs at least 101 options.",
      ], "en", failure)
    expect(
      [
        "Ein Trend braucht mindestens 0 Optionen.", "Ein Trend braucht mindestens 1 Option.",
        "Ein Trend braucht mindestens 2 Optionen.", "Ein Trend braucht mindestens 4 Optionen.",
        "Ein Trend braucht mindestens 5 Optionen.", "Ein Trend braucht mindestens 11 Optionen.",
        "Ein Trend braucht mindestens 12 Optionen.", "Ein Trend braucht mindestens 21 Optionen.",
        "Ein Trend braucht mindestens 22 Optionen.", "Ein Trend braucht mindestens 25 Optionen.",
        "Ein Trend braucht mindestens 101 Optionen.",
      ], "de", failure)
  }

  @Test("the most options")
  func most() {
    let failure = { (count: Int) in QuestIntentError(.tooManyOptions(0, most: count)).localizedStringResource }
    expect(
      [
        "Trend može imati najviše 0 opcija.", "Trend može imati najviše 1 opciju.",
        "Trend može imati najviše 2 opcije.", "Trend može imati najviše 4 opcije.",
        "Trend može imati najviše 5 opcija.", "Trend može imati najviše 11 opcija.",
        "Trend može imati najviše 12 opcija.", "Trend može imati najviše 21 opciju.",
        "Trend može imati najviše 22 opcije.", "Trend može imati najviše 25 opcija.",
        "Trend može imati najviše 101 opciju.",
      ], "hr", failure)
    expect(
      [
        "A trend can have at most 0 options.", "A trend can have at most 1 option.",
        "A trend can have at most 2 options.", "A trend can have at most 4 options.",
        "A trend can have at most 5 options.", "A trend can have at most 11 options.",
        "A trend can have at most 12 options.", "A trend can have at most 21 options.",
        "A trend can have at most 22 options.", "A trend can have at most 25 options.",
        "A trend can have at most 101 options.",
      ], "en", failure)
    expect(
      [
        "Ein Trend kann höchstens 0 Optionen haben.", "Ein Trend kann höchstens 1 Option haben.",
        "Ein Trend kann höchstens 2 Optionen haben.", "Ein Trend kann höchstens 4 Optionen haben.",
        "Ein Trend kann höchstens 5 Optionen haben.", "Ein Trend kann höchstens 11 Optionen haben.",
        "Ein Trend kann höchstens 12 Optionen haben.", "Ein Trend kann höchstens 21 Optionen haben.",
        "Ein Trend kann höchstens 22 Optionen haben.", "Ein Trend kann höchstens 25 Optionen haben.",
        "Ein Trend kann höchstens 101 Optionen haben.",
      ], "de", failure)
  }

  /// A sentence with two counts: each takes its own form, whatever the other is.
  @Test("the counts of how it is going, apart from each other", arguments: QuestPeriod.allCases)
  func going(period: QuestPeriod) throws {
    let day = Self.counts.map { "\($0) \($0 == 1 ? "day" : "days")" }
    let tag = Self.counts.map { "\($0) \($0 == 1 ? "Tag" : "Tagen")" }
    let dan = [
      "0 dana", "1 dan", "2 dana", "4 dana", "5 dana", "11 dana", "12 dana", "21 dan", "22 dana", "25 dana", "101 dan",
    ]
    let zabiljezeno = [
      "zabilježeno je 0 dana", "zabilježen je 1 dan", "zabilježena su 2 dana", "zabilježena su 4 dana",
      "zabilježeno je 5 dana", "zabilježeno je 11 dana", "zabilježeno je 12 dana", "zabilježen je 21 dan",
      "zabilježena su 22 dana", "zabilježeno je 25 dana", "zabilježen je 101 dan",
    ]
    let (en, de, hr) = switch period {
    case .week: ("this week", "diese Woche", "ovaj tjedan")
    case .month: ("this month", "diesen Monat", "ovaj mjesec")
    case .year: ("this year", "dieses Jahr", "ove godine")
    }
    for (one, logged) in Self.counts.enumerated() {
      for (other, frequent) in Self.counts.enumerated() where frequent > 0 && frequent <= logged {
        let sentence = sentence(period, logged: logged, frequent: frequent)
        #expect(read(sentence, "en") == "San is logged on \(day[one]) \(en), most often Da: on \(day[other]).")
        #expect(
          read(sentence, "de")
            == "Der Trend San ist \(de) an \(tag[one]) eingetragen, am häufigsten Da: an \(tag[other]).")
        #expect(read(sentence, "hr") == "Za trend San \(hr) \(zabiljezeno[one]), najčešće Da: \(dan[other]).")
      }
    }
    expect(zabiljezeno.map { "Za trend San \(hr) \($0), a nijedna opcija ne prevladava." }, "hr") { tie(period, $0) }
    expect(day.map { "San is logged on \($0) \(en), and no option stands out." }, "en") { tie(period, $0) }
    expect(tag.map { "Der Trend San ist \(de) an \($0) eingetragen, und keine Option überwiegt." }, "de") {
      tie(period, $0)
    }
  }

  private func sentence(_ period: QuestPeriod, logged: Int, frequent: Int) -> LocalizedStringResource {
    switch period {
    case .week: words("\("San") is logged on \(logged) days this week, most often \("Da"): on \(frequent) days.")
    case .month: words("\("San") is logged on \(logged) days this month, most often \("Da"): on \(frequent) days.")
    case .year: words("\("San") is logged on \(logged) days this year, most often \("Da"): on \(frequent) days.")
    }
  }

  private func tie(_ period: QuestPeriod, _ count: Int) -> LocalizedStringResource {
    switch period {
    case .week: words("\("San") is logged on \(count) days this week, and no option stands out.")
    case .month: words("\("San") is logged on \(count) days this month, and no option stands out.")
    case .year: words("\("San") is logged on \(count) days this year, and no option stands out.")
    }
  }

  @Test("how long a text may be")
  func longest() {
    let failure = { (count: Int) in
      QuestIntentError(.unfitText("", as: .note, because: .tooLong(limit: count))).localizedStringResource
    }
    expect(
      [
        "To je predugo: stane najviše 0 znakova.", "To je predugo: stane najviše 1 znak.",
        "To je predugo: stanu najviše 2 znaka.", "To je predugo: stanu najviše 4 znaka.",
        "To je predugo: stane najviše 5 znakova.", "To je predugo: stane najviše 11 znakova.",
        "To je predugo: stane najviše 12 znakova.", "To je predugo: stane najviše 21 znak.",
        "To je predugo: stanu najviše 22 znaka.", "To je predugo: stane najviše 25 znakova.",
        "To je predugo: stane najviše 101 znak.",
      ], "hr", failure)
    expect(
      Self.counts.map {
        "That is too long: at most \($0) \($0 == 1 ? "character fits" : "characters fit")."
      }, "en", failure)
    expect(
      Self.counts.map { "Das ist zu lang: Höchstens \($0) Zeichen \($0 == 1 ? "passt" : "passen") hinein." }, "de",
      failure)
  }

  @Test("choices and removed trends, in the lists of Shortcuts")
  func lists() {
    let choices = { (count: Int) in words("\(count) choices") }
    expect(
      [
        "0 izbora", "1 izbor", "2 izbora", "4 izbora", "5 izbora", "11 izbora", "12 izbora", "21 izbor", "22 izbora",
        "25 izbora", "101 izbor",
      ], "hr", choices)
    expect(Self.counts.map { "\($0) \($0 == 1 ? "choice" : "choices")" }, "en", choices)
    expect(Self.counts.map { "\($0) \($0 == 1 ? "Angabe" : "Angaben")" }, "de", choices)
    let removed = { (count: Int) in words("\(count) removed trends") }
    expect(
      [
        "0 uklonjenih trendova", "1 uklonjeni trend", "2 uklonjena trenda", "4 uklonjena trenda",
        "5 uklonjenih trendova", "11 uklonjenih trendova", "12 uklonjenih trendova", "21 uklonjeni trend",
        "22 uklonjena trenda", "25 uklonjenih trendova", "101 uklonjeni trend",
      ], "hr", removed)
    expect(Self.counts.map { "\($0) \($0 == 1 ? "removed trend" : "removed trends")" }, "en", removed)
    expect(Self.counts.map { "\($0) \($0 == 1 ? "entfernter Trend" : "entfernte Trends")" }, "de", removed)
  }
}
