#if !canImport(SwiftUI)
import AppIntents
import CardModel

/// What a well performs, as it crosses to the host.
typealias WellControl = _SnippetArchive.Control

extension _CardSheet {
  /// The words as they cross; values with a format style carry their text in the languages of the run.
  func resource(_ words: CardWords) -> Resource {
    let words = localized(words)
    return Run.current.map { words.resource(languages: $0.environment.languages) } ?? words.resource
  }

  func control(_ title: CardWords, isOn: Bool?, intent: any AppIntent) -> WellControl {
    WellControl(title: localized(title), intent: intent, isOn: isOn)
  }

  private func localized(_ words: CardWords) -> LocalizedStringResource {
    switch words {
    case .localized(let value): LocalizedStringResource(value, table: table, bundle: bundle)
    case .verbatim(let text): LocalizedStringResource(Resource.verbatim(text))
    }
  }
}
#endif
