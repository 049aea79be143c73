import Synchronization

/// What was wrong with all that was read, each thing once, in the order it was met.
///
/// A reading carries its own problems, but most who read want the text alone. So whoever wants to tell them puts a log
/// around the work: a text that is read anywhere within it, by whomever, is in the log.
package final class ReadingLog: Sendable {
  /// The log of this task; nil: nobody wants to know.
  @TaskLocal package static var current: ReadingLog?

  /// More are of no use to anyone who is to mend them.
  private static let limit = 256
  private let state = Mutex<(notices: [CatalogNotice], seen: Set<CatalogNotice>)>(([], []))

  package init() {}

  package var notices: [CatalogNotice] { state.withLock { $0.notices } }

  package func add(_ notices: [CatalogNotice]) {
    state.withLock { state in
      for notice in notices where state.notices.count < Self.limit && notice.isWorthTelling {
        if state.seen.insert(notice).inserted { state.notices.append(notice) }
      }
    }
  }
}

extension CatalogNotice {
  /// Whether someone is to mend something. A bundle without a catalog is not localized, on purpose; and a key that is
  /// all placeholder, such as `%@`, has nothing to translate.
  fileprivate var isWorthTelling: Bool {
    switch problem {
    case .missingCatalog: false
    case .missingKey(let key, _), .missingLanguage(_, let key): key.hasWords
    default: true
    }
  }
}

extension String {
  /// Whether there is a letter or a digit outside the placeholders.
  fileprivate var hasWords: Bool {
    Format(self).pieces.contains { piece in
      if case .text(let text) = piece { text.contains { $0.isLetter || $0.isNumber } } else { false }
    }
  }
}
