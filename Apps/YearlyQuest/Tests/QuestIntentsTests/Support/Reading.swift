import AppIntents
import Foundation

/// A resource as a person of a language reads it: the documented way, which works whatever the machine speaks.
func read(_ resource: LocalizedStringResource, _ language: String) -> String {
  var resource = resource
  resource.locale = Locale(identifier: language)
  return String(localized: resource)
}

/// What stands in each of the app's languages.
struct Translations: Sendable {
  var en: String
  var de: String
  var hr: String

  init(_ en: String, _ de: String, _ hr: String) {
    self.en = en
    self.de = de
    self.hr = hr
  }

  var byLanguage: [(language: String, text: String)] { [("en", en), ("de", de), ("hr", hr)] }
}
