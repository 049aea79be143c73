/// Of what a card's ground is.
package enum Finish: String, CaseIterable, Sendable, Codable {
  /// Dark ink that thins out downward; type is light.
  case ink
  /// White frost; the whole foreground is dark.
  case glass

  /// The greatest luminance an ink may have, so that light type always survives.
  ///
  /// Linear: the published tints measure .003 to .016, and the primary type still reaches 10 : 1 on this.
  package static let inkLuminance = 0.035

  /// How the accent gives way where it does not read.
  package var accentChange: SRGB.Change { self == .ink ? .lifting : .darkening }
}
