import Foundation

/// What readers of project descriptions have in common.
enum ProjectPath {
  /// Joins two relative paths; nil where it leads out of the folder that is checked.
  static func joined(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
    }
    return parts.joined(separator: "/")
  }

  /// 26 of `26.0`; nil for a setting that names another.
  static func major(_ version: String) -> Int? { version.split(separator: ".").first.flatMap { Int($0) } }

  /// The extension points that rules tell apart, if the property list names one; else `other`, if it names any.
  static func extensionPoint(in propertyList: Data) -> String? {
    let known = ["com.apple.widgetkit-extension", "com.apple.appintents-extension"]
    if let point = known.first(where: { propertyList.holds(anyOf: [$0]) }) { return point }
    return propertyList.holds(anyOf: ["NSExtensionPointIdentifier", "EXExtensionPointIdentifier"]) ? "other" : nil
  }
}
