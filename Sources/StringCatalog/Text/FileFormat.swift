/// The formats that localized texts are kept in.
package enum FileFormat: String, Hashable, Sendable {
  /// `.xcstrings`.
  case catalog
  /// `.strings`.
  case strings
  /// `.stringsdict`, and a `.strings` file that is a property list.
  case propertyList
}
