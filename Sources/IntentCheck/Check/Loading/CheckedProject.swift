import Foundation

/// A project with its code and its words, each file read and parsed once.
struct CheckedProject: Sendable {
  /// Absolute, links resolved.
  let root: String
  /// As findings name it; `.` where the command runs in it.
  let shown: String
  var code: CodeProject
  /// Nil where no rule over words runs, or there are no words.
  let words: WordsProject?
  let comments: [IgnoreComment]
  /// The paths of Swift files that are no tests.
  let sources: [String]
  let unread: [String]

  /// - Parameter readsWords: whether a rule over words runs.
  /// - Throws: `CheckFailure`.
  init(_ options: CheckOptions, readsWords: Bool) throws(CheckFailure) {
    let place = try Place(options.sources ?? options.path, from: options.here)
    (root, shown) = (place.absolute, place.shown)
    let found = ProjectFolder(at: root)
    let layout = try Self.layout(found.files, options, root: root)
    sources = found.files.filter {
      $0.kind == .swift && !layout.isTest($0.path, target: layout.target(of: $0.path))
    }.map(\.path)
    let loading = CodeLoading(sources, layout: layout, root: root)
    code = CodeProject(
      loading.files, targets: layout.targets, recipes: Self.recipes(found.files, root: root),
      catalogs: found.files.filter { $0.kind == .catalog }.map(\.path))
    var words: WordsProject?
    if readsWords, found.files.contains(where: { $0.kind == .catalog }) || !found.obstructed.isEmpty {
      words = WordsProject(found, layout: layout, root: root, parsed: loading.sources)
    }
    self.words = words?.seen(from: shown)
    comments = loading.comments + Self.commentsOfWords(found.files, root: root)
    let prefix = place.shown == "." ? "" : place.shown + "/"
    unread = Self.unread(loading.unread, found, words?.figures, prefix: prefix)
  }

  private static func layout(
    _ files: [ProjectFile], _ options: CheckOptions, root: String
  ) throws(CheckFailure) -> ProjectLayout {
    guard let adapter = options.adapter else { return ProjectLayout(files, root: root) }
    let place = try Place(adapter, from: options.here)
    guard place.absolute.hasPrefix(root + "/") else {
      throw .adapterOutside(path: adapter, sources: options.sources ?? options.path)
    }
    let inner = String(place.absolute.dropFirst(root.count + 1))
    var folders = Set(files.lazy.compactMap { file in file.path.split(separator: "/").dropLast().first.map(String.init) })
    folders.insert(inner)
    let targets = folders.sorted().map { folder in
      var target = ProjectTarget(
        name: folder.split(separator: "/").last.map(String.init) ?? folder, folder: folder, isTest: false, excluded: [])
      target.isAdapter = folder == inner
      return target
    }
    return ProjectLayout(targets: targets)
  }

  private static func recipes(_ files: [ProjectFile], root: String) -> [RecipeFile] {
    inParallel(files.filter { $0.kind == .recipe }) { file -> RecipeFile? in
      bytes(of: "\(root)/\(file.path)").map { RecipeFile(path: file.path, text: String(decoding: $0, as: UTF8.self)) }
    }.compactMap(\.self)
  }

  /// A catalog has no comments, but a file of strings has.
  private static func commentsOfWords(_ files: [ProjectFile], root: String) -> [IgnoreComment] {
    let strings = files.filter { $0.kind == .catalog && $0.path.hasSuffix(".strings") }
    return inParallel(strings) { file -> [IgnoreComment] in
      guard let data = bytes(of: "\(root)/\(file.path)"), data.holds(anyOf: [IgnoreComment.mark]) else { return [] }
      return IgnoreComment.all(inText: String(decoding: data, as: UTF8.self), path: file.path)
    }.flatMap(\.self)
  }

  /// What was not read, and why, a line each.
  private static func unread(
    _ code: [String: Unread], _ found: ProjectFolder, _ words: WordsProject.Figures?, prefix: String
  ) -> [String] {
    var lines = found.unread.map { "\(prefix)\($0), which cannot be read, or is of another file system" }
    lines += code.sorted { $0.key < $1.key }.map { "\(prefix)\($0.key), \($0.value.words)" }
    let told = Set(found.unread).union(code.keys)
    let others = (words?.passedOver ?? []).filter { !told.contains($0) }
    lines += others.map { "\(prefix)\($0), which cannot be read, is too large, or nests too deep" }
    if found.isCut {
      lines.append("what lies beyond \(ProjectFolder.fileLimit) files or \(ProjectFolder.depthLimit) folders deep")
    }
    return lines
  }

  /// A folder that was named on the command line.
  private struct Place {
    let absolute: String
    let shown: String

    init(_ path: String, from here: String) throws(CheckFailure) {
      var isFolder: ObjCBool = false
      let base = URL(filePath: here, directoryHint: .isDirectory)
      let given = URL(filePath: path, relativeTo: base).standardizedFileURL.path
      guard !path.isEmpty, FileManager.default.fileExists(atPath: given, isDirectory: &isFolder) else {
        throw .notFound(path: path.isEmpty ? "folder without a name" : path)
      }
      guard isFolder.boolValue else { throw .noFolder(path: path) }
      guard FileManager.default.isReadableFile(atPath: given), FileManager.default.isExecutableFile(atPath: given)
      else { throw .unreadable(path: path) }
      absolute = URL(filePath: given).resolvingSymlinksInPath().path
      shown = WordsPlace.seen(given, from: here)
    }
  }
}

extension Unread {
  fileprivate var words: String {
    switch self {
    case .unreadable: "which cannot be read, or has more than 16 MiB"
    case .encoding: "which is no UTF-8"
    case .tooDeep: "which is too large, or nests brackets or types too deep"
    }
  }
}
