import SwiftSyntax

/// Which types a parameter or a result may have.
enum IntentValueTypes {
  /// Types of the standard library and of Foundation that are no values of App Intents, and what to use instead.
  ///
  /// From the conformances to `_IntentValue` in the interfaces of iOS 17.4 and of the 27.0 SDK: these have none.
  static let refused: [String: String] = [
    "Float": "Double", "CGFloat": "Double", "Decimal": "Double or IntentCurrencyAmount", "UInt": "Int", "Int8": "Int",
    "Int16": "Int", "Int32": "Int", "Int64": "Int", "UInt8": "Int", "UInt16": "Int", "UInt32": "Int", "UInt64": "Int",
    "Character": "String", "Substring": "String", "Data": "IntentFile", "UUID": "String or an entity",
    "Dictionary": "an entity", "Set": "a list", "Locale": "an entity", "TimeZone": "an entity", "Any": "an entity",
    "UIImage": "IntentFile", "NSImage": "IntentFile", "Image": "IntentFile",
  ]

  /// What gives a type of the project its place among the values.
  private static let protocols: Set<String> = [
    "AppEntity", "TransientAppEntity", "AppEnum", "AppValue", "_IntentValue", "AppUnionValue",
  ]

  /// Why a type cannot be a value: what to use instead; nil where it can, or where that is not known.
  static func refusal(of type: TypeSyntax, in project: CodeProject) -> String? {
    let core = type.core
    if core.is(DictionaryTypeSyntax.self) || core.is(TupleTypeSyntax.self) { return "an entity" }
    let found = project.types(named: core.qualifiedName)
    if found.isEmpty { return refused[core.lastName] }
    let cannotBe = found.allSatisfy { own in
      // A macro may add the conformance, and a superclass that is not seen too.
      own.kind != .foreign && own.kind != .protocol && own.parts.allSatisfy(\.attributes.isEmpty)
        && project.protocols(of: own).isDisjoint(with: protocols)
        && (own.kind != .class || own.inherited.isEmpty)
    }
    return cannotBe ? "an AppEntity or an AppEnum" : nil
  }
}
