/// A type that has a name a person reads.
public protocol TypeDisplayRepresentable {
  /// The type's name, as literals that Apple's build can read.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that shows itself.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value shows itself.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The value's title, so that it can stand in a sentence.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value that shows itself, of a type that has a name.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A finite type whose cases show themselves.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
  /// How each case shows itself; every case must be there.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The case's title, so that it can stand in a sentence.
  public var localizedStringResource: LocalizedStringResource { displayed.title }

  /// How the case shows itself; a case without a representation shows its name, and `describe` reports it.
  package var displayed: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
  /// The case's title, so that it can stand in a sentence.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A finite type with a name, whose cases show themselves.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
