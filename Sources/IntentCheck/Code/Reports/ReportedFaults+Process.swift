extension ReportedFault {
  /// Of missing actions, of processes, and of stores.
  static let process: [ReportedFault] = [
    .init("M01", rule: "process.package-in-extension"),
    .init("M02", rule: "process.extension-only-intent"),
    .init("M04", rule: "architecture.package-not-included"),
    .init("M05", rule: "shortcuts.parameters-updated"),
    .init("M06", rule: "process.shared-intent"),
    .init("M07", refusal: "the setting is Xcode's own default for debug builds, and most apps are found with it"),
    .init("M17", rule: "process.provider-in-extension"),
    .init("P05", rule: "words.source-language"),
    .init("D01", rule: "process.dependency-not-registered"),
    .init("D02", rule: "process.optional-handler"),
    .init("D04", rule: "process.optional-handler"),
    .init("D05", rule: "process.foreground-in-extension"),
    .init("D06", rule: "process.foreground-in-extension"),
    .init("D07", rule: "process.control-intent-target"),
    .init("D09", rule: "process.control-intent-target"),
    .init("D10", rule: "process.notification-only"),
    .init("D11", rule: "process.two-modes"),
    .init("D12", rule: "process.legacy-opening"),
    .init("D14", rule: "process.shared-intent"),
    .init(
      "D16", refusal: "an extension may write; what ends it is a lock held while it is suspended, which no text shows"),
    .init("D17", rule: "process.unbounded-await"),
    .init("D19", rule: "process.weak-authentication"),
    .init("D24", rule: "store.app-group-differs"),
    .init("T01", rule: "store.shared-container"),
    .init("T02", rule: "store.own-container"),
    .init("T04", rule: "store.model-lists-differ"),
    .init(
      "T06", refusal: "options are set on a description that is made elsewhere; which store they reach no text shows"),
    .init("T07", rule: "store.container-opened-again"),
  ]
}
