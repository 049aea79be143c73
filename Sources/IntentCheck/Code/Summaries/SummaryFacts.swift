import SwiftSyntax

/// What an intent's `parameterSummary` says.
struct SummaryFacts {
  let property: Property
  /// Each `Summary(…)`, in order.
  let sentences: [FunctionCallExprSyntax]
  /// Every parameter that is named anywhere in it, without `$`.
  let parameters: Set<String>
  /// Whether all of it stands here, so that what is not named is not shown.
  let isWhole: Bool

  private static let parts: Set<String> = ["Summary", "When", "Switch", "Case", "DefaultCase"]

  init?(_ intent: TypeFacts) {
    guard let property = intent.property("parameterSummary", isStatic: true) else { return nil }
    self.property = property
    let calls = CallFinder.calls(in: property.binding)
    sentences = calls.filter { $0.name == "Summary" }
    isWhole = !sentences.isEmpty && calls.allSatisfy { $0.name.map(Self.parts.contains) ?? false }
    parameters = Set(KeyPathFinder.parameters(in: property.binding))
  }

  /// The parameters in the words of a `Summary(…)`.
  static func parameters(in sentence: FunctionCallExprSyntax) -> [(name: String, node: Syntax)] {
    guard let literal = sentence.argument(nil)?.as(StringLiteralExprSyntax.self) else { return [] }
    return literal.segments.flatMap { segment -> [(name: String, node: Syntax)] in
      guard let value = segment.as(ExpressionSegmentSyntax.self) else { return [] }
      return KeyPathFinder.parameters(in: value).map { ($0, Syntax(value)) }
    }
  }
}

/// Finds `\.$name` within a node.
final class KeyPathFinder: SyntaxVisitor {
  private var names: [String] = []

  static func parameters(in node: some SyntaxProtocol) -> [String] {
    let finder = KeyPathFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.names
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    let first = node.components.lazy.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self) }
      .map(\.declName.baseName.text).first { $0.hasPrefix("$") }
    if let first { names.append(String(first.dropFirst())) }
    return .visitChildren
  }
}

extension TypeFacts {
  var summary: SummaryFacts? { SummaryFacts(self) }
}

extension Property {
  /// The attribute of a parameter.
  var parameterAttribute: Attribute? { attribute("Parameter") ?? attribute("IntentParameter") }

  /// Whether the system asks for it before it performs the intent.
  var isRequiredParameter: Bool {
    guard let type, let attribute = parameterAttribute else { return false }
    return type.wrapped == nil && attribute.arguments?.expression("default") == nil && binding.initializer == nil
  }
}
