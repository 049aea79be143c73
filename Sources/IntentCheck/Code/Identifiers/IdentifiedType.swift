import SwiftSyntax

/// A type that saved shortcuts know by an identifier, and those of its members that they know by name.
struct IdentifiedType: Sendable {
  let type: TypeFacts
  /// The first is its own; a migrated intent may answer to another as well.
  let identifiers: [String]
  /// By name: parameters, properties or raw values, in order.
  let members: [(name: String, node: Syntax)]
  /// Whether a person can save it.
  var isSaved = true

  /// Where nothing tells what its identifier is, it has none.
  init?(_ type: TypeFacts, members: [(name: String, node: Syntax)]) {
    var names: [String] = []
    if let property = type.property("persistentIdentifier", isStatic: true) {
      guard let text = Self.text(of: property) else { return nil }
      names = [text]
    } else {
      names = [type.lastName]
      if let migrated = type.property("intentClassName", isStatic: true).flatMap(Self.text) { names.append(migrated) }
    }
    self.type = type
    self.members = members
    identifiers = names
  }

  private static func text(of property: Property) -> String? {
    guard let literal = property.value?.as(StringLiteralExprSyntax.self) else { return nil }
    return literal.interpolations.isEmpty ? literal.plainText : nil
  }
}

extension CodeProject {
  var identifiedIntents: [IdentifiedType] {
    intents.filter { !conforms($0, to: "SnippetIntent") }.compactMap { intent in
      var found = IdentifiedType(intent, members: intent.parameters.map { ($0.name, Syntax($0.binding.pattern)) })
      found?.isSaved = !intent.isHidden || isConfiguration(intent)
      return found
    }
  }

  /// Those that have an id.
  var identifiedEntities: [IdentifiedType] {
    types(conformingTo: "AppEntity").compactMap { entity in
      let properties = entity.properties.filter { property in
        property.attributes.contains { ["Property", "ComputedProperty", "DeferredProperty"].contains($0.name) }
      }
      return IdentifiedType(entity, members: properties.map { ($0.name, Syntax($0.binding.pattern)) })
    }
  }

  var identifiedEnums: [IdentifiedType] {
    appEnums.compactMap { IdentifiedType($0, members: $0.rawValues) }
  }

  /// What saved shortcuts may hold of the project.
  var releasableIdentifiers: ReleasedIdentifiers {
    var all = ReleasedIdentifiers()
    for entity in identifiedEntities {
      let id = entity.type.property("id")?.type?.trimmedDescription
      all.add(.init(id: id, properties: entity.members.map(\.name).sorted()), as: entity.identifiers[0])
    }
    for own in identifiedEnums { all.add(.init(values: own.members.map(\.name).sorted()), as: own.identifiers[0]) }
    for intent in identifiedIntents where intent.isSaved {
      let parameters = intent.members.map(\.name).sorted()
      all.add(.init(places: places(of: intent.type), parameters: parameters), as: intent.identifiers[0])
    }
    return all
  }

  /// What a type's file is compiled into, as far as it is an app or an extension.
  func places(of type: TypeFacts) -> [ReleasedIdentifiers.Place] {
    let roles = targets(of: type).map(\.role)
    return (roles.contains(.app) ? [.app] : []) + (roles.contains(where: \.isExtension) ? [.extension] : [])
  }
}

extension TypeFacts {
  /// Of each case the text of its raw value; none where it is no literal.
  fileprivate var rawValues: [(name: String, node: Syntax)] {
    // Nil behind a number that cannot be read: what counts on from it is not known either.
    var number: Int? = 0
    let isNumbered = !Self.integers.isDisjoint(with: inherited)
    return cases.compactMap { element in
      let value = element.rawValue?.value
      let name = element.name.text.filter { $0 != "`" }
      if let text = value?.as(StringLiteralExprSyntax.self) {
        return text.interpolations.isEmpty ? (text.plainText, Syntax(element.name)) : nil
      }
      if let value, !value.isLiteral { return nil }
      guard isNumbered else { return (name, Syntax(element.name)) }
      if let value { number = Self.number(value.trimmedDescription) }
      defer { number = number.flatMap { $0 == .max ? nil : $0 + 1 } }
      return number.map { ("\($0)", Syntax(element.name)) }
    }
  }

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
  ]

  /// `16` of `16`, `0x10` and `1_6`.
  private static func number(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    let radixes = ["0x": 16, "0o": 8, "0b": 2]
    guard let radix = radixes[String(digits.prefix(2))] else { return Int(digits) }
    return Int(digits.dropFirst(2), radix: radix)
  }
}
