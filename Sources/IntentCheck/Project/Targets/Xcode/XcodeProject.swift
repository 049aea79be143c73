import Foundation

/// The targets of an `.xcodeproj`, with the files that are theirs; nothing is built or resolved.
///
/// Settings in `.xcconfig` files are not read: what only those say is not known.
struct XcodeProject {
  private let objects: [String: PlainTree]
  private let project: PlainTree
  /// Relative to the folder that is checked.
  private let folder: String
  /// The contents of a file by its path; for property lists of extensions.
  private let read: (String) -> Data?
  /// Of groups and files, by their ids.
  private let paths: [String: String]

  /// Nil for what is no project.
  /// - Parameter folder: the one the project lies in.
  init?(_ bytes: Data, folder: String, read: @escaping (String) -> Data?) {
    guard let tree = PlainTree(propertyList: bytes), let root = tree["rootObject"]?.text,
      let project = tree["objects"]?[root]
    else { return nil }
    objects = tree["objects"]?.table ?? [:]
    self.project = project
    let inner = project["projectDirPath"]?.text ?? ""
    self.folder = ProjectPath.joined(folder, inner) ?? folder
    self.read = read
    paths = Self.paths(objects, from: project["mainGroup"]?.text, in: self.folder)
  }

  var targets: [ProjectTarget] {
    let ids = project["targets"]?.texts ?? []
    return ids.compactMap { id in
      guard let object = objects[id], object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text
      else { return nil }
      let type = object["productType"]?.text?.replacing("com.apple.product-type.", with: "") ?? ""
      var target = ProjectTarget(
        name: name, folder: folder, role: TargetRole(productType: type, point: extensionPoint(of: object)),
        members: members(of: id, object), oldestSystem: oldestSystem(of: object))
      target.isMainActor = values(of: "SWIFT_DEFAULT_ACTOR_ISOLATION", object).contains("MainActor")
      return target
    }
  }

  /// The string catalogs that are built into some target.
  var catalogs: [String] {
    let built = Set(objects.values.lazy.filter { $0["isa"]?.text == "PBXBuildFile" }.compactMap { $0["fileRef"]?.text })
    return built.compactMap { paths[$0] }.filter { $0.hasSuffix(".xcstrings") }.sorted()
  }

  /// Where groups and files lie; what lies outside the folder that is checked is left out.
  private static func paths(_ objects: [String: PlainTree], from main: String?, in folder: String) -> [String: String] {
    var paths: [String: String] = [:]
    var waiting = main.map { [(id: $0, parent: folder)] } ?? []
    while let (id, parent) = waiting.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let own = object["path"]?.text ?? ""
      let path =
        switch object["sourceTree"]?.text {
        case "<group>": ProjectPath.joined(parent, own)
        case "SOURCE_ROOT": ProjectPath.joined(folder, own)
        default: String?.none
        }
      guard let path else { continue }
      paths[id] = path
      waiting += (object["children"]?.texts ?? []).map { ($0, path) }
    }
    return paths
  }

  private func members(of id: String, _ target: PlainTree) -> TargetMembers {
    var members = TargetMembers()
    for phase in (target["buildPhases"]?.texts ?? []).compactMap({ objects[$0] })
    where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      let files = (phase["files"]?.texts ?? []).compactMap { objects[$0]?["fileRef"]?.text }
      members.files.formUnion(files.compactMap { paths[$0] })
    }
    let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    for (group, object) in objects where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths[group] else { continue }
      let exceptions = exceptions(of: object, for: id)
      if own.contains(group) {
        members.folders.append(.init(path: path, excluded: exceptions))
      } else {
        // For a target that does not have the folder, the exceptions are what it has of it.
        members.files.formUnion(exceptions.compactMap { ProjectPath.joined(path, $0) })
      }
    }
    members.folders.sort { $0.path < $1.path }
    return members
  }

  private func exceptions(of group: PlainTree, for target: String) -> [String] {
    (group["exceptions"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["target"]?.text == target }
      .flatMap { $0["membershipExceptions"]?.texts ?? [] }
  }
}

extension XcodeProject {
  private static let systems = ["IPHONEOS", "MACOSX", "WATCHOS", "TVOS", "XROS"].map { "\($0)_DEPLOYMENT_TARGET" }

  private func oldestSystem(of target: PlainTree) -> Int? {
    Self.systems.flatMap { values(of: $0, target).compactMap(ProjectPath.major) }.min()
  }

  /// What all configurations of a target set, else what those of the project do.
  private func values(of setting: String, _ target: PlainTree) -> [String] {
    for owner in [target, project] {
      let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
      let found = (list?["buildConfigurations"]?.texts ?? []).compactMap {
        objects[$0]?["buildSettings"]?[setting]?.text
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func extensionPoint(of target: PlainTree) -> String? {
    guard let file = values(of: "INFOPLIST_FILE", target).first else { return nil }
    let path = file.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: "")
    return ProjectPath.joined(folder, path).flatMap(read).flatMap(ProjectPath.extensionPoint)
  }
}
