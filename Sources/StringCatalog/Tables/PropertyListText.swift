import Foundation

/// A text of a property list such as `Info.plist`.
package enum PropertyListText {
  /// The text under a key of the outermost dictionary; nil when there is none, or no property list.
  package static func string(forKey key: String, in file: URL) -> String? {
    guard let data = try? LocalizedFile.data(at: file, format: .propertyList),
      let list = try? PropertyValue.list(Array(data), file: file.path(percentEncoded: false))?.0,
      case .dictionary(let members) = list, case .string(let text, _) = members.last(where: { $0.key == key })?.value
    else { return nil }
    return text
  }
}
