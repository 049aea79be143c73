import SwiftSyntax

extension ExprSyntax {
  /// The last name of what is called: `Text` of `SwiftUI.Text`, `target` of `.target`, `Text` of `Text.init`.
  var calleeName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return name == "init" ? member.base?.calleeName : name
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.calleeName }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.calleeName }
    return nil
  }

  /// `name` of `name` and of `self.name`.
  var ownName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" else {
      return nil
    }
    return member.declName.baseName.text
  }

  /// Whether it is `.init`, whose type the context tells.
  var isImplicitInit: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil && member.declName.baseName.text == "init"
  }
}

extension LabeledExprListSyntax {
  /// The expression of the first argument with a label; of the first without one for nil.
  func expression(_ label: String?) -> ExprSyntax? { first { $0.label?.text == label }?.expression }
}
