extension Catalog {
  /// Reads the text of a catalog.
  /// - Parameters:
  ///   - text: UTF-8, with or without a byte order mark.
  ///   - file: the path that failures name.
  /// - Throws: `CatalogFailure` when the text is not JSON or not a catalog. A repeated key is not thrown but kept in
  ///   `repetitions`, so that the rest can be read.
  package init(json text: some Collection<UInt8>, file: String) throws(CatalogFailure) {
    var builder = CatalogBuilder(reader: JSONReader(text, file: file))
    self = try builder.catalog()
  }
}

/// Turns the values of a catalog's JSON into its model. Keys it does not know are passed over.
private struct CatalogBuilder {
  var reader: JSONReader
  private var repetitions: [CatalogFailure] = []
  /// Entry, language, category: what is being read.
  private var path: [String] = []

  init(reader: JSONReader) { self.reader = reader }

  mutating func catalog() throws(CatalogFailure) -> Catalog {
    var source: String?
    var version: String?
    var entries: [String: Entry]?
    try object("the catalog") { builder, key throws(CatalogFailure) in
      switch key {
      case "sourceLanguage": source = try builder.string(key)
      case "version": version = try builder.string(key)
      case "strings": entries = try builder.entries()
      default: try builder.reader.skip()
      }
    }
    try reader.end()
    guard let source else { throw reader.failure(.missing(key: "sourceLanguage")) }
    guard let entries else { throw reader.failure(.missing(key: "strings")) }
    return Catalog(sourceLanguage: source, version: version, entries: entries, repetitions: repetitions)
  }

