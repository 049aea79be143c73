import AppIntents

/// The one place where a sentence meets its bundle, so that no call site can forget it.
///
/// - Parameter sentence: a whole sentence; its format is its key.
func words(_ sentence: String.LocalizationValue) -> LocalizedStringResource {
  LocalizedStringResource(sentence, bundle: .adapter)
}
