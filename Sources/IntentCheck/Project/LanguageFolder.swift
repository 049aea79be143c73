/// The `.lproj` folder a file of words lies in, and which table it is a part of.
struct LanguageFolder: Hashable {
  /// The files of one name whose language folders lie side by side.
  struct Table: Hashable, Comparable {
    let folder: String
    let name: String

    static func < (one: Table, other: Table) -> Bool { (one.folder, one.name) < (other.folder, other.name) }
  }

  let table: Table
  /// `Base` for the folder of that name, and for a file in no language folder.
  let language: String

  init(path: String) { self.init(of: ProjectFile(path: path, kind: .catalog)) }

  init(of file: ProjectFile) {
    var parts = file.path.split(separator: "/").dropLast()
    let ending = ".lproj"
    if let last = parts.last, last.hasSuffix(ending) {
      language = String(last.dropLast(ending.count))
      parts.removeLast()
    } else {
      language = "Base"
    }
    table = Table(folder: parts.joined(separator: "/"), name: String(file.name))
  }

  /// The language of development, which no file of words tells: the base, else English, else the first.
  ///
  /// - Parameter isSystems: whether the system asks for the words: then those of the source language may stand in an
  ///   interface or a property list, whose translations alone are files of words.
  static func source(among languages: Set<String>, isSystems: Bool = false) -> String {
    ["Base", "en"].first(where: languages.contains) ?? (isSystems ? "Base" : languages.min() ?? "en")
  }
}
