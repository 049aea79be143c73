import IntentWire

extension Bool {
  /// What the two values of a yes-or-no parameter are called.
  public struct IntentDisplayName: Sendable {
    package let yes: LocalizedStringResource
    package let no: LocalizedStringResource

    /// Makes the names.
    public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
      self.yes = yes
      self.no = no
    }
  }
}

extension Offers {
  /// Offers yes and no under their names.
  init(_ names: Bool.IntentDisplayName) {
    self.init(
      values: [.boolean(true), .boolean(false)],
      options: [names.yes, names.no].map { Option(display: Display(title: $0.resource)) })
  }
}
