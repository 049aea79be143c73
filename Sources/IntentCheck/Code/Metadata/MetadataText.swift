import SwiftSyntax

/// A text that Apple's metadata step reads out of the source, to show it where no code of the app runs.
struct MetadataText: Sendable {
  enum Role: String, Sendable {
    case title, description, category, keyword
    case resultName = "result name"
    case parameterTitle = "parameter title"
    case parameterDescription = "parameter description"
    case propertyTitle = "property title"
    case typeName = "type name"
    case numericFormat = "numeric format"
    case caseName = "case name"
    case synonym
    case shortTitle = "short title"
  }

  let role: Role
  /// Nil where no single expression makes it.
  let expression: ExprSyntax?
  /// The expression, or the property that makes it otherwise.
  let node: Syntax
  let type: TypeFacts
  let file: Int
  /// What a resource must be wrapped in here, such as `TypeDisplayRepresentation(name:`; empty where the place takes one.
  var wrapper = ""

  /// `LocalizedStringResource(…)` or `.init(…)`.
  var call: FunctionCallExprSyntax? {
    guard let call = expression?.as(FunctionCallExprSyntax.self),
      call.name == "LocalizedStringResource" || call.calledExpression.isImplicitInit
    else { return nil }
    return call
  }

  /// The text as it is written, itself or as the first argument of its resource.
  var literal: StringLiteralExprSyntax? {
    if let literal = expression?.as(StringLiteralExprSyntax.self) { return literal }
    return call?.argument(nil)?.as(StringLiteralExprSyntax.self)
  }
}

extension CodeProject {
  /// Every text of the intents, entities, enumerations and App Shortcuts that Apple's metadata step reads.
  var metadataTexts: [MetadataText] {
    intents.flatMap(MetadataTextReader.texts(ofIntent:))
      + (entities + appEnums).flatMap(MetadataTextReader.texts(ofValue:))
      + appShortcuts.compactMap { call, provider in
        call.argument("shortTitle").map {
          MetadataText(
            role: .shortTitle, expression: $0, node: Syntax($0), type: provider, file: provider.file(of: $0))
        }
      }
  }
}
