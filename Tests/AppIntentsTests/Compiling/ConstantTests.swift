import Foundation
import Testing

/// Rules over metadata say what Apple's step cannot read. It reads what the compiler writes, and this is that.
@Suite("What the compiler sees of metadata")
struct ConstantTests {
  @Test("are the words of a title that is a literal or made of one, and of others a name or nothing")
  func titles() throws {
    let seen = try Constants.properties().filter { $0.label == "title" }.map { "\($0.file):\($0.line) \($0.valueKind)" }
    #expect(try seen.sorted() == expectedTitles().sorted())
    #expect(seen.count == 6)
  }

  @Test("are the phrases that stand in an App Shortcut, and no others", arguments: [
    ("Literals", ["InterpolatedStringLiteral"]), ("AllNamed", ["Runtime"]),
    ("OneNamed", ["InterpolatedStringLiteral", "MemberReference", "Runtime"]),
  ])
  func phrases(_ provider: String, _ kinds: [String]) throws {
    let shortcuts = try #require(
      try Constants.properties().first { $0.typeName == "Constants.\(provider)" && $0.label == "appShortcuts" })
    let phrases = try #require(shortcuts.value?.argument("phrases"))
    #expect((phrases["value"]?.array ?? [phrases]).map { $0["valueKind"]?.text } == kinds)
  }

  /// The lines marked with `// seen: `.
  private func expectedTitles() throws -> [String] {
    try Compiler.sources(ofFolder: "Constants").flatMap { source in
      let lines = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
      return lines.enumerated().compactMap { place, line in
        line.range(of: "// seen: ").map { "\(source.lastPathComponent):\(place + 1) \(line[$0.upperBound...])" }
      }
    }
  }
}

/// What `-emit-const-values` writes of the folder `Constants`.
private enum Constants {
  struct Property {
    let typeName: String
    let label: String
    let file: String
    let line: Int
    let valueKind: String
    let value: Value?
  }

  /// A value of JSON whose form the compiler decides.
  struct Value {
    let any: Any
    var text: String? { any as? String }
    var array: [Value]? { (any as? [Any])?.map(Value.init) }
    subscript(key: String) -> Value? { (any as? [String: Any])?[key].map(Value.init) }

    /// The first argument of a label, at any depth.
    func argument(_ label: String) -> Value? {
      if self["label"]?.text == label { return self }
      let inner = array ?? (any as? [String: Any])?.values.map(Value.init) ?? []
      return inner.lazy.compactMap { $0.argument(label) }.first
    }
  }

  static func properties() throws -> [Property] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let protocols = folder.appendingPathComponent("protocols.json")
    try Data(#"["AppIntent", "AppShortcutsProvider"]"#.utf8).write(to: protocols)
    let written = folder.appendingPathComponent("constants.json")
    let (status, output) = try Compiler.check(
      folder: "Constants",
      options: [
        "-emit-const-values-path", written.path, "-const-gather-protocols-file", protocols.path,
      ])
    guard status == 0 else { throw Compiler.Unusable(output: output) }
    let types = Value(any: try JSONSerialization.jsonObject(with: Data(contentsOf: written))).array ?? []
    return types.flatMap { type in (type["properties"]?.array ?? []).compactMap { property(of: type, $0) } }
  }

  private static func property(of type: Value, _ value: Value) -> Property? {
    guard let typeName = type["typeName"]?.text, let label = value["label"]?.text,
      let file = value["file"]?.text, let line = value["line"]?.any as? Int, let kind = value["valueKind"]?.text
    else { return nil }
    return Property(
      typeName: typeName, label: label, file: URL(fileURLWithPath: file).lastPathComponent, line: line,
      valueKind: kind, value: value["value"])
  }
}
