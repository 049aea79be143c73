/// What the extension is told of the place where it performs, in `hello`.
package struct HostEnvironment: Hashable, Sendable, Codable {
  /// The languages of the surface, best first, as BCP 47 tags ("hr", "de-CH").
  package var languages: [String]
  /// Where the person meets the intent.
  package var surface: SurfaceKind
  /// Whether the device is locked.
  package var isLocked: Bool

  package init(languages: [String], surface: SurfaceKind = .siri, isLocked: Bool = false) {
    self.languages = languages
    self.surface = surface
    self.isLocked = isLocked
  }
}

/// Where a person meets an intent.
package enum SurfaceKind: String, Hashable, Sendable, Codable, CaseIterable {
  case siri, voiceOnly, shortcuts, spotlight
}
