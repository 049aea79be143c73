import SwiftSyntax

/// A type of the project: its declaration, and every extension of it.
struct TypeFacts: Sendable {
  enum Kind: Sendable {
    case structure, `class`, enumeration, actor, `protocol`
    /// Only extensions are in the project.
    case foreign
  }

  /// With the types it is nested in: `Outer.Inner`.
  let name: String
  let kind: Kind
  /// The declaration first, then the extensions.
  let parts: [TypePart]

  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// What the declaration and the extensions name after the colon, each by its last name without generic arguments.
  var inherited: [String] { parts.flatMap(\.inherited) }

  /// The declaration; of a foreign type the first extension.
  var declaration: TypePart { parts[0] }

  /// Where the type is named.
  var nameNode: Syntax { declaration.nameNode }

  /// The index of the file of the declaration.
  var file: Int { declaration.file }

  var members: [Member] { parts.flatMap(\.members) }

  /// The types of all files, whole: in the order of their declarations, then those that are only extended.
  static func joined(_ files: [CodeFile]) -> [TypeFacts] {
    var declared: [(name: String, part: TypePart)] = []
    var extensions: [String: [TypePart]] = [:]
    for (index, file) in files.enumerated() {
      for var part in file.parts {
        part.file = index
        if part.kind == nil {
          extensions[part.name, default: []].append(part)
        } else {
          declared.append((part.name, part))
        }
      }
    }
    var types = declared.map { name, part in
      TypeFacts(name: name, kind: part.kind ?? .foreign, parts: [part] + (extensions[name] ?? []))
    }
    let known = Set(declared.map(\.name))
    for (name, parts) in extensions.sorted(by: { $0.key < $1.key }) where !known.contains(name) {
      types.append(TypeFacts(name: name, kind: .foreign, parts: parts))
    }
    return types
  }
}

/// One declaration or extension of a type.
struct TypePart: Sendable {
  /// With the types it is nested in.
  let name: String
  /// Nil for an extension.
  let kind: TypeFacts.Kind?
  let node: DeclSyntax
  let nameNode: Syntax
  let inherited: [String]
  let attributes: [Attribute]
  let modifiers: Set<String>
  let members: [Member]
  /// The index of its file among the project's.
  var file = 0
}

/// `@Parameter(title: …)`: its name and its arguments.
struct Attribute: Sendable {
  let name: String
  let node: AttributeSyntax

  var arguments: LabeledExprListSyntax? { node.arguments?.as(LabeledExprListSyntax.self) }

  /// The arguments as an array: what is filtered out of a list of syntax loses its place in the file.
  var labeled: [LabeledExprSyntax] { arguments.map(Array.init) ?? [] }

  init?(_ element: AttributeListSyntax.Element) {
    guard let node = element.as(AttributeSyntax.self) else { return nil }
    self.node = node
    name = node.attributeName.lastName
  }
}

/// A member of a type that rules look at.
enum Member: Sendable {
  case property(Property)
  case function(FunctionDeclSyntax)
  case initializer(InitializerDeclSyntax)
  case enumCase(EnumCaseElementSyntax)
}
