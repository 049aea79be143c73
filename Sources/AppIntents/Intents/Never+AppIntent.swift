extension Never: AppIntent {
  /// A name that nobody sees.
  public static var title: LocalizedStringResource { "Never" }
  /// It is not known.
  public static var isDiscoverable: Bool { false }

  /// Cannot be called to any end: there is no value of `Never`. Apple's conformance has the same initialiser.
  public init() { trap("Never stands for “no intent” and has no values") }

  /// Cannot be called: there is no value of `Never`.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    switch self {}
  }
}

extension Never: IntentResult {
  /// None.
  public var value: Never? { nil }
}
