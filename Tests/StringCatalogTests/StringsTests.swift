import Foundation
import StringCatalog
import Testing

@Suite("A .strings file is read whole")
struct StringsTests {
  private func table(_ text: some Collection<UInt8>) throws -> LanguageTable {
    try LanguageTable(strings: text, file: "L.strings")
  }

  private func text(_ text: String, of key: String) throws -> String? {
    try table(text.utf8).entries[key]?.localization.text?.unit?.value
  }

  private let sample = """
    /* Copyright */
    /* Said first */
    "Hello" = "Bok, čovječe";
    // Said last
    bye.key = 'Bog';  "alone";
    "two
    lines" /* odd */ = /* places */ "dva\\
    reda" ;
    """

  @Test("keys in quotes and without, a key alone, and the comment before each")
  func whole() throws {
    let table = try table(sample.utf8)
    #expect(Set(table.entries.keys) == ["Hello", "bye.key", "alone", "two\nlines"])
    #expect(table.entries["Hello"]?.comment == "Said first")
    #expect(table.entries["bye.key"]?.comment == "Said last")
    #expect(table.entries["alone"]?.comment == nil)
    #expect(try text(sample, of: "bye.key") == "Bog")
    #expect(try text(sample, of: "alone") == "alone")
    #expect(try text(sample, of: "two\nlines") == "dva\nreda")
  }

  @Test("with the places of keys and texts", arguments: ["\n", "\r\n", "\r"])
  func places(end: String) throws {
    let table = try table(sample.split(separator: "\n").joined(separator: end).utf8)
    let hello = try #require(table.entries["Hello"]?.localization)
    #expect(hello.place == Place(line: 3, column: 1))
    #expect(hello.text?.unit?.place == Place(line: 3, column: 11))
    #expect(table.entries["alone"]?.localization.place == Place(line: 5, column: 19))
    let last = table.entries.values.map(\.localization).max { $0.place < $1.place }
    #expect(last?.text?.unit?.place == Place(line: 7, column: 33))
  }

  @Test(
    "escapes as Apple's parser reads them",
    arguments: [
      (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}"), (#"\"\'\\"#, "\"'\\"), (#"\U010D\U10d"#, "čč" as String),
      (#"\Ud83d\Ude00"#, "😀"), (#"\Ud83d!"#, "\u{FFFD}!"), (#"\Ude00"#, "\u{FFFD}"), (#"\Ud83d\U0041"#, "\u{FFFD}A"),
      (#"\101\60"#, "A0"), (#"\1012"#, "A2"), (#"\0"#, "\0"), (#"\341"#, "Æ"), (#"\200"#, "\u{A0}"),
      (#"\u010D"#, "u010D"), (#"\U"#, "U"), (#"\q\č"#, "qč"), (#"\777"#, "\u{FFFD}"),
    ])
  func escapes(written: String, expected: String) throws {
    #expect(try text("\"k\" = \"\(written)\";", of: "k") == expected)
  }

  @Test("in every encoding that it comes in")
  func encodings() throws {
    let expected = try table(sample.utf8)
    let encodings: [(String.Encoding, [UInt8])] = [
      (.utf8, []), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, []), (.utf16LittleEndian, [0xFF, 0xFE]),
      (.utf16BigEndian, []), (.utf16BigEndian, [0xFE, 0xFF]),
    ]
    for (encoding, mark) in encodings {
      let bytes = mark + (try #require(sample.data(using: encoding)))
      #expect(try table(bytes) == expected, "\(encoding) \(mark)")
    }
  }

  @Test("an empty file and one of comments have no keys", arguments: ["", "  \n", "/* nothing */", "// x"])
  func empty(text: String) throws {
    #expect(try table(text.utf8).entries.isEmpty)
  }

  @Test("a repeated key is told with both lines, and its last text is kept")
  func repeated() throws {
    let table = try table("\"a\" = \"1\";\n  \"a\" = \"2\";".utf8)
    #expect(table.entries["a"]?.localization.text?.unit?.value == "2")
    #expect(table.repetitions.map(\.description) == [
      "L.strings:2:3: the key \"a\" is repeated; it is on line 1 already"
    ])
  }

  @Test("a compiled one, which is a property list", arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func compiled(format: PropertyListSerialization.PropertyListFormat) throws {
    let words = ["Hello": "Bok, čovječe", "": "x & <y>"]
    let data = try PropertyListSerialization.data(fromPropertyList: words, format: format, options: 0)
    let read = try table(data).entries.mapValues { $0.localization.text?.unit?.value }
    #expect(read == words)
  }

  @Test(
    "one that cannot be read says where and why",
    arguments: [
      ("\"a\"", "L.strings:1:4: not a strings file: the file ends where a semicolon should be"),
      ("\"a\" \"b\";", "L.strings:1:5: not a strings file: \"\"\" stands where a semicolon should be"),
      ("\n\"a\" = ;", "L.strings:2:7: not a strings file: \";\" stands where a string should be"),
      ("\"a\" = \"b\"\n\"c\"", "L.strings:2:1: not a strings file: \"\"\" stands where a semicolon should be"),
      (" = \"b\";", "L.strings:1:2: not a strings file: \"=\" stands where a key in quotes should be"),
      ("\"a\" = \"žb;\n", "L.strings:1:7: not a strings file: a text that begins here does not end"),
      ("\"a\" = \"b\\", "L.strings:1:7: not a strings file: a text that begins here does not end"),
      ("\n /* a", "L.strings:2:2: not a strings file: a comment that begins here does not end"),
      ("\0", "L.strings:1:1: not a strings file: the byte 0 stands where a key in quotes should be"),
    ])
  func faults(text: String, expected: String) {
    let failure = #expect(throws: CatalogFailure.self) { try table(text.utf8) }
    #expect(failure?.description == expected)
  }

  @Test("bytes that are no text", arguments: [[0x22, 0xFF, 0x22], [0xFF, 0xFE, 0x22], [0xFE, 0xFF, 0xD8, 0x00]] as [[UInt8]])
  func notText(bytes: [UInt8]) {
    let failure = #expect(throws: CatalogFailure.self) { try table(bytes) }
    #expect(failure?.description == "L.strings: not a strings file: the text is not UTF-8 or UTF-16")
  }

  @Test("one cut off or garbled at any byte never crashes")
  func garbled() {
    let bytes = Array(sample.utf8)
    for index in bytes.indices {
      _ = try? table(bytes[..<index])
      for byte: UInt8 in [0, 0x22, 0x5C, 0x2F, 0x3B, 0xFF] {
        var garbled = bytes
        garbled[index] = byte
        _ = try? table(garbled)
      }
    }
  }
}
