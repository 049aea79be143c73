/// What the project itself declares that takes, holds or looks up words.
struct Declarations: Sendable {
  /// By the name that is called.
  var signatures: [String: [Signature]] = [:]
  /// Types of the project's own; one called as a type of Apple's is hides it.
  var types: Set<String> = []
  /// Variables of a type whose literal asks for words, by name; two types of one name are nobody's.
  var variables: [String: TypeShape?] = [:]
  /// Members of `String` that look the text up: `"key".localized`.
  var textMembers: [String: TextMember] = [:]
  /// Names for the bundle of a target: `.adapter`; the index of the target, nil when it is not known or not one.
  var bundles: [String: Int?] = [:]

  /// The names of the targets, by their indices: what a file imports to call their helpers.
  var modules: [String] = []

  /// Whether a file sees a declaration, as far as its imports tell; a module may be exported by another.
  func isVisible(_ signature: Signature, in source: SwiftSource) -> Bool {
    if signature.target == source.target { return true }
    guard let target = signature.target, modules.indices.contains(target) else { return false }
    return source.imports.contains(modules[target])
  }

  mutating func merge(_ other: Declarations) {
    signatures.merge(other.signatures) { $0 + $1 }
    types.formUnion(other.types)
    variables.merge(other.variables) { $0 == $1 ? $0 : nil }
    textMembers.merge(other.textMembers) { one, _ in one }
    bundles.merge(other.bundles) { $0 == $1 ? $0 : nil }
  }

  /// Drops what takes no words; signatures stay whole where an overload of the name does.
  mutating func keepWords() {
    signatures = signatures.filter { _, all in
      all.contains { $0.parameters.contains { $0.shape != nil } }
    }
  }
}

/// A member of `String` that looks the text up.
struct TextMember: Hashable, Sendable {
  var signature: Signature
  var look: Signature.LookUp
}
