import Foundation
import StringCatalog

/// Fills one text with its arguments. Whatever does not fit is printed as well as can be, and told.
struct Filler {
  /// Substitutions within substitutions, and resources within resources, beyond which nothing is read.
  static let depthLimit = 8

  let key: String
  let arguments: [Argument]
  let substitutions: [String: Substitution]
  /// The text's own language; nil when no catalog answered.
  let language: String?
  let context: ReadingContext
  var problems: [Problem] = []
  /// Those of the resources within the text.
  private(set) var innerProblems: [Problem] = []
  /// The plural forms that were chosen, in the order of the text.
  var forms: [ChosenForm] = []
  /// The substitutions whose forms are being read, the outermost first.
  private var open: [String] = []

  init(
    key: String, arguments: [Argument], substitutions: [String: Substitution], language: String?,
    context: ReadingContext
  ) {
    self.key = key
    self.arguments = arguments
    self.substitutions = substitutions
    self.language = language
    self.context = context
  }

  /// The text of a variation.
  /// - Parameter counted: the argument that picks plural forms, from 1; nil means the first number.
  mutating func text(of variation: Variation, counted: Int? = nil, own: Specifier? = nil, depth: Int = 0) -> String {
    let counted = counted ?? arguments.firstIndex { $0.count != nil }.map { $0 + 1 }
    guard let format = form(of: variation, Count(position: counted, own: own, isWhole: depth == 0)) else { return "" }
    return fill(written(format, depth: depth), counted: counted, own: own, depth: depth)
  }

  /// What no catalog has stays plain in a language that nobody speaks.
  private func written(_ text: String, depth: Int) -> String {
    guard let pseudo = context.pseudo, language != nil else { return text }
    return pseudo.text(of: text, isWhole: depth == 0)
  }

  /// Puts the arguments in. Without arguments a percent sign is only a percent sign.
  private mutating func fill(_ text: String, counted: Int?, own: Specifier?, depth: Int) -> String {
    if arguments.isEmpty { return verbatim(text) }
    // A substitution's form counts on from its own argument; a whole text from the first.
    var next = depth > 0 ? counted ?? 1 : 1
    var result = ""
    let format = context.format(text)
    if format.isInflected { problems.append(.inflection(key: key)) }
    for piece in format.pieces {
      switch piece {
      case .text(let text): result += text
      case .value(let specifier):
        let value = value(at: specifier.position ?? next, specifier)
        result += format.pieces.count > 1 ? isolated(value, from: specifier.position ?? next) : value
        if specifier.position == nil { next += 1 }
      case .substitution(let name, let position):
        result += substitution(name, at: position ?? next, depth: depth)
        if position == nil { next += 1 }
      case .ownNumber:
        result += value(at: counted ?? next, own ?? .number)
      case .unknown(let text):
        problems.append(.unknownSpecifier(text, key: key))
        result += text
      }
    }
    return result
  }

  /// A text that has nothing to be filled with. `100 % certain` is no mistake; `%@` is.
  private mutating func verbatim(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) || text.contains("^[") else { return text }
    let format = context.format(text)
    if format.isInflected { problems.append(.inflection(key: key)) }
    for piece in format.pieces {
      switch piece {
      case .value(let specifier) where specifier.conversion == .object:
        problems.append(.missingArgument(position: specifier.position ?? 1, specifier: specifier.text, key: key))
      case .substitution(let name, let position):
        problems.append(.missingArgument(position: position ?? 1, specifier: "%#@\(name)@", key: key))
      default: break
      }
    }
    return format.isInflected ? Inflection.removed(from: text) ?? text : text
  }

  private mutating func substitution(_ name: String, at position: Int, depth: Int) -> String {
    guard let substitution = substitutions[name] else {
      problems.append(.unknownSubstitution(name, key: key))
      return value(at: position, .number)
    }
    guard !open.contains(name) else {
      problems.append(.substitutionInItself(name, key: key))
      return ""
    }
    guard isAllowed(depth: depth) else { return "" }
    open.append(name)
    defer { open.removeLast() }
    let own = substitution.formatSpecifier.flatMap(Specifier.of)
    return text(of: substitution.forms, counted: substitution.argument ?? position, own: own, depth: depth + 1)
  }
}

