/// Makes a card's elements from a list, with `if`, `switch` and `for`.
@resultBuilder
public enum CardBuilder {
  /// One element.
  public static func buildExpression(_ element: any CardElement) -> [any CardElement] { [element] }
  /// Elements made elsewhere.
  public static func buildExpression(_ elements: [any CardElement]) -> [any CardElement] { elements }
  /// A list.
  public static func buildBlock(_ parts: [any CardElement]...) -> [any CardElement] { parts.flatMap(\.self) }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [any CardElement]?) -> [any CardElement] { part ?? [] }
  /// The first branch.
  public static func buildEither(first part: [any CardElement]) -> [any CardElement] { part }
  /// The other branch.
  public static func buildEither(second part: [any CardElement]) -> [any CardElement] { part }
  /// A `for`.
  public static func buildArray(_ parts: [[any CardElement]]) -> [any CardElement] { parts.flatMap(\.self) }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ part: [any CardElement]) -> [any CardElement] { part }
}
