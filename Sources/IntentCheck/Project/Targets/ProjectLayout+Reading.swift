import Foundation

extension ProjectLayout {
  /// - Parameter read: the contents of a file by its path; nil where it cannot be read.
  init(_ files: [ProjectFile], read: @escaping (String) -> Data?) {
    let folders = Self.folders(of: files)
    let inXcode = Set(files.lazy.filter { $0.kind == .xcodeProject }.map { Self.folder(of: Self.folder(of: $0.path)) })
    var targets: [ProjectTarget] = []
    var passedOver: [String] = []
    var absent: Set<String> = []
    let present = Set(files.lazy.filter { $0.kind == .catalog }.map(\.path))
    // The packages' come first: an index of one is the same with and without Xcode projects.
    for kind in [ProjectFile.Kind.manifest, .xcodeProject, .xcodeGen] {
      for file in files where file.kind == kind {
        let folder = Self.folder(of: file.path)
        // A project that was generated says the same as its description, and what was changed since.
        if kind == .xcodeGen, inXcode.contains(folder) { continue }
        guard let data = read(file.path) else {
          passedOver.append(file.path)
          continue
        }
        let found: [ProjectTarget]? =
          switch kind {
          case .manifest: PackageManifest(bytes: data)?.targets(in: folder, folders: folders)
          case .xcodeProject:
            XcodeProject(data, folder: Self.folder(of: folder), read: read).map { project in
              absent.formUnion(project.catalogs.filter { !present.contains($0) && read($0) == nil })
              return project.targets
            }
          default: XcodeGenProject(data, folder: folder, read: read)?.targets
          }
        if let found { targets += found } else { passedOver.append(file.path) }
      }
    }
    for file in files where file.kind == .settings {
      if let data = read(file.path) { PackageRoots(data)?.mark(&targets, in: Self.folder(of: file.path)) }
    }
    self.init(targets: targets, passedOver: passedOver, absentCatalogs: absent.sorted())
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Every folder that holds something.
  private static func folders(of files: [ProjectFile]) -> Set<String> {
    var folders: Set<String> = []
    for file in files {
      var folder = file.path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard folders.insert(String(folder)).inserted else { break }
      }
    }
    return folders
  }
}

/// What `stagedoor.json` says of a package's executables; whether the file is right is not judged here.
private struct PackageRoots: Decodable {
  var apps: [String]?
  var `extension`: String?

  init?(_ data: Data) {
    guard let read = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = read
  }

  func mark(_ targets: inout [ProjectTarget], in folder: String) {
    for index in targets.indices
    where targets[index].role == .executable && ProjectTarget.isWithin(targets[index].folder, folder) {
      if targets[index].name == self.extension {
        targets[index].role = .extension(.appIntents)
      } else if apps?.contains(targets[index].name) ?? false {
        targets[index].role = .app
      }
    }
  }
}
