extension Problem: CustomStringConvertible {
  /// The problem in one line.
  package var description: String {
    switch self {
    case .missingKey(let key, let table): "the catalog \(table) has no key \"\(key)\""
    case .missingCatalog(let table, let bundle):
      "there is no \(table).xcstrings in \(bundle.path(percentEncoded: false))"
    case .catalog(let failure): failure.description
    case .missingLanguage(let language, let key): "\"\(key)\" has no text in \(language)"
    case .unservedLanguage(let language): "nothing in it is in \(language)"
    case .missingPluralCategory(let category, let language, let key):
      "\"\(key)\" has no form \"\(category.rawValue)\" in \(language)"
    case .missingDevice(let device, let instead, let key):
      "\"\(key)\" has no text for \(device) and none for other; that for \(instead) stands in"
    case .inflection(let key):
      "\"\(key)\" is inflected by the system on a device; here it is read as it stands"
    case .missingCount(let key): "\"\(key)\" varies by a number, but has no numeric argument"
    case .emptyText(let key, let language): "\"\(key)\" is empty in \(language)"
    case .wrongArgument(let kind, let position, let specifier, let key):
      "\"\(key)\": \(specifier) cannot print argument \(position), which is \(kind.message)"
    case .missingArgument(let position, let specifier, let key):
      "\"\(key)\": \(specifier) asks for argument \(position), which the code does not give"
    case .unknownSpecifier(let specifier, let key):
      "\"\(key)\": \"\(specifier)\" is no format specifier; a percent sign is written %%"
    case .unknownSubstitution(let name, let key): "\"\(key)\" has no substitution \"\(name)\""
    case .tooDeep(let key): "\"\(key)\": substitutions or resources are nested too deep"
    case .substitutionInItself(let name, let key):
      "\"\(key)\": the substitution \"\(name)\" stands in itself; take it out of its own forms"
    case .tooMuch(let limit, let key):
      "\"\(key)\" asks for more than \(limit) substitutions and resources; what is beyond them is left out"
    case .unfilledPlaceholder(let position, let key): "\"\(key)\": placeholder \(position) was not filled"
    case .unknownArgument(let kind, let key): "\"\(key)\" has an argument of the unknown kind \"\(kind)\""
    case .formattedTooEarly(let languages, let key):
      "\"\(key)\" has a value that was formatted for \(languages.joined(separator: ", ")) only"
    }
  }
}

extension Argument.Kind {
  fileprivate var message: String {
    switch self {
    case .text: "text"
    case .number: "a whole number"
    case .fraction: "a floating-point number"
    }
  }
}
