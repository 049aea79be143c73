import Foundation
import StringCatalog
import Testing

@Suite("A .stringsdict file is read whole")
struct StringsdictTests {
  private let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>%d days in %d trends</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>Žž %#@days@ &amp; %#@trends@</string>
        <key>days</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key> <string>d</string>
          <key>one</key> <string>%d day</string>
          <key>other</key> <string>%d days</string>
        </dict>
        <key>trends</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
          <key>other</key> <string><![CDATA[<%d>]]> tre<!-- a mark -->nds</string>
        </dict>
      </dict>
      <key>Short</key>
      <dict>
        <key>NSStringVariableWidthRuleType</key>
        <dict> <key>20</key> <string>Welcome back</string> <key>5</key> <string>Hi</string> </dict>
      </dict>
      <key>Tap</key>
      <dict>
        <key>NSStringDeviceSpecificRuleType</key>
        <dict>
          <key>mac</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key> <string>%#@n@</string>
            <key>n</key>
            <dict> <key>other</key> <string>Click %d</string> </dict>
          </dict>
          <key>other</key> <string>Tap</string>
        </dict>
      </dict>
      <key>later</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key> <string/>
        <key>numbers</key> <array><integer>1</integer><dict><key>a</key><true/></dict></array>
      </dict>
    </dict>
    </plist>
    """

  private func table(_ text: some Collection<UInt8>) throws -> LanguageTable {
    try LanguageTable(stringsdict: text, file: "L.stringsdict")
  }

  private func localization(_ key: String) throws -> Localization {
    try #require(try table(sample.utf8).entries[key]?.localization)
  }

  @Test("a format and its variables are a text and its substitutions")
  func plural() throws {
    let localization = try localization("%d days in %d trends")
    #expect(localization.text?.unit?.value == "Žž %#@days@ & %#@trends@")
    let days = try #require(localization.substitutions["days"])
    #expect(days.formatSpecifier == "d")
    #expect(days.argument == nil)
    #expect(days.forms.plural.mapValues { $0.unit?.value } == ["one": "%d day", "other": "%d days"])
    #expect(localization.substitutions["trends"]?.forms.plural["other"]?.unit?.value == "<%d> trends")
  }

  @Test("with the places of keys and texts")
  func places() throws {
    let localization = try localization("%d days in %d trends")
    #expect(localization.place == Place(line: 5, column: 8))
    #expect(localization.file == "L.stringsdict")
    #expect(localization.text?.unit?.place == Place(line: 8, column: 13))
    #expect(localization.substitutions["days"]?.forms.plural["one"]?.place == Place(line: 13, column: 12))
    #expect(localization.substitutions["days"]?.forms.plural["one"]?.unit?.place == Place(line: 13, column: 30))
  }

  @Test("widths and devices, each with variables of its own")
  func variations() throws {
    #expect(try localization("Short").text?.width.mapValues { $0.unit?.value } == [20: "Welcome back", 5: "Hi"])
    let tap = try localization("Tap")
    #expect(tap.text?.device["other"]?.unit?.value == "Tap")
    #expect(tap.text?.device["mac"]?.unit?.value == "%#@mac:n@")
    #expect(tap.substitutions["mac:n"]?.forms.plural["other"]?.unit?.value == "Click %d")
  }

  @Test("a value that no one knows is passed over")
  func unknown() throws {
    #expect(try localization("later").text?.unit?.value == "")
  }

  @Test("in UTF-16, with CR LF, and compiled to binary alike")
  func encodings() throws {
    let expected = try table(sample.utf8)
    let utf16 = try #require(sample.data(using: .utf16LittleEndian))
    #expect(try table([0xFF, 0xFE] + utf16) == expected)
    #expect(try table(sample.replacing("\n", with: "\r\n").utf8) == expected)
    // Foundation's own parser takes no section of raw text within others.
    let plain = sample.replacing("<![CDATA[<%d>]]> tre<!-- a mark -->nds", with: "&lt;%d&gt; trends")
    let list = try PropertyListSerialization.propertyList(from: Data(plain.utf8), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let read = try table(binary).entries
    for length in 0..<binary.count { #expect(throws: CatalogFailure.self) { try table(binary[..<length]) } }
    for index in binary.indices {
      for byte: UInt8 in [0, 0x10, 0x5F, 0x6F, 0xD2, 0xFF] {
        var garbled = Array(binary)
        garbled[index] = byte
        _ = try? table(garbled)
      }
    }
    #expect(Set(read.keys) == Set(expected.entries.keys))
    #expect(read["Tap"]?.localization.substitutions["mac:n"]?.forms.plural["other"]?.unit?.value == "Click %d")
    #expect(read["Short"]?.localization.text?.width[5]?.unit?.value == "Hi")
  }

  @Test(
    "one that cannot be read says where and why",
    arguments: [
      ("", "L.stringsdict:1:1: not a property list: the file ends where a tag should be"),
      ("\"a\" = \"b\";", "L.stringsdict:1:1: not a property list: \"\"\" stands where a tag should be"),
      ("<plist><dict>", "L.stringsdict:1:14: not a property list: the file ends where a tag should be"),
      ("<plist><dict>\n<string>", "L.stringsdict:2:9: not a property list: the file ends where <key> or </dict> should be"),
      ("<plist><dict><key>a</key></dict>", "L.stringsdict:1:33: not a property list: the file ends where a value should be"),
      ("<plist><string>a</plist>", "L.stringsdict:1:25: not a property list: the file ends where the closing tag should be"),
      ("<plist><string>a &b; c", "L.stringsdict:1:18: not a property list: \"&\" stands where &amp; or another reference that XML knows should be"),
      ("<plist><string>&#-1;", "L.stringsdict:1:16: not a property list: \"&\" stands where &amp; or another reference that XML knows should be"),
      ("<plist><string>&#xD800;", "L.stringsdict:1:16: not a property list: \"&\" stands where &amp; or another reference that XML knows should be"),
      ("<plist><string><![CDATA[a", "L.stringsdict:1:16: not a property list: a text that begins here does not end"),
      ("<!-- a", "L.stringsdict:1:1: not a property list: a comment that begins here does not end"),
      ("<!DOCTYPE p [<!ENTITY a \"b\">]><plist/>", "L.stringsdict:1:13: not a property list: \"[\" stands where the end of the tag should be"),
      ("<plist><string>a</string></plist>", "L.stringsdict: \"plist\" should be an object"),
      ("<plist><dict>\n<key>a</key><true/></dict></plist>", "L.stringsdict:2:6: \"a\" should be an object"),
      ("<plist><dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict>\n<key>x</key><string/></dict></dict></dict></plist>",
        "L.stringsdict:2:6: \"x\" should be a number"),
    ])
  func faults(text: String, expected: String) {
    let failure = #expect(throws: CatalogFailure.self) { try table(text.utf8) }
    #expect(failure?.description == expected)
  }

  @Test("nesting of 100 000 is an error, not a crash", arguments: ["<dict><key>a</key>", "<array>", "<a/><array>"])
  func deep(opening: String) {
    #expect(throws: CatalogFailure.self) {
      try table(("<plist><dict><key>k</key>" + String(repeating: opening, count: 100_000)).utf8)
    }
  }

  @Test("a binary one that shares its parts without end is an error, not a hang")
  func shared() throws {
    // Each dictionary has the next one twice.
    let objects = (1...40).map { [0xD2, 41, 42, UInt8($0), UInt8($0)] } + [[0xD0], [0x51, 0x61], [0x51, 0x62]]
    let starts = objects.reduce(into: [8]) { $0.append($0[$0.count - 1] + $1.count) }.map { [UInt8(0), UInt8($0)] }
    let trailer: [UInt8] = [0, 0, 0, 0, 0, 0, 2, 1] + [0, 0, 0, 0, 0, 0, 0, 43] + [UInt8](repeating: 0, count: 15)
    let list = Array("bplist00".utf8) + objects.joined() + starts.dropLast().joined() + trailer
    let failure = #expect(throws: CatalogFailure.self) { try table(list + [UInt8(8 + objects.joined().count)]) }
    #expect(failure?.fault == .tooDeep(limit: 32))
  }

  @Test("a repeated key is told")
  func repeated() throws {
    let text = "<plist><dict><key>a</key><string>1</string>\n<key>a</key><string>2</string></dict></plist>"
    #expect(try table(text.utf8).repetitions.map(\.description) == [
      "L.stringsdict:2:6: the key \"a\" is repeated; it is on line 1 already"
    ])
  }

  @Test("one cut off or garbled at any byte never crashes")
  func garbled() {
    let bytes = Array(sample.utf8)
    for index in bytes.indices {
      _ = try? table(bytes[..<index])
      for byte: UInt8 in [0, 0x3C, 0x3E, 0x26, 0x2F, 0xFF] {
        var garbled = bytes
        garbled[index] = byte
        _ = try? table(garbled)
      }
    }
  }
}
