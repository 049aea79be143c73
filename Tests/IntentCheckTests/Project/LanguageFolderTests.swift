import Testing

@testable import IntentCheck

/// Tables that lie in language folders, one file for each language.
@Suite struct LanguageFolderTests {
  private static let files = [
    "A.swift": "let a = NSLocalizedString(\"Hello\", comment: \"\")\nlet b = String(localized: \"\\(Int(n)) days\")\n",
    "Resources/en.lproj/Localizable.strings": "\"Hello\" = \"Hello\";\n\"Left over\" = \"x\";\n",
    "Resources/de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\";\n\"Nur hier\" = \"x\";\n",
    "Resources/de.lproj/InfoPlist.strings": "\"CFBundleName\" = \"x\";\n",
    "Resources/de.lproj/Localizable.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld days</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@d@</string>
    <key>d</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string><key>other</key><string>%lld Tage</string></dict>
    </dict></dict></plist>
    """,
  ]

  @Test("the languages of a table are one, and a finding names the file that has the key")
  func oneTable() throws {
    let found = try findings(Self.files)
    #expect(
      found.map { String($0.prefix { $0 != " " }) } == [
        "Resources/de.lproj/Localizable.strings:2:", "Resources/en.lproj/Localizable.strings:2:",
      ])
  }

  @Test("a file that is no table is told, and the rest is read")
  func broken() throws {
    var files = Self.files
    files["Resources/hr.lproj/Localizable.strings"] = "\"Hello\" = "
    files["Broken.xcstrings"] = "{"
    let project = try SourceTree(files).project()
    #expect(project.failures.map(\.file) == ["Broken.xcstrings", "Resources/hr.lproj/Localizable.strings"])
    #expect(project.tables.map(\.name) == ["InfoPlist", "Localizable"])
  }
}
