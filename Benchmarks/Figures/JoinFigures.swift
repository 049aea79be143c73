#if canImport(IntentCheck)
import Foundation
import IntentCheck

/// Joining 80,000 lines of Swift with a catalog of 4,000 keys: everything but the checks of the catalog itself.
///
/// Every file imports SwiftUI and asks for words, so that none is spared the parser: a real project is lighter.
struct JoinFigures {
  private static let files = 400
  private static let viewsPerFile = 10
  private let project: URL

  init() throws {
    project = FileManager.default.temporaryDirectory.appendingPathComponent("stagedoor-join-figures", isDirectory: true)
    try? FileManager.default.removeItem(at: project)
    let sources = project.appendingPathComponent("Sources", isDirectory: true)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    var entries: [String] = []
    for file in 0..<Self.files {
      var text = "import SwiftUI\n"
      for view in 0..<Self.viewsPerFile {
        text += Self.view(named: "View\(file)x\(view)")
        entries.append(Self.entry("Title of View\(file)x\(view)"))
      }
      try Data(text.utf8).write(to: sources.appendingPathComponent("Views\(file).swift"))
    }
    entries.append(Self.entry("%lld of %@ are done"))
    let catalog =
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(entries.joined(separator: ",\n"))}}"
    try Data(catalog.utf8).write(to: project.appendingPathComponent("Localizable.xcstrings"))
  }

  func joinMilliseconds() throws -> Double {
    try Best.milliseconds(of: 3) {
      let words = try WordsProject.load(at: project)
      _ = JoinRules.findings(in: words)
    }
  }

  /// Twenty lines.
  private static func view(named name: String) -> String {
    """

    /// A view that shows how far somebody has come.
    struct \(name): View {
      let person: String
      @State private var done = 0
      @State private var total: [String] = []

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text("Title of \(name)").font(.headline)
          ForEach(total, id: \\.self) { item in
            HStack { Image(systemName: "star"); Text(verbatim: item.uppercased()) }
          }
          Text("\\(done) of \\(person) are done")
            .foregroundStyle(done > total.count / 2 ? Color.green : Color.secondary)
        }
        .padding([.horizontal, .bottom], total.isEmpty ? 0 : 12)
        .onTapGesture { withAnimation { done = min(done + 1, total.count) } }
        .onAppear { total = person.split(separator: " ").map(String.init) }
      }
    }
    """
  }

  private static func entry(_ key: String) -> String {
    let texts = ["de", "hr"].map { language in
      "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(key)\"}}"
    }
    return "\"\(key)\": {\"localizations\": {\(texts.joined(separator: ", "))}}"
  }
}
#endif
