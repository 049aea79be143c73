/// A file of a project that can have to do with its words.
package struct ProjectFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case swift
    /// `Package.swift`.
    case manifest
    /// `project.pbxproj`, in its `.xcodeproj`.
    case xcodeProject
    /// `project.yml` of XcodeGen.
    case xcodeGen
    /// `stagedoor.json`.
    case settings
    /// `.xcstrings`, `.strings`, `.stringsdict`.
    case catalog
    /// A storyboard, a nib, an intent definition: its words have a table of its own name.
    case interface
    /// Anything else whose text can name a key: a property list, Objective-C.
    case mention
    /// A card in a file of its own.
    case recipe
  }

  /// Relative to the project's folder, parts joined by `/`.
  package let path: String
  package let kind: Kind

  package init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// The last part of the path, without its ending.
  var name: Substring {
    let file = path.split(separator: "/").last ?? ""
    return file.lastIndex(of: ".").map { file[..<$0] } ?? file
  }

  /// By its name; nil for a file that has nothing to do with words.
  static func kind(of name: String) -> Kind? {
    switch name {
    case "Package.swift": return .manifest
    case "project.pbxproj": return .xcodeProject
    case "project.yml": return .xcodeGen
    case "stagedoor.json": return .settings
    default: break
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return switch name[name.index(after: dot)...] {
    case "swift": .swift
    case "recipe": .recipe
    case "xcstrings", "strings", "stringsdict": .catalog
    case "storyboard", "xib", "intentdefinition": .interface
    case "plist", "m", "mm", "h": .mention
    default: nil
    }
  }
}
