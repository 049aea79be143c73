import IntentWords
import Testing

@Suite("The languages of a process")
struct ProcessLanguagesTests {
  private static let table: [([String: String], [String])] = [
    (["STAGEDOOR_LANGUAGE": "hr", "LANG": "de_DE.UTF-8"], ["hr"]),
    (["STAGEDOOR_LANGUAGE": "hr-HR, en"], ["hr-HR", "en"]),
    (["LANG": "de_DE.UTF-8"], ["de-DE"]),
    (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "hr_HR"], ["hr-HR"]),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR@euro"], ["fr-FR"]),
    (["LANG": "en_US.UTF-8", "LANGUAGE": "hr:de_AT"], ["hr", "de-AT", "en-US"]),
    (["LANG": "C", "LANGUAGE": "hr"], []),
    (["LANG": "C.UTF-8"], []),
    (["LC_ALL": "POSIX"], []),
    (["STAGEDOOR_LANGUAGE": "", "LANG": "hr_HR"], ["hr-HR"]),
    ([:], []),
  ]

  @Test("follow the environment", arguments: table)
  func environment(_ environment: [String: String], languages: [String]) {
    #expect(ProcessLanguages.languages(of: environment) == languages)
  }
}
