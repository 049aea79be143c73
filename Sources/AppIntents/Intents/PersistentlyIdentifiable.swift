/// A type that saved shortcuts and donations know by a lasting name.
public protocol PersistentlyIdentifiable {
  /// The lasting name: the type's name unless it says otherwise, so that the type can be renamed.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's name.
  public static var persistentIdentifier: String { "\(Self.self)" }
}
