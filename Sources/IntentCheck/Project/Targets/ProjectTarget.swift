/// A target of a Swift package, whose resources have one bundle, or of an Xcode project.
package struct ProjectTarget: Hashable, Sendable {
  package let name: String
  /// Relative to the project's folder; empty when it is that folder.
  package let folder: String
  package var role: TargetRole
  /// Relative to the project's folder.
  package let excluded: [String]
  /// What an Xcode project names as its; nil for a package's target, which has all in its folder.
  package var members: TargetMembers?
  /// The oldest major version, of all systems it is built for, that it runs on; nil where nothing tells.
  package var oldestSystem: Int?
  /// Whether what is declared in it is the main actor's where nothing else is said.
  package var isMainActor = false
  /// Whether the command line names it as the one that may import AppIntents.
  package var isAdapter = false

  package init(name: String, folder: String, isTest: Bool, excluded: [String]) {
    self.init(name: name, folder: folder, role: isTest ? .test : .library, excluded: excluded)
  }

  init(
    name: String, folder: String, role: TargetRole, excluded: [String] = [], members: TargetMembers? = nil,
    oldestSystem: Int? = nil
  ) {
    self.name = name
    self.folder = folder
    self.role = role
    self.excluded = excluded
    self.members = members
    self.oldestSystem = oldestSystem
  }

  package var isTest: Bool { role == .test }

  /// Whether a file is the target's; `path` is relative to the project's folder.
  func holds(_ path: String) -> Bool {
    if let members { return members.hold(path) }
    return Self.isWithin(path, folder) && !excluded.contains { Self.isWithin(path, $0) }
  }

  static func isWithin(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || (path.hasPrefix(folder) && path.dropFirst(folder.count).first == "/")
  }
}

/// The files of a target that an Xcode project names; all paths are relative to the folder that is checked.
package struct TargetMembers: Hashable, Sendable {
  var files: Set<String> = []
  /// Folders that are the target's with all that is in them.
  var folders: [Folder] = []

  struct Folder: Hashable, Sendable {
    let path: String
    /// What in it is not the target's: relative to it, `*` standing for anything.
    var excluded: [String] = []
  }

  func hold(_ path: String) -> Bool {
    if files.contains(path) { return true }
    return folders.contains { folder in
      guard ProjectTarget.isWithin(path, folder.path) else { return false }
      let inner = folder.path.isEmpty ? path[...] : path.dropFirst(folder.path.count + 1)
      return !folder.excluded.contains { NamePattern.matches(inner, $0) }
    }
  }
}
