import SwiftSyntax

/// Which types a parameter or a result may have.
enum IntentValueTypes {
  /// Why a type cannot be a value: what to use instead, and whether that is certain.
  struct Refusal {
    let instead: String
    let isCertain: Bool
  }

  /// Types of the standard library and of Foundation that are no values of App Intents, and what to use instead.
  ///
  /// They have no conformance to `_IntentValue` in the interface of iOS 17.4; a newer one may add it.
  private static let refused: [String: String] = [
    "Float": "`Double`", "CGFloat": "`Double`", "Decimal": "`Double` or `IntentCurrencyAmount`", "UInt": "`Int`",
    "Int8": "`Int`", "Int16": "`Int`", "Int32": "`Int`", "Int64": "`Int`", "UInt8": "`Int`", "UInt16": "`Int`",
    "UInt32": "`Int`", "UInt64": "`Int`", "Character": "`String`", "Substring": "`String`", "Data": "`IntentFile`",
    "UUID": "`String` or an entity", "Locale": "an entity", "TimeZone": "an entity", "UIImage": "`IntentFile`",
    "NSImage": "`IntentFile`",
  ]

  /// What gives a type of the project its place among the values.
  private static let protocols: Set<String> = [
    "AppEntity", "TransientAppEntity", "AppEnum", "AppValue", "_IntentValue", "AppUnionValue",
  ]

  /// Nil where it can be a value, or where that is not known.
  static func refusal(of type: TypeSyntax, in project: CodeProject) -> Refusal? {
    let core = type.core
    if core.is(DictionaryTypeSyntax.self) || core.is(TupleTypeSyntax.self) {
      return Refusal(instead: "an entity", isCertain: true)
    }
    let found = project.types(named: core.qualifiedName)
    guard !found.isEmpty else { return refused[core.lastName].map { Refusal(instead: $0, isCertain: false) } }
    return found.allSatisfy { cannotBeValue($0, in: project) }
      ? Refusal(instead: "an `AppEntity` or an `AppEnum`", isCertain: true) : nil
  }

  /// A macro may add the conformance, and so may a superclass that no file declares.
  private static func cannotBeValue(_ own: TypeFacts, in project: CodeProject) -> Bool {
    own.kind != .foreign && own.kind != .protocol && own.parts.allSatisfy(\.attributes.isEmpty)
      && project.protocols(of: own).isDisjoint(with: protocols) && (own.kind != .class || own.inherited.isEmpty)
  }
}
