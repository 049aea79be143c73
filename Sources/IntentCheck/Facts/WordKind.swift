import SwiftSyntax

/// A type whose literal asks for a localized resource.
enum WordKind: String, Hashable, Sendable {
  case resource = "LocalizedStringResource"
  case key = "LocalizedStringKey"
  case value = "LocalizationValue"
  case dialog = "IntentDialog"
  case description = "IntentDescription"
  case representation = "DisplayRepresentation"
  case typeRepresentation = "TypeDisplayRepresentation"
  case phrase = "AppShortcutPhrase"
  case negativePhrase = "NegativeAppShortcutPhrase"
  /// A plain text that a helper of the project looks up.
  case lookedUp = "String"

  /// By a type's last name.
  init?(typeName: String) {
    guard typeName != Self.lookedUp.rawValue else { return nil }
    self.init(rawValue: typeName)
  }

  /// Whether a plain `String` fits the same place, so that one part that is no literal makes it all plain.
  var yieldsToText: Bool { self == .key }
}

/// Where, in a value of a type, words stand.
indirect enum TypeShape: Hashable, Sendable {
  case word(WordKind)
  case array(TypeShape)
  /// The values of a dictionary.
  case dictionary(TypeShape)
  /// What a function answers.
  case function(TypeShape)

  /// Nil when the type holds no words.
  init?(_ type: TypeSyntax?) {
    guard let type else { return nil }
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let named):
      self.init(name: named.name.text, arguments: named.genericArgumentClause)
    case .memberType(let member):
      self.init(name: member.name.text, arguments: member.genericArgumentClause)
    case .optionalType(let optional):
      self.init(optional.wrappedType)
    case .implicitlyUnwrappedOptionalType(let optional):
      self.init(optional.wrappedType)
    case .attributedType(let attributed):
      self.init(attributed.baseType)
    case .arrayType(let array):
      guard let element = TypeShape(array.element) else { return nil }
      self = .array(element)
    case .dictionaryType(let dictionary):
      guard let value = TypeShape(dictionary.value) else { return nil }
      self = .dictionary(value)
    case .functionType(let function):
      guard let answer = TypeShape(function.returnClause.type) else { return nil }
      self = .function(answer)
    case .tupleType(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      self.init(only.type)
    default:
      return nil
    }
  }

  private init?(name: String, arguments: GenericArgumentClauseSyntax?) {
    if let kind = WordKind(typeName: name) {
      self = .word(kind)
      return
    }
    guard let last = arguments?.arguments.last, case .type(let type) = last.argument, let inner = TypeShape(type)
    else { return nil }
    switch name {
    case "Optional": self = inner
    case "Array": self = .array(inner)
    case "Dictionary": self = .dictionary(inner)
    default: return nil
    }
  }

  /// The name of the type whose literals ask.
  var name: String {
    switch self {
    case .word(let kind): kind.rawValue
    case .array(let inner), .dictionary(let inner), .function(let inner): inner.name
    }
  }

  /// The word itself, or what a function answers.
  var kind: WordKind? {
    switch self {
    case .word(let kind): kind
    case .function(let answer): answer.kind
    case .array, .dictionary: nil
    }
  }
}
