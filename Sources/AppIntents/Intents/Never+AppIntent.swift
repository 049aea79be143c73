extension Never: AppIntent {
  public static var title: LocalizedStringResource { "Never" }
  public static var isDiscoverable: Bool { false }

  /// Cannot be called to any end: there is no value of `Never`. Apple's conformance has the same initialiser.
  public init() { preconditionFailure("Never stands for “no intent” and has no values") }

  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    switch self {}
  }
}

extension Never: IntentResult {
  public var value: Never? { nil }
}
