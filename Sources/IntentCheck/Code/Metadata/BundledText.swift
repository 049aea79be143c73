import SwiftSyntax

/// A text of an adapter that somebody reads or hears, and that is looked up in a bundle.
struct BundledText {
  let node: Syntax
  let file: Int
  var what = "this text"
  /// What a resource must be wrapped in; nil where none can be put.
  var wrapper: String? = ""

  init(node: Syntax, file: Int) {
    self.node = node
    self.file = file
  }

  init(_ text: MetadataText) {
    self.init(node: text.node, file: text.file)
    what = "the \(text.role.rawValue) of `\(text.type.name)`"
    wrapper = text.wrapper
  }

  init(_ dialog: DialogFacts) {
    self.init(node: Syntax(dialog.expression), file: dialog.file)
    what = "this dialog"
    wrapper = nil
  }

  var call: FunctionCallExprSyntax? {
    guard let call = node.as(FunctionCallExprSyntax.self),
      call.name == "LocalizedStringResource" || call.calledExpression.isImplicitInit
    else { return nil }
    return call
  }

  var literal: StringLiteralExprSyntax? {
    node.as(StringLiteralExprSyntax.self) ?? call?.argument(nil)?.as(StringLiteralExprSyntax.self)
  }
}
