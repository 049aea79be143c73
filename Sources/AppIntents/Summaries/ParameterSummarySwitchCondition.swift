import IntentWire

/// One of several summaries, by the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: ParameterSummary
where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {
  private let keyPath: PartialKeyPath<Intent>
  private let cases: CaseCondition

  /// Makes a choice of cases, the last of which is a `DefaultCase`.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) {
    self.keyPath = keyPath
    cases = builder()
  }
}

extension ParameterSummarySwitchCondition: DescribedSummary {
  package func described(_ names: ParameterNames) -> SummaryDescriptor? {
    let all = (cases as? any DescribedCase)?.described(names) ?? []
    guard let otherwise = all.last(where: { $0.values == nil }) else { return nil }
    return .choice(
      parameter: names.name(of: keyPath) ?? "",
      cases: all.compactMap { one in one.values.map { SummaryCase(values: $0, summary: one.summary) } },
      otherwise: otherwise.summary)
  }
}
