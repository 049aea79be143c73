// Not compiled here: Documentation/Differences.md lists what it uses.
#if canImport(SwiftUI)
import AppIntents
import CardModel
import Foundation
import IntentWords

/// What a well performs: the view hands it to SwiftUI.
struct WellControl: Sendable {
  var intent: any AppIntent
}

extension _CardSheet {
  /// The words in the language of this process, which is the one that archives the view.
  func resource(_ words: CardWords) -> Resource {
    switch words {
    case .localized(let value):
      .verbatim(String(localized: LocalizedStringResource(value, table: table, bundle: bundle)))
    case .verbatim(let text): .verbatim(text)
    }
  }

  func control(_ title: CardWords, isOn: Bool?, intent: any AppIntent) -> WellControl { WellControl(intent: intent) }
}
#endif
