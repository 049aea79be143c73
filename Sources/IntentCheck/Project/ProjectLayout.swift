import Foundation

/// Which target each file of a project belongs to, as far as the manifests of its packages tell.
struct ProjectLayout: Sendable {
  let targets: [ProjectTarget]
  /// Manifests that cannot be read, or that no parser should be given.
  let passedOver: [String]
  /// Longest folder first, so that the innermost target wins.
  private let order: [Int]

  init(targets: [ProjectTarget], passedOver: [String] = []) {
    self.passedOver = passedOver
    self.targets = targets
    order = targets.indices.sorted { targets[$0].folder.count > targets[$1].folder.count }
  }

  init(_ files: [ProjectFile], root: String) {
    var folders: Set<String> = []
    for file in files {
      var folder = file.path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard folders.insert(String(folder)).inserted else { break }
      }
    }
    var targets: [ProjectTarget] = []
    var passedOver: [String] = []
    for file in files where file.kind == .manifest {
      let package = file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? ""
      guard let data = bytes(of: "\(root)/\(file.path)"), let manifest = PackageManifest(bytes: data) else {
        passedOver.append(file.path)
        continue
      }
      targets += manifest.targets(in: package, folders: folders)
    }
    self.init(targets: targets, passedOver: passedOver)
  }

  func target(of path: String) -> Int? { order.first { targets[$0].holds(path) } }

  /// Whether a file is there to test: by its target, else by the name of a folder.
  func isTest(_ path: String, target: Int?) -> Bool {
    if let target { return targets[target].isTest }
    return path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0 == "Test" || $0.hasSuffix("Test")
    }
  }
}
