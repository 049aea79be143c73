import AppIntents
import BriefEngine

/// What the app says, in the person's language; the catalog `Resources/Localizable.xcstrings` holds what only it says.
struct AppWords: Sendable {
  let language: String

  var usage: String {
    say("usage: brief, or brief log focus|steps|sleep NUMBER, brief note TEXT, brief snooze, brief resume")
  }

  func focusing(since start: Date) -> String {
    say("Focusing since \(start, format: .dateTime.hour().minute()).")
  }

  private func say(_ sentence: String.LocalizationValue) -> String {
    read(LocalizedStringResource(sentence, bundle: .atURL(Bundle.module.bundleURL)))
  }

  /// Words of this module or of the adapter.
  func read(_ resource: LocalizedStringResource) -> String {
    var resource = resource
    resource.locale = Locale(identifier: language)
    return String(localized: resource)
  }
}
