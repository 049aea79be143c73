import SwiftSyntax

/// One phrase of an App Shortcut, as it is written.
struct PhraseFacts: Sendable {
  let literal: StringLiteralExprSyntax
  /// The call `AppShortcut(…)` it belongs to.
  let shortcut: FunctionCallExprSyntax
  let provider: TypeFacts
  let file: Int
}

extension CodeProject {
  /// Every `AppShortcut(…)` of the providers, in order.
  var appShortcuts: [(call: FunctionCallExprSyntax, provider: TypeFacts)] {
    shortcutsProviders.flatMap { provider in
      provider.parts.flatMap { part in
        CallFinder.calls(in: part.node, named: ["AppShortcut"]).map { ($0, provider) }
      }
    }
  }

  /// The phrases that are literals, in order.
  var phrases: [PhraseFacts] {
    appShortcuts.flatMap { call, provider -> [PhraseFacts] in
      guard let list = call.argument("phrases")?.as(ArrayExprSyntax.self) else { return [] }
      return list.elements.compactMap { element in
        element.expression.as(StringLiteralExprSyntax.self).map {
          PhraseFacts(literal: $0, shortcut: call, provider: provider, file: provider.file(of: $0))
        }
      }
    }
  }
}

extension CodeProject {
  /// The intent that an App Shortcut runs, where there is only one of its name.
  func intent(of shortcut: FunctionCallExprSyntax) -> TypeFacts? {
    guard let call = shortcut.argument("intent")?.as(FunctionCallExprSyntax.self) else { return nil }
    return type(named: call.calledExpression.trimmedDescription)
  }
}

extension PhraseFacts {
  /// The parameters it names: `trend` of `\(\.$trend)`.
  var parameters: [String] {
    literal.interpolations.compactMap { $0.hasPrefix("\\.$") ? String($0.dropFirst(3)) : nil }
  }
}

extension StringLiteralExprSyntax {
  /// What stands in each `\(…)`, as it is written.
  var interpolations: [String] {
    segments.compactMap { $0.as(ExpressionSegmentSyntax.self)?.expressions.trimmedDescription }
  }

  /// The text between the interpolations.
  var plainText: String {
    segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined()
  }
}
