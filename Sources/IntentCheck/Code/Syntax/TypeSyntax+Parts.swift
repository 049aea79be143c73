import SwiftSyntax

extension TypeSyntax {
  /// `T` of `T?` and of `Optional<T>`; nil for a type that is no optional.
  var wrapped: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
    return argument(of: "Optional")
  }

  /// `T` of `[T]`, `Array<T>` and `Set<T>`; nil for a type that is no list.
  var element: TypeSyntax? { self.as(ArrayTypeSyntax.self)?.element ?? argument(of: "Array") ?? argument(of: "Set") }

  /// What it holds without `?` and `[]`.
  var core: TypeSyntax {
    var type = self
    while let inner = type.wrapped ?? type.element { type = inner }
    return type
  }

  private func argument(of name: String) -> TypeSyntax? {
    guard let identifier = self.as(IdentifierTypeSyntax.self), identifier.name.text == name else { return nil }
    return identifier.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}
