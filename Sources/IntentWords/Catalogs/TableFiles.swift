import Foundation
import StringCatalog

/// The files that hold one table of a bundle: its catalog, or, in a compiled bundle, those of its language folders.
struct TableFiles {
  private enum Kind {
    case catalog(URL)
    case compiled([(language: String, files: [URL])], developmentLanguage: String)
  }

  private let kind: Kind
  /// What the files are now: two of one table are alike when nothing changed.
  let stamps: [FileStamp]

  /// Where bundles keep resources: SwiftPM's flat folders, then the layouts of Apple's and of Xcode's.
  private static let folders = ["", "Contents/Resources/", "Resources/"]

  /// The files of a table; nil when the bundle has none. A catalog hides what was compiled beside it.
  init?(of table: String, in bundle: URL) {
    guard bundle.isFileURL, !table.contains("/"), !table.contains("\0") else { return nil }
    for folder in Self.folders + ["mul.lproj/"] {
      let file = bundle.appending(path: "\(folder)\(table).xcstrings", directoryHint: .notDirectory)
      guard let stamp = FileStamp(of: file) else { continue }
      kind = .catalog(file)
      stamps = [stamp]
      return
    }
    for folder in Self.folders {
      let place = folder.isEmpty ? bundle : bundle.appending(path: folder, directoryHint: .isDirectory)
      let found = Self.compiled(table, in: place)
      guard !found.languages.isEmpty else { continue }
      kind = .compiled(found.languages, developmentLanguage: Self.developmentLanguage(of: bundle, found.languages.map(\.language)))
      stamps = found.stamps
      return
    }
    return nil
  }

  private static func compiled(
    _ table: String, in folder: URL
  ) -> (languages: [(language: String, files: [URL])], stamps: [FileStamp]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    var languages: [(language: String, files: [URL])] = []
    var stamps: [FileStamp] = []
    for name in names.sorted() where name.hasSuffix(".lproj") {
      var files: [URL] = []
      // The system asks a .stringsdict first; the last one wins here.
      for ending in ["strings", "stringsdict"] {
        let file = folder.appending(path: "\(name)/\(table).\(ending)", directoryHint: .notDirectory)
        guard let stamp = FileStamp(of: file) else { continue }
        files.append(file)
        stamps.append(stamp)
      }
      if !files.isEmpty { languages.append((String(name.dropLast(6)), files)) }
    }
    return (languages, stamps)
  }

  /// As the bundle says it; else English or, failing that, the first in order.
  private static func developmentLanguage(of bundle: URL, _ languages: [String]) -> String {
    for path in ["Info.plist", "Contents/Info.plist", "Resources/Info.plist"] {
      let file = bundle.appending(path: path, directoryHint: .notDirectory)
      if let region = PropertyListText.string(forKey: "CFBundleDevelopmentRegion", in: file) { return region }
    }
    let named = languages.filter { $0 != base }
    return named.contains("en") ? "en" : named.first ?? "en"
  }

  /// The folder of what serves every language; its words are in the language of development.
  private static let base = "Base"

  /// The path that problems with the whole table name.
  var path: String {
    switch kind {
    case .catalog(let file): file.path(percentEncoded: false)
    case .compiled(let languages, let development):
      (languages.first { $0.language == development } ?? languages.first)?.files.first?.path(percentEncoded: false) ?? ""
    }
  }

  /// Reads them.
  /// - Throws: `CatalogFailure` of the first that cannot be read.
  func catalog() throws(CatalogFailure) -> Catalog {
    switch kind {
    case .catalog(let file): return try Catalog(contentsOf: file)
    case .compiled(let languages, let development):
      var tables: [String: [LanguageTable]] = [:]
      // What stands in `Base` is replaced by what the language's own folder has.
      for (language, files) in languages.sorted(by: { one, _ in one.language == Self.base }) {
        for file in files {
          let table = try file.pathExtension == "strings" ? LanguageTable(strings: file) : LanguageTable(stringsdict: file)
          tables[language == Self.base ? development : language, default: []].append(table)
        }
      }
      return Catalog(tables: tables, sourceLanguage: development)
    }
  }
}
