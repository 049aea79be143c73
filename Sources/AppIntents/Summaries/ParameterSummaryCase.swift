import IntentWire

/// One case of a `Switch`.
public protocol _ParameterSummarySwitchCase {
  associatedtype Intent: AppIntent
  associatedtype Value: _IntentValue
  associatedtype Summary: ParameterSummary
}

/// A case that can be written as data.
package protocol DescribedCase {
  /// No values mean the default case.
  func described(_ names: ParameterNames) -> [(values: [IntentValue]?, summary: SummaryDescriptor)]
}

/// The summary for one value or for several.
public struct ParameterSummaryCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
  private let values: [Value]
  private let summary: Summary

  /// Makes the case of a value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    values = [value]
    summary = parameterSummary()
  }

  /// Makes the case of several values.
  public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    values = value
    summary = parameterSummary()
  }
}

extension ParameterSummaryCaseCondition: DescribedCase {
  package func described(_ names: ParameterNames) -> [(values: [IntentValue]?, summary: SummaryDescriptor)] {
    guard let described = (summary as? any DescribedSummary)?.described(names) else { return [] }
    return [(values.map { Value._bridge.encode($0) }, described)]
  }
}

/// The summary for every other value.
public struct ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
  private let summary: Summary

  /// Makes the last case.
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) { summary = parameterSummary() }
}

extension ParameterSummaryDefaultCaseCondition: DescribedCase {
  package func described(_ names: ParameterNames) -> [(values: [IntentValue]?, summary: SummaryDescriptor)] {
    guard let described = (summary as? any DescribedSummary)?.described(names) else { return [] }
    return [(nil, described)]
  }
}

/// Several cases.
public struct ParameterSummaryTupleCaseCondition<Intent, Value, ValueType>: _ParameterSummarySwitchCase
where Intent: AppIntent, Value: _IntentValue {
  /// Several cases have no summary of their own.
  public typealias Summary = Never
  private let cases: [any _ParameterSummarySwitchCase]

  package init(_ cases: [any _ParameterSummarySwitchCase]) { self.cases = cases }
}

extension ParameterSummaryTupleCaseCondition: DescribedCase {
  package func described(_ names: ParameterNames) -> [(values: [IntentValue]?, summary: SummaryDescriptor)] {
    cases.flatMap { ($0 as? any DescribedCase)?.described(names) ?? [] }
  }
}
