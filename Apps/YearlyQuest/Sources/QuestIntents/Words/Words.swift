import AppIntents

/// The one place where a sentence meets its bundle, so that no call site can forget it.
///
/// - Parameter sentence: a whole sentence; its format is its key.
func words(_ sentence: String.LocalizationValue) -> LocalizedStringResource {
  LocalizedStringResource(sentence, bundle: .adapter)
}

extension IntentDialog {
  /// A question or an answer that is both said and shown.
  static func said(_ sentence: String.LocalizationValue) -> IntentDialog { IntentDialog(words(sentence)) }
}
