import Foundation

/// Which targets each file of a project belongs to, as far as manifests and projects tell.
struct ProjectLayout: Sendable {
  let targets: [ProjectTarget]
  /// Manifests and projects that cannot be read.
  let passedOver: [String]
  /// String catalogs that a project builds and that are not there: a tool makes them, or they were not checked out.
  let absentCatalogs: [String]
  /// The packages' targets, longest folder first, so that the innermost wins.
  private let order: [Int]
  private let inProjects: [Int]

  init(targets: [ProjectTarget], passedOver: [String] = [], absentCatalogs: [String] = []) {
    self.passedOver = passedOver
    self.absentCatalogs = absentCatalogs
    self.targets = targets
    order = targets.indices.filter { targets[$0].members == nil }
      .sorted { targets[$0].folder.count > targets[$1].folder.count }
    inProjects = targets.indices.filter { targets[$0].members != nil }
  }

  init(_ files: [ProjectFile], root: String) { self.init(files) { bytes(of: "\(root)/\($0)") } }

  /// The target whose bundle has the resources of a file: the package's that holds it.
  func target(of path: String) -> Int? { order.first { targets[$0].holds(path) } }

  /// Every target that a file is compiled into, as far as it is told.
  func memberships(of path: String) -> [Int] {
    inProjects.filter { targets[$0].holds(path) } + (target(of: path).map { [$0] } ?? [])
  }

  /// Whether a file is there to test: by its targets, else by the name of a folder.
  func isTest(_ path: String, target: Int?) -> Bool {
    if let target { return targets[target].isTest }
    let owners = inProjects.filter { targets[$0].holds(path) }
    if !owners.isEmpty { return owners.allSatisfy { targets[$0].isTest } }
    return path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0 == "Test" || $0.hasSuffix("Test")
    }
  }
}
