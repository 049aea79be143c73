import SwiftSyntax

extension ResourceAsk.Bundle {
  /// What the expression of a `bundle:` argument means in a file of a target.
  init(_ expression: ExprSyntax?, target: Int?) {
    guard let expression, !expression.is(NilLiteralExprSyntax.self) else {
      self = .main(isNamed: false)
      return
    }
    let text = expression.trimmedDescription
    switch text {
    case ".main", "Bundle.main": self = .main(isNamed: true)
    case _ where Self.meansTarget(text): self = .target(target)
    default: self = .other(expression.calleeName ?? text)
    }
  }

  /// Whether a text of Swift names the bundle of the target it stands in.
  static func meansTarget(_ text: String) -> Bool {
    text == ".module" || text.contains("Bundle.module") || text.contains("#bundle")
  }
}

extension ResourceAsk.Table {
  /// What the expression of a `table:` argument means.
  init(_ expression: ExprSyntax?, usual: Self = .localizable) {
    guard let expression, !expression.is(NilLiteralExprSyntax.self) else {
      self = usual
      return
    }
    self = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map(Self.named) ?? .unknown
  }
}
