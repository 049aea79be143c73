import SwiftSyntax

/// Finds the texts of one type that Apple's metadata step reads.
struct MetadataTextReader {
  private let type: TypeFacts
  private var found: [MetadataText] = []

  private init(_ type: TypeFacts) { self.type = type }

  static func texts(ofIntent type: TypeFacts) -> [MetadataText] {
    var reader = Self(type)
    for property in type.properties where property.isStatic {
      switch property.name {
      case "title": reader.add(.title, property)
      case "description": reader.addDescription(property)
      default: continue
      }
    }
    reader.addAttributes(["Parameter", "IntentParameter"], .parameterTitle)
    return reader.found
  }

  static func texts(ofValue type: TypeFacts) -> [MetadataText] {
    var reader = Self(type)
    for property in type.properties where property.isStatic {
      switch property.name {
      case "typeDisplayRepresentation": reader.addTypeName(property)
      case "caseDisplayRepresentations": reader.addCases(property)
      default: continue
      }
    }
    reader.addAttributes(["Property", "EntityProperty", "ComputedProperty", "DeferredProperty"], .propertyTitle)
    return reader.found
  }

  private mutating func add(_ role: MetadataText.Role, _ expression: ExprSyntax?, wrapper: String = "") {
    guard let expression, !expression.is(NilLiteralExprSyntax.self) else { return }
    found.append(
      MetadataText(
        role: role, expression: expression, node: Syntax(expression), type: type, file: type.file(of: expression),
        wrapper: wrapper))
  }

  /// A property that no single expression makes is a text without one; one that only an extractor could miss is none.
  private mutating func add(_ role: MetadataText.Role, _ property: Property) {
    guard let values = property.values else {
      guard property.getterStatements != nil else { return }
      found.append(
        MetadataText(
          role: role, expression: nil, node: Syntax(property.binding.pattern), type: type,
          file: type.file(of: property.node)))
      return
    }
    for value in values { add(role, value) }
  }

  private mutating func addDescription(_ property: Property) {
    for value in property.values ?? [] {
      guard let call = value.as(FunctionCallExprSyntax.self),
        call.name == "IntentDescription" || call.calledExpression.isImplicitInit
      else {
        if value.is(StringLiteralExprSyntax.self) { add(.description, value, wrapper: "IntentDescription(") }
        continue
      }
      add(.description, call.argument(nil))
      add(.category, call.argument("categoryName"))
      addElements(.keyword, of: call.argument("searchKeywords"))
      add(.resultName, call.argument("resultValueName"))
    }
  }

  private mutating func addTypeName(_ property: Property) {
    for value in property.values ?? [] {
      guard let call = value.as(FunctionCallExprSyntax.self) else {
        if value.is(StringLiteralExprSyntax.self) { add(.typeName, value, wrapper: "TypeDisplayRepresentation(name: ") }
        continue
      }
      add(.typeName, call.argument("name"))
      add(.numericFormat, call.argument("numericFormat"))
      addElements(.synonym, of: call.argument("synonyms"))
    }
  }

  private mutating func addCases(_ property: Property) {
    for value in property.values ?? [] {
      guard let list = value.as(DictionaryExprSyntax.self), case .elements(let elements) = list.content else {
        continue
      }
      for element in elements {
        if let call = element.value.as(FunctionCallExprSyntax.self) {
          add(.caseName, call.argument("title"))
          add(.caseName, call.argument("subtitle"))
          addElements(.synonym, of: call.argument("synonyms"))
        } else if element.value.is(StringLiteralExprSyntax.self) {
          add(.caseName, element.value, wrapper: "DisplayRepresentation(title: ")
        }
      }
    }
  }

  private mutating func addAttributes(_ names: Set<String>, _ role: MetadataText.Role) {
    for property in type.properties {
      for attribute in property.attributes where names.contains(attribute.name) {
        add(role, attribute.arguments?.expression("title"))
        add(.parameterDescription, attribute.arguments?.expression("description"))
      }
    }
  }

  private mutating func addElements(_ role: MetadataText.Role, of list: ExprSyntax?) {
    for element in list?.as(ArrayExprSyntax.self)?.elements ?? [] { add(role, element.expression) }
  }
}
