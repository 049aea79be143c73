/// Whether two values are the same.
public enum EquatableComparisonOperator: Hashable, Sendable { case equalTo, notEqualTo }

/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }

/// Whether a value is among several.
public enum OneOfComparisonOperator: Hashable, Sendable { case oneOf }

/// How two values compare.
public enum ComparableComparisonOperator: Hashable, Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
