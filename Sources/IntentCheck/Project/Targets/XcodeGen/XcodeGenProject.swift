import Foundation

/// The targets of a `project.yml` of XcodeGen.
///
/// What a target has from a template or an included file is not known.
struct XcodeGenProject {
  private let tree: PlainTree
  private let folder: String
  private let read: (String) -> Data?

  /// Nil for what cannot be read; a file that describes no targets has none.
  init?(_ bytes: Data, folder: String, read: @escaping (String) -> Data?) {
    guard let tree = PlainTree(yaml: bytes) else { return nil }
    self.tree = tree
    self.folder = folder
    self.read = read
  }

  var targets: [ProjectTarget] {
    (tree["targets"]?.table ?? [:]).sorted { $0.key < $1.key }.map { name, target in
      var known = ProjectTarget(
        name: name, folder: folder,
        role: TargetRole(productType: target["type"]?.text ?? "", point: extensionPoint(of: target)),
        members: members(of: target), oldestSystem: oldestSystem(of: target))
      known.isMainActor = [target, tree].contains { isMainActor($0["settings"]) }
      return known
    }
  }

  private func isMainActor(_ settings: PlainTree?) -> Bool {
    let name = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    return (settings?[name] ?? settings?["base"]?[name])?.text == "MainActor"
  }

  private func members(of target: PlainTree) -> TargetMembers {
    var members = TargetMembers()
    for source in target["sources"]?.elements ?? [] {
      guard let own = source.text ?? source["path"]?.text, let path = ProjectPath.joined(folder, own) else { continue }
      if path.hasSuffix(".swift") {
        members.files.insert(path)
      } else if source["includes"] == nil {
        members.folders.append(.init(path: path, excluded: source["excludes"]?.texts ?? []))
      }
    }
    return members
  }

  private func oldestSystem(of target: PlainTree) -> Int? {
    let said = target["deploymentTarget"] ?? tree["options"]?["deploymentTarget"]
    if let text = said?.text { return ProjectPath.major(text) }
    return said?.table.values.compactMap { $0.text.flatMap(ProjectPath.major) }.min()
  }

  private func extensionPoint(of target: PlainTree) -> String? {
    let properties = target["info"]?["properties"]
    if let point = properties?["NSExtension"]?["NSExtensionPointIdentifier"]
      ?? properties?["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]
    {
      return point.text
    }
    let settings = target["settings"]
    let file =
      target["info"]?["path"] ?? settings?["INFOPLIST_FILE"] ?? settings?["base"]?["INFOPLIST_FILE"]
    return file?.text.flatMap { ProjectPath.joined(folder, $0) }.flatMap(read).flatMap(ProjectPath.extensionPoint)
  }
}
