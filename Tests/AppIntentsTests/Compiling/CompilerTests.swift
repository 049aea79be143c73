import Foundation
import Testing

@Suite("Source that uses App Intents")
struct CompilerTests {
  @Test("compiles in every spelling that Apple's interface takes")
  func accepted() throws {
    let diagnostics = try Compiler.diagnostics(ofFolder: "Accepted")
    #expect(diagnostics == [])
  }

  @Test("does not compile where Apple's interface refuses it, and is refused there only")
  func refused() throws {
    try expectRefusals(inFolder: "Refused", atLeast: 30)
  }

  @Test("conforms off the main actor only as the rule of default isolation says")
  func isolation() throws {
    try expectRefusals(inFolder: "IsolatedByDefault", atLeast: 3, options: ["-default-isolation", "MainActor"])
  }

  private func expectRefusals(inFolder name: String, atLeast count: Int, options: [String] = []) throws {
    let diagnostics = try Compiler.diagnostics(ofFolder: name, options: options)
    let refusals = try Compiler.sources(ofFolder: name).flatMap(refusals)
    #expect(refusals.count >= count)
    for refusal in refusals {
      let here = diagnostics.filter { $0.file == refusal.file && $0.line == refusal.line }
      #expect(here.contains { refusal.text.isEmpty || $0.text.contains(refusal.text) }, "not refused: \(refusal)")
    }
    let unexpected = diagnostics.filter { one in
      !refusals.contains { $0.file == one.file && $0.line == one.line }
    }
    #expect(unexpected == [], "refused for another reason")
  }

  /// The lines marked with `// refused: ` and what the compiler must say of them; nothing stands for whatever it says,
  /// where its words are no help.
  private func refusals(in source: URL) throws -> [Compiler.Diagnostic] {
    let lines = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
    return lines.enumerated().compactMap { place, line in
      guard let mark = line.range(of: "// refused:") else { return nil }
      let text = line[mark.upperBound...].trimmingCharacters(in: .whitespaces)
      return Compiler.Diagnostic(file: source.lastPathComponent, line: place + 1, text: text)
    }
  }
}
