#if !canImport(SwiftUI)
import AppIntents
import CardModel

extension SiriCard: SnippetContent {
  public func _archived() -> _SnippetArchive {
    // Nothing a card holds can fail to encode; the host refuses an empty payload.
    _SnippetArchive(kind: Card.archiveKind, payload: (try? card.payload()) ?? "", controls: controls)
  }
}
#endif
