import Foundation
import Testing

@Suite("The tool checks words")
final class WordsTests {
  private let folder: URL

  init() throws { folder = try Tool.folder() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ strings: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\(strings)\n}}\n".utf8).write(to: file)
  }

  private func words(_ arguments: String...) throws -> Tool.End { try Tool.run(["words"] + arguments, in: folder) }

  private let empty = #""Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ""}}}}"#

  @Test("of the reference app, and finds nothing")
  func questApp() throws {
    let end = try Tool.run(["words", "Apps/YearlyQuest", "--fail-on", "advice"], in: Tool.root)
    #expect(end.status == 0, "\(end.output)")
    #expect(end.output.contains("German (de)") && end.error.isEmpty)
    #expect(end.lastLine?.hasSuffix(": 0 errors, 0 warnings, 0 advice") == true)
  }

  @Test("as a table, a line for each finding by the path from here, and a sum; plain in a pipe")
  func text() throws {
    try write("App/Localizable.xcstrings", empty)
    let end = try words()
    #expect(end.output == """
      language      translated  new  needs review  missing  empty
      English (en)           1    0             0        0      0  source
      German (de)            0    0             0        0      1     0 %

      App/Localizable.xcstrings:2:82: warning: "Save" is empty in German: a person sees nothing there [words.empty-text]

      1 catalog, 1 key, 2 languages: 0 errors, 1 warning, 0 advice

      """)
    #expect(end.error.isEmpty && end.status == 0)
  }

  @Test("of a folder, a catalog, from anywhere: the paths are those an editor finds from here")
  func paths() throws {
    try write("App/Localizable.xcstrings", empty)
    let place = "Localizable.xcstrings:2:82: warning"
    #expect(try words("App").output.contains("\nApp/\(place)"))
    #expect(try words("./App/").output.contains("\nApp/\(place)"))
    #expect(try words("App/Localizable.xcstrings").output.contains("\nApp/\(place)"))
    #expect(try words(folder.resolvingSymlinksInPath().path).output.contains("\nApp/\(place)"))
    let above = try Tool.run(["words", folder.path], in: Tool.root)
    #expect(above.output.contains("\n\(folder.path)/App/\(place)"))
  }

  @Test("and ends as the flag says", arguments: [("error", 0), ("warning", 1), ("advice", 1)])
  func failOn(_ severity: String, _ status: Int32) throws {
    try write("Localizable.xcstrings", empty)
    #expect(try words("--fail-on", severity).status == status)
    #expect(try words("--fail-on=\(severity)", "--json").status == status)
  }

  @Test("and ends with 1 for an error")
  func error() throws {
    try Data("{".utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let end = try words()
    #expect(end.output == """
      Localizable.xcstrings:1:2: error: not JSON: the file ends where a key in quotes should be [words.unreadable-catalog]

      1 catalog, 0 keys, 0 languages: 1 error, 0 warnings, 0 advice

      """)
    #expect(end.status == 1)
  }

  @Test("not where there are none, and says so", arguments: [
    (["absent"], "there is no absent"), (["note.txt"], "note.txt is no string catalog; name an .xcstrings file or a folder"),
    ([], ". holds no string catalog (.xcstrings, .strings, .stringsdict)"), (["a", "b"], "words takes no \"b\"; see stagedoor words --help"),
    ([""], "the path after words is empty; name a folder, or none for the current one"),
    (["read", "Save", ""], "the path after words read is empty; name a folder, or none for the current one"),
    (["--locked"], "words takes no --locked; see stagedoor words --help"),
    (["--fail-on", "note"], "--fail-on cannot be \"note\"; it takes error, warning, advice"),
  ])
  func none(_ arguments: [String], _ complaint: String) throws {
    try Data("hello".utf8).write(to: folder.appending(path: "note.txt"))
    let end = try Tool.run(["words"] + arguments, in: folder)
    #expect(end == Tool.End(output: "", error: "stagedoor: \(complaint)\n", status: 2))
  }

  @Test("and tells of a folder that it may not read", .enabled(if: getuid() == 0))
  func unreadableFolder() throws {
    try write("App/Localizable.xcstrings", empty)
    let closed = folder.appending(path: "Closed").path
    try FileManager.default.createDirectory(atPath: closed, withIntermediateDirectories: true)
    for (path, mode) in [(closed, 0o000), (folder.path, 0o755)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    // Nothing is closed to the one who runs this.
    let asNobody = "exec setpriv --reuid=65534 --regid=65534 --clear-groups \"$0\" \"$@\""
    let end = try Tool.run(["words", folder.path], in: URL(filePath: "/"), shell: asNobody)
    #expect(end.output.hasSuffix(
      "\nnot read: \(folder.path)/Closed, which cannot be read, is of another file system, is too large, or nests too "
        + "deep: it may ask for any key\n"), "\(end)")
    let only = try Tool.run(["words", "."], in: folder.appending(path: "Closed"), shell: "cd ..; rm -r App; " + asNobody)
    #expect(only == Tool.End(output: "", error: "stagedoor: Closed cannot be read\n", status: 3))
  }

  @Test("in columns that line up, whatever a language is called; one that is called nothing has no row")
  func columns() throws {
    let file = folder.appending(path: "Localizable.xcstrings")
    let text = #"{"stringUnit": {"state": "translated", "value": "A"}}"#
    try Data(
      "{\"sourceLanguage\": \"\", \"strings\": {\"Save\": {\"localizations\": {\"x\\u001B[1m\": \(text), \"de\": \(text)}}}}".utf8
    ).write(to: file)
    let rows = try words().output.split(separator: "\n\n").first?.split(separator: "\n") ?? []
    #expect(rows.count == 3 && rows.last?.contains("\\u{1B}") == true, "\(rows)")
    #expect(Set(rows.dropFirst().map(\.count)).count == 1, "\(rows)")
  }

  @Test("as one document")
  func json() throws {
    try write("Localizable.xcstrings", empty)
    let end = try words("--json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? [String: Any])
    #expect(document["kind"] as? String == "words" && document["version"] as? Int == 1)
    #expect((document["findings"] as? [[String: Any]])?.first?["id"] as? String == "words.empty-text")
    #expect(end.error.isEmpty)
  }

  @Test("whose control characters never reach the terminal")
  func control() throws {
    try write("Localizable.xcstrings", #""\u001B[2Jx\n": {"localizations": {"\u001B[31m": {"stringUnit": {"state": "new", "value": "\u0007"}}}}"#)
    let end = try words("--fail-on", "warning")
    let strange = end.output.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
    #expect(strange.isEmpty)
    #expect(end.output.contains(#"\u{1B}[2Jx\u{A}"#) && end.output.contains(#"\u{1B}[31m"#))
    #expect(end.status == 1)
  }
}
