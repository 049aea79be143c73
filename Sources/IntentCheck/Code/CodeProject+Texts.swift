import Foundation

extension CodeProject {
  /// The code of some files: what an example of a rule is read with.
  /// - Parameter texts: by their paths; a `Package.swift` among them tells the targets.
  init(texts: [String: String]) {
    let paths = texts.keys.sorted()
    var folders: Set<String> = []
    for path in paths {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    let targets = paths.filter { $0.hasSuffix("Package.swift") }.flatMap { path -> [ProjectTarget] in
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      return PackageManifest(bytes: Data((texts[path] ?? "").utf8))?.targets(in: folder, folders: folders) ?? []
    }
    let layout = ProjectLayout(targets: targets)
    let sources = inParallel(paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }) { path in
      SwiftSource(path: path, target: layout.target(of: path), text: texts[path] ?? "")
    }
    let recipes = paths.filter(RecipeFile.isRecipe).map { RecipeFile(path: $0, text: texts[$0] ?? "") }
    self.init(sources, targets: targets, recipes: recipes)
  }
}