extension Filler {
  /// Whether one more substitution or resource is read; if not, it is told why.
  private mutating func isAllowed(depth: Int) -> Bool {
    guard depth < Self.depthLimit else {
      problems.append(.tooDeep(key: key))
      return false
    }
    switch context.budget.spend() {
    case .granted: return true
    case .exhausted: problems.append(.tooMuch(limit: ReadingBudget.limit, key: key))
    case .exhaustedBefore: break
    }
    return false
  }
}

// MARK: Arguments

extension Filler {
  private mutating func value(at position: Int, _ specifier: Specifier) -> String {
    guard arguments.indices.contains(position - 1) else {
      problems.append(.missingArgument(position: position, specifier: specifier.text, key: key))
      return ""
    }
    let argument = arguments[position - 1]
    if !specifier.conversion.prints(argument.kind), !argument.isUnreadable {
      problems.append(.wrongArgument(argument.kind, position: position, specifier: specifier.text, key: key))
    }
    switch argument {
    case .integer(let value): return context.numbers.text(value, specifier)
    case .unsigned(let value): return context.numbers.text(value, specifier)
    case .double(let value): return context.numbers.text(value, specifier)
    case .text(let text): return specifier.padded(text)
    case .resource(let resource): return specifier.padded(text(of: resource))
    case .list(let members, let conjunction): return specifier.padded(list(members, conjunction))
    case .opaque(let texts): return specifier.padded(opaque(texts))
    case .placeholder:
      problems.append(.unfilledPlaceholder(position: position, key: key))
    case .unknown(let kind):
      problems.append(.unknownArgument(kind: kind, key: key))
    }
    return ""
  }

  /// Text whose direction is not the sentence's is set apart, so that it cannot turn round what stands beside it.
  private func isolated(_ text: String, from position: Int) -> String {
    guard let language, arguments.indices.contains(position - 1), arguments[position - 1].kind == .text else { return text }
    return Direction.isolated(text, within: context.pseudo?.direction ?? language)
  }

  /// A resource within the text is read in the text's language, so that no sentence mixes two.
  private mutating func text(of resource: Resource) -> String {
    guard isAllowed(depth: context.depth) else { return "" }
    let reading = resource.reading(in: context.within(language))
    innerProblems += reading.problems
    return reading.text
  }

  private mutating func list(_ members: [Resource], _ conjunction: Bool) -> String {
    var texts: [String] = []
    for member in members { texts.append(text(of: member)) }
    let locale = Locale.of(tag: language ?? context.languages.first ?? "en")
    return texts.formatted(.list(type: conjunction ? .and : .or).locale(locale))
  }

  private mutating func opaque(_ texts: [String: String]) -> String {
    for language in context.languages {
      if let text = texts[language] { return text }
    }
    let available = texts.keys.sorted()
    if let match = LanguageMatch.languages(from: available, for: context.languages).first, let text = texts[match] {
      return text
    }
    problems.append(.formattedTooEarly(languages: available, key: key))
    return available.first.flatMap { texts[$0] } ?? ""
  }
}

extension Specifier {
  /// How `%arg` prints when the catalog does not say.
  fileprivate static let number = Specifier(conversion: .integer, text: "%arg")
}

extension Specifier.Conversion {
  fileprivate func prints(_ kind: Argument.Kind) -> Bool {
    switch self {
    case .object: kind == .text
    case .integer, .hexadecimal, .octal, .character: kind == .number
    case .fixed, .exponent, .shortest: kind == .fraction
    }
  }
}

extension Argument {
  /// Told as a problem of its own.
  fileprivate var isUnreadable: Bool {
    switch self {
    case .placeholder, .unknown: true
    default: false
    }
  }
}
