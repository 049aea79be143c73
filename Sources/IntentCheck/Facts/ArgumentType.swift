import SwiftSyntax

/// Which specifier an interpolated expression makes, as far as its syntax tells.
enum ArgumentType {
  /// By the name of a type that is called or cast to.
  ///
  /// Source: the specifiers that Apple's interpolations write, as OpenSwiftUI reproduces them and catalogs confirm.
  static let specifiers: [String: String] = [
    "Int": "%lld", "Int64": "%lld", "Int8": "%d", "Int16": "%d", "Int32": "%d",
    "UInt": "%llu", "UInt64": "%llu", "UInt8": "%u", "UInt16": "%u", "UInt32": "%u",
    "Double": "%lf", "CGFloat": "%lf", "Float": "%f",
    "String": "%@", "Substring": "%@", "Text": "%@", "Image": "%@", "AttributedString": "%@",
    "LocalizedStringResource": "%@", "LocalizedStringKey": "%@", "NSLocalizedString": "%@",
  ]

  /// Members that answer text whatever they are called on.
  static let textMembers: Set<String> = [
    "formatted", "description", "localizedDescription", "uppercased", "lowercased", "capitalized",
    "localizedCapitalized",
    "uuidString", "absoluteString",
  ]

  /// Nil when the syntax does not tell.
  static func specifier(of expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return "%lld"
    case .floatLiteralExpr: return "%lf"
    case .stringLiteralExpr: return "%@"
    case .functionCallExpr(let call):
      guard let callee = call.calledExpression.calleeName else { return nil }
      return specifiers[callee] ?? (textMembers.contains(callee) ? "%@" : nil)
    case .memberAccessExpr(let member):
      return textMembers.contains(member.declName.baseName.text) ? "%@" : nil
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      return specifier(of: only.expression)
    default: return nil
    }
  }

  /// `\(placeholder: .int)`.
  static func placeholder(_ expression: ExprSyntax) -> String? {
    switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "int": "%lld"
    case "uint": "%llu"
    case "float": "%f"
    case "double": "%lf"
    case "object": "%@"
    default: nil
    }
  }
}
