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
