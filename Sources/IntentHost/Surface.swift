import IntentWire

/// Where the person meets the intent, and in which language.
package struct Surface: Hashable, Sendable {
  package var kind: SurfaceKind
  /// Best first, as BCP 47 tags.
  package var languages: [String]
  package var isLocked: Bool

  package init(kind: SurfaceKind = .siri, languages: [String] = ["en"], isLocked: Bool = false) {
    self.kind = kind
    self.languages = languages
    self.isLocked = isLocked
  }
}
