import Foundation

extension CodeProject {
  /// The code of some files: what an example of a rule is read with.
  /// - Parameter texts: by their paths; a manifest, a project or a `project.yml` among them tells the targets.
  init(texts: [String: String]) {
    let paths = texts.keys.sorted()
    let files = paths.compactMap { path in
      ProjectFile.kind(of: path.split(separator: "/").last.map(String.init) ?? "").map {
        ProjectFile(path: path, kind: $0)
      }
    }
    let layout = ProjectLayout(files) { texts[$0].map { Data($0.utf8) } }
    let sources = inParallel(files.filter { $0.kind == .swift }.map(\.path)) { path in
      SwiftSource(path: path, target: layout.target(of: path), text: texts[path] ?? "")
    }
    let recipes = paths.filter(RecipeFile.isRecipe).map { RecipeFile(path: $0, text: texts[$0] ?? "") }
    let catalogs = files.filter { $0.kind == .catalog }.map(\.path)
    self.init(sources, targets: layout.targets, recipes: recipes, catalogs: catalogs)
    if let text = texts["identifiers.json"],
      let read = try? JSONDecoder().decode(ReleasedIdentifiers.self, from: Data(text.utf8))
    {
      compare(with: IdentifierFile(read, path: "identifiers.json", text: text))
    }
  }
}
