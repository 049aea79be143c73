import Foundation
import StringCatalog
import Testing

@Suite("A catalog that cannot be read says where and why")
struct CatalogFailureTests {
  private func failure(_ text: some Collection<UInt8>) -> CatalogFailure? {
    do {
      _ = try Catalog(json: text, file: "L.xcstrings")
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "the message names file, line, column and what should stand there",
    arguments: [
      ("", "L.xcstrings:1:1: not JSON: the file ends where an object should be"),
      ("{", "L.xcstrings:1:2: not JSON: the file ends where a key in quotes should be"),
      ("[]", "L.xcstrings:1:1: \"the catalog\" should be an object"),
      ("{\n  \"a\" 1}", "L.xcstrings:2:7: not JSON: \"1\" stands where a colon should be"),
      ("{\n  \"ž\":}", "L.xcstrings:2:7: not JSON: \"}\" stands where a value should be"),
      ("{\"a\":1 \"b\":2}", "L.xcstrings:1:8: not JSON: \"\"\" stands where a comma or a closing brace should be"),
      ("{\"a\":1,}", "L.xcstrings:1:8: not JSON: \"}\" stands where a key in quotes should be"),
      ("{\"a\":[1 2]}", "L.xcstrings:1:9: not JSON: \"2\" stands where a comma or a closing bracket should be"),
      ("{\"a\":01}", "L.xcstrings:1:7: not JSON: \"1\" stands where a comma or a closing brace should be"),
      ("{\"a\":1.x}", "L.xcstrings:1:8: not JSON: \"x\" stands where a number should be"),
      ("{\"a\":tru}", "L.xcstrings:1:6: not JSON: \"t\" stands where a value should be"),
      ("{\"a\nb\":1}", "L.xcstrings:1:4: not JSON: the byte 10 stands where the closing quote of a string should be"),
      ("{\"a\\x\":1}", "L.xcstrings:1:5: not JSON: \"x\" stands where a JSON escape should be"),
      ("{\"\\ud83d\":1}", "L.xcstrings:1:9: not JSON: \"\"\" stands where a JSON escape should be"),
      ("{\"\\ud83d\\u0041\":1}", "L.xcstrings:1:15: not JSON: \"\"\" stands where a JSON escape should be"),
      ("{\"a\":1} x", "L.xcstrings:1:9: not JSON: \"x\" stands where the end of the file should be"),
      ("{}", "L.xcstrings:1:3: not a string catalog: it has no \"sourceLanguage\""),
      ("{\"sourceLanguage\":\"en\"}", "L.xcstrings:1:24: not a string catalog: it has no \"strings\""),
      ("{\"sourceLanguage\":1}", "L.xcstrings:1:19: \"sourceLanguage\" should be a string"),
      ("{\"strings\":{\"k\":[]}}", "L.xcstrings:1:17: \"k\" should be an object"),
      ("{\"strings\":{\"k\":{\"shouldTranslate\":\"no\"}}}", "L.xcstrings:1:36: \"shouldTranslate\" should be true or false"),
    ])
  func message(text: String, expected: String) {
    #expect(failure(text.utf8)?.description == expected)
  }

  @Test("text that is not UTF-8")
  func encoding() {
    #expect(
      failure(Array("{\n\"".utf8) + [0xC3, 0x28] + Array("\":1}".utf8))?.description
        == "L.xcstrings:2:2: not JSON: the text is not UTF-8")
  }

  @Test("a catalog cut off at any byte fails and never crashes")
  func truncated() {
    let text = Array(Sample.text.utf8)
    for length in 0..<text.count {
      #expect(failure(text[..<length]) != nil, "cut after \(length) bytes")
    }
    #expect(failure(text) == nil)
  }

  @Test("a catalog with any byte replaced never crashes")
  func garbled() {
    let text = Array(Sample.text.utf8)
    for index in text.indices {
      for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0x5D, 0xFF] {
        var garbled = text
        garbled[index] = byte
        _ = failure(garbled)
      }
    }
  }

  @Test("nesting of 100 000 is an error, not a crash", arguments: ["[", "{\"a\":"])
  func deep(opening: String) {
    let text = "{\"later\":" + String(repeating: opening, count: 100_000)
    #expect(failure(text.utf8)?.fault == .tooDeep(limit: 64))
  }

  @Test("forms within forms are bounded too")
  func deepForms() {
    let text =
      "{\"strings\":{\"k\":{\"localizations\":{\"en\":{"
      + String(repeating: "\"variations\":{\"plural\":{\"one\":{", count: 100_000)
    #expect(failure(text.utf8)?.fault == .tooDeep(limit: 64))
  }

  @Test("a file that is absent, a folder, or a device")
  func unreadable() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalogs-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "nowhere")
    try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
    let table: [(path: String, obstacle: String)] = [
      ("\(folder)/absent", "there is no such file"),
      ("\(folder)/link", "it is a link that leads to no file; mend the link, or remove it"),
      (folder, "it is a folder; rename it, or put a file in its place"),
      ("\(folder)/pipe", "it is a pipe, a socket or a device; put a file in its place"),
      ("/dev/zero", "it is a pipe, a socket or a device; put a file in its place"),
    ]
    for (path, obstacle) in table {
      let failure = #expect(throws: CatalogFailure.self) {
        try Catalog(contentsOf: URL(filePath: path, directoryHint: .notDirectory))
      }
      #expect(failure?.description == "\(path): the catalog cannot be read: \(obstacle)")
    }
  }

  @Test("a catalog saved as UTF-16, with a mark or without", arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func utf16(encoding: String.Encoding) throws {
    let text = try #require("{\"sourceLanguage\": \"en\"}".data(using: encoding))
    #expect(failure(text)?.description == "L.xcstrings: the text is UTF-16, and a string catalog is UTF-8; save it as UTF-8")
  }

  @Test("the message of a file that is too large")
  func tooLarge() {
    let failure = CatalogFailure(file: "a", fault: .tooLarge(bytes: 9, limit: 8))
    #expect(failure.description == "a: the catalog has 9 bytes; at most 8 are read")
  }
}