  private mutating func entries() throws(CatalogFailure) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    try object("strings") { builder, key throws(CatalogFailure) in
      builder.path = [key]
      builder.noteRepetition(of: entries[key]?.line)
      entries[key] = try builder.entry(key)
    }
    return entries
  }

  private mutating func entry(_ name: String) throws(CatalogFailure) -> Entry {
    var entry = Entry(line: reader.keyLine)
    try object(name) { builder, key throws(CatalogFailure) in
      switch key {
      case "comment": entry.comment = try builder.string(key)
      case "extractionState": entry.extractionState = try builder.string(key)
      case "shouldTranslate": entry.shouldTranslate = try builder.boolean(key) ?? true
      case "localizations": entry.localizations = try builder.localizations()
      default: try builder.reader.skip()
      }
    }
    return entry
  }

  private mutating func localizations() throws(CatalogFailure) -> [String: Localization] {
    var localizations: [String: Localization] = [:]
    try object("localizations") { builder, language throws(CatalogFailure) in
      builder.path.append(language)
      builder.noteRepetition(of: localizations[language]?.line)
      localizations[language] = try builder.localization(language)
      builder.path.removeLast()
    }
    return localizations
  }

  private mutating func localization(_ language: String) throws(CatalogFailure) -> Localization {
    var localization = Localization(line: reader.keyLine)
    var text = Variation(line: reader.keyLine)
    try object(language) { builder, key throws(CatalogFailure) in
      switch key {
      case "stringSet": localization.phrases = try builder.stringSet()
      case "substitutions": localization.substitutions = try builder.substitutions()
      default: try builder.variationMember(key, of: &text)
      }
    }
    if text != Variation(line: text.line) { localization.text = text }
    return localization
  }

  /// Reads `stringUnit` and `variations`, which a localization, a form and a substitution have in common.
  private mutating func variationMember(_ key: String, of variation: inout Variation) throws(CatalogFailure) {
    switch key {
    case "stringUnit": variation.unit = try stringUnit()
    case "variations": try variations(of: &variation)
    default: try reader.skip()
    }
  }

  private mutating func variations(of variation: inout Variation) throws(CatalogFailure) {
    try object("variations") { builder, axis throws(CatalogFailure) in
      switch axis {
      case "plural": variation.plural = try builder.forms(axis)
      case "device": variation.device = try builder.forms(axis)
      default: try builder.reader.skip()
      }
    }
  }

  private mutating func forms(_ axis: String) throws(CatalogFailure) -> [String: Variation] {
    var forms: [String: Variation] = [:]
    try object(axis) { builder, name throws(CatalogFailure) in
      builder.path.append(name)
      builder.noteRepetition(of: forms[name]?.line)
      var form = Variation(line: builder.reader.keyLine)
      try builder.object(name) { builder, key throws(CatalogFailure) in
        try builder.variationMember(key, of: &form)
      }
      forms[name] = form
      builder.path.removeLast()
    }
    return forms
  }

  private mutating func stringUnit() throws(CatalogFailure) -> StringUnit? {
    var state = TranslationState(rawValue: "")
    var value: String?
    try object("stringUnit") { builder, key throws(CatalogFailure) in
      switch key {
      case "state": state = TranslationState(rawValue: try builder.string(key) ?? "")
      case "value": value = try builder.string(key)
      default: try builder.reader.skip()
      }
    }
    return value.map { StringUnit(state: state, value: $0) }
  }

  private mutating func stringSet() throws(CatalogFailure) -> StringSet {
    var set = StringSet(state: TranslationState(rawValue: ""), values: [])
    try object("stringSet") { builder, key throws(CatalogFailure) in
      switch key {
      case "state": set.state = TranslationState(rawValue: try builder.string(key) ?? "")
      case "values":
        guard builder.reader.kind == .array else { throw builder.wrong(key, .array) }
        try builder.reader.openArray()
        while try builder.reader.nextElement() { set.values.append(try builder.reader.string()) }
      default: try builder.reader.skip()
      }
    }
    return set
  }

  private mutating func substitutions() throws(CatalogFailure) -> [String: Substitution] {
    var substitutions: [String: Substitution] = [:]
    try object("substitutions") { builder, name throws(CatalogFailure) in
      builder.path.append(name)
      builder.noteRepetition(of: substitutions[name]?.forms.line)
      substitutions[name] = try builder.substitution(name)
      builder.path.removeLast()
    }
    return substitutions
  }

  private mutating func substitution(_ name: String) throws(CatalogFailure) -> Substitution {
    var substitution = Substitution(forms: Variation(line: reader.keyLine))
    try object(name) { builder, key throws(CatalogFailure) in
      switch key {
      case "argNum":
        guard builder.reader.kind == .number else { throw builder.wrong(key, .number) }
        substitution.argument = try builder.reader.integer()
      case "formatSpecifier": substitution.formatSpecifier = try builder.string(key)
      default: try builder.variationMember(key, of: &substitution.forms)
      }
    }
    return substitution
  }
}

extension CatalogBuilder {
  private mutating func object(
    _ name: String, _ body: (inout CatalogBuilder, String) throws(CatalogFailure) -> Void
  ) throws(CatalogFailure) {
    if let kind = reader.kind, kind != .object { throw wrong(name, .object) }
    try reader.openObject()
    while let key = try reader.nextKey() { try body(&self, key) }
  }

  private mutating func string(_ name: String) throws(CatalogFailure) -> String? {
    if reader.null() { return nil }
    if let kind = reader.kind, kind != .string { throw wrong(name, .string) }
    return try reader.string()
  }

  private mutating func boolean(_ name: String) throws(CatalogFailure) -> Bool? {
    if reader.null() { return nil }
    if let kind = reader.kind, kind != .boolean { throw wrong(name, .boolean) }
    return try reader.boolean()
  }

  private func wrong(_ key: String, _ expected: CatalogFailure.Expected) -> CatalogFailure {
    reader.failure(.wrongKind(key: key, expected: expected))
  }

  private mutating func noteRepetition(of firstLine: Int?) {
    guard let firstLine else { return }
    repetitions.append(reader.keyFailure(.repeated(path: path, firstLine: firstLine)))
  }
}
