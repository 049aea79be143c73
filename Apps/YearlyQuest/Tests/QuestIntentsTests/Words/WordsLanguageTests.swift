import AppIntents
import Foundation
import QuestTestSupport
import Testing

@testable import QuestIntents

@Suite("The words: the language asked for is the one that is read")
struct WordsLanguageTests {
  static let question = words("Which trend would you like to update?")
  static let english = "Which trend would you like to update?"
  static let german = "Welchen Trend möchtest du aktualisieren?"
  static let croatian = "Koji trend želiš ažurirati?"

  @Test(
    "a region, or a region's habits, do not change the language",
    arguments: [
      ("en", english), ("en_GB", english), ("en-US", english), ("de", german), ("de_AT", german), ("de-CH", german),
      ("de_DE@rg=hrzzzz", german), ("hr", croatian), ("hr-HR", croatian), ("hr_BA", croatian),
      ("hr@rg=dezzzz", croatian), ("hr_HR@calendar=buddhist", croatian),
    ])
  func region(language: String, text: String) {
    #expect(read(Self.question, language) == text)
  }

  @Test("a language the catalog lacks reads as the source", arguments: ["fr", "ja", "it_HR", "pl@rg=hrzzzz", "zxx"])
  func missing(language: String) {
    #expect(read(Self.question, language) == Self.english)
  }

  @Test("a sentence chooses no language itself: whoever shows it does")
  func late() {
    #expect(Self.question.locale == .current)
    #expect(QuestIntentError(.missingTrend(UUID())).localizedStringResource.locale == .current)
    #expect(NoTrends().localizedStringResource.locale == .current)
  }

  @Test("every word names the adapter's bundle")
  func bundle() {
    let resources = [
      Self.question, UpdateTrendIntent.title, UpdateOneTrendIntent.title, UndoDayIntent.title,
      WeekSnippetIntent.title, LogChoiceIntent.title, HowIsItGoingIntent.title, NoteDayIntent.title,
      AddTrendIntent.title, RemoveTrendIntent.title, RestoreTrendIntent.title, OpenTrendIntent.title,
      UndoLastIntent.title, SetDayIntent.title, TallySnippetIntent.title, TrendEntity.typeDisplayRepresentation.name,
      OptionEntity.typeDisplayRepresentation.name, ChoiceEntity.typeDisplayRepresentation.name,
      RemovedTrendEntity.typeDisplayRepresentation.name, PeriodChoice.typeDisplayRepresentation.name,
      PeriodChoice.week.localizedStringResource, RemoveTrendIntent.question(of: "San"),
      NothingRemoved().localizedStringResource, NoTrends().localizedStringResource,
      QuestIntentError(.store(.full, path: "/s")).localizedStringResource,
    ]
    for resource in resources { #expect(resource.bundle == .adapter, "\(resource.key)") }
  }

  @Test(
    "a name that a person gave is the same in every language, whatever it holds",
    arguments: ["Schlaf", "100 %@", "%lld"])
  func names(name: String) {
    for language in Catalog.languages {
      #expect(read(words("\(name)"), language) == name)
    }
    #expect(read(words("There is already a trend called \(name)."), "hr") == "Trend \(name) već postoji.")
  }
}
