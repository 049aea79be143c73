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
    guard let format = form(of: variation, counted: counted) else { return "" }
    return fill(format, counted: counted, own: own, depth: depth)
  }

  /// Puts the arguments in. Without arguments a percent sign is only a percent sign.
  private mutating func fill(_ text: String, counted: Int?, own: Specifier?, depth: Int) -> String {
    if arguments.isEmpty { return verbatim(text) }
    // A substitution's form counts on from its own argument; a whole text from the first.
    var next = depth > 0 ? counted ?? 1 : 1
    var result = ""
    for piece in context.format(text).pieces {
      switch piece {
      case .text(let text): result += text
      case .value(let specifier):
        result += value(at: specifier.position ?? next, specifier)
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
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    for piece in context.format(text).pieces {
      switch piece {
      case .value(let specifier) where specifier.conversion == .object:
        problems.append(.missingArgument(position: specifier.position ?? 1, specifier: specifier.text, key: key))
      case .substitution(let name, let position):
        problems.append(.missingArgument(position: position ?? 1, specifier: "%#@\(name)@", key: key))
      default: break
      }
    }
    return text
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

// MARK: Forms

extension Filler {
  /// The format among the forms of a text.
  private mutating func form(of variation: Variation, counted: Int?) -> String? {
    if !variation.plural.isEmpty { return plural(variation.plural, counted).flatMap { form(of: $0, counted: counted) } }
    if !variation.device.isEmpty { return device(variation.device).flatMap { form(of: $0, counted: counted) } }
    return variation.unit?.value
  }

  /// The form of a count. Categories the language does not use are never reached, but `zero` serves exactly 0 in every
  /// language, as Apple documents.
  private mutating func plural(_ forms: [String: Variation], _ counted: Int?) -> Variation? {
    guard let count = counted.flatMap({ arguments.indices.contains($0 - 1) ? arguments[$0 - 1].count : nil }) else {
      problems.append(.missingCount(key: key))
      return other(of: forms)
    }
    if count == 0, let zero = forms["zero"] { return zero }
    let language = language ?? "und"
    let category = PluralRule.of(language).category(of: count)
    if let form = forms[category.rawValue] { return form }
    problems.append(.missingPluralCategory(category, language: language, key: key))
    return other(of: forms)
  }

  /// `other`, or else what comes closest to it.
  private func other(of forms: [String: Variation]) -> Variation? {
    PluralCategory.allCases.reversed().lazy.compactMap { forms[$0.rawValue] }.first
  }

  /// A conversation is rehearsed on an iPhone; a device that is not listed takes `other`, or else the first in order.
  private func device(_ forms: [String: Variation]) -> Variation? {
    forms["iphone"] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
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
