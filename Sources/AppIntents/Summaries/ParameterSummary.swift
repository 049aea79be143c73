import IntentWire

/// The sentence that stands for an intent in Shortcuts, with its parameters in it.
public protocol ParameterSummary {
  /// The intent it is about.
  associatedtype Intent: AppIntent
}

extension Never: ParameterSummary {
  /// No intent.
  public typealias Intent = Never
}

/// A summary that can be written as data, once the parameters' names are known.
package protocol DescribedSummary {
  func described(_ names: ParameterNames) -> SummaryDescriptor?
}

/// An intent's title stands for it: there is no sentence.
public struct _NoParameterSummary<Intent: AppIntent>: ParameterSummary {}

extension _NoParameterSummary: DescribedSummary {
  package func described(_ names: ParameterNames) -> SummaryDescriptor? { nil }
}

/// Makes a summary of one.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Summary: ParameterSummary>(_ expression: Summary) -> Summary
  where Summary.Intent == Intent { expression }
  public static func buildBlock<Summary: ParameterSummary>(_ block: Summary) -> Summary
  where Summary.Intent == Intent { block }
}
