import Foundation
import IntentWords
import StringCatalog
import Testing

@Suite("A compiled bundle")
struct CompiledBundleTests {
  private static func unit(_ text: String) -> String { #"{ "stringUnit": { "value": "\#(text)" } }"# }

  private static func rule(_ forms: [String: String], type: String = "lld") -> [String: String] {
    forms.merging(
      ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type]) { form, _ in form }
  }

  private static func plist(_ list: [String: Any], _ format: PropertyListSerialization.PropertyListFormat) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
  }

  private static let hello = TemporaryBundle.entry("Hello %@", ["en": "Hello %@", "hr": #"Bok, %@ \"č\""#])
  private static let catalog = TemporaryBundle.catalog(
    #"""
    \#(hello),
    \#(TemporaryBundle.entry("Only English", ["en": "Only in English"])),
    \#(TemporaryBundle.plural("%lld days", [
      "en": ["one": "%lld day", "other": "%lld days"],
      "hr": ["one": "%lld dan", "few": "%lld dana", "other": "%lld dana."]])),
    \#(TemporaryBundle.plural("%@: %lld", ["en": ["zero": "%1$@: none", "one": "%1$@: one", "other": "%1$@: %2$lld"]])),
    "%lld in %lld": { "localizations": { "en": { "stringUnit": { "value": "%#@days@ in %2$#@trends@" },
      "substitutions": {
        "days": { "argNum": 1, "formatSpecifier": "lld",
          "variations": \#(TemporaryBundle.variations(["one": "%arg day", "other": "%arg days"])) },
        "trends": { "argNum": 2, "formatSpecifier": "lld",
          "variations": \#(TemporaryBundle.variations(["one": "%arg trend", "other": "%arg trends"])) } } } } },
    "Tap %lld": { "localizations": { "en": { "variations": { "device": {
      "mac": { "variations": \#(TemporaryBundle.variations(["one": "Click", "other": "Click %lld times"])) },
      "other": \#(unit("Tap")) } } } } }
    """#)

  // As xcstringstool compiles: varied keys to the .stringsdict, the others to the .strings.
  private static func compiled(_ format: PropertyListSerialization.PropertyListFormat) throws -> TemporaryBundle {
    let bundle = try TemporaryBundle([
      "hr.lproj/Localizable.strings": #""Hello %@" = "Bok, %@ \"\U010d\"";"#,
      "en.lproj/Localizable.strings": #"/* x */ "Hello %@" = "Hello %@"; "Only English" = "Only in English";"#,
    ])
    let croatian = rule(["one": "%lld dan", "few": "%lld dana", "other": "%lld dana."])
    try plist(["%lld days": ["NSStringLocalizedFormatKey": "%#@value@", "value": croatian]], format)
      .write(to: bundle.url.appending(path: "hr.lproj/Localizable.stringsdict"))
    let click: [String: Any] = ["NSStringLocalizedFormatKey": "%#@value@", "value": rule(["one": "Click", "other": "Click %lld times"])]
    let english: [String: Any] = [
      "%lld days": ["NSStringLocalizedFormatKey": "%#@value@", "value": rule(["one": "%lld day", "other": "%lld days"])],
      "%@: %lld": [
        "NSStringLocalizedFormatKey": "%2$#@value@",
        "value": rule(["zero": "%1$@: none", "one": "%1$@: one", "other": "%1$@: %2$lld"]),
      ],
      "%lld in %lld": [
        "NSStringLocalizedFormatKey": "%1$#@days@ in %2$#@trends@",
        "days": rule(["one": "%lld day", "other": "%lld days"]), "trends": rule(["one": "%lld trend", "other": "%lld trends"]),
      ],
      "Tap %lld": ["NSStringDeviceSpecificRuleType": ["mac": click, "other": "Tap"] as [String: Any]],
    ]
    try plist(english, format).write(to: bundle.url.appending(path: "en.lproj/Localizable.stringsdict"))
    return bundle
  }

  @Test("reads as its catalog does", arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func same(format: PropertyListSerialization.PropertyListFormat) throws {
    let whole = try TemporaryBundle(["Localizable.xcstrings": Self.catalog])
    let compiled = try Self.compiled(format)
    var texts: Set<String> = []
    for language in ["en", "hr", "de", "en-GB"] {
      for device in [Device.iphone, .mac] {
        for count: Int64 in [0, 1, 2, 5, 21] {
          let resources: [(String, [Argument])] = [
            ("Hello %@", [.text("Ana")]), ("Only English", []), ("%lld days", [.integer(count)]),
            ("%@: %lld", [.text("Ana"), .integer(count)]), ("%lld in %lld", [.integer(count), .integer(1)]),
            ("Tap %lld", [.integer(count)]), ("Absent", []),
          ]
          for (key, arguments) in resources {
            let readings = [whole, compiled].map {
              Resource(key: key, arguments: arguments, bundle: $0.url)
                .reading(in: [language], formattedFor: nil, store: .shared, device: device)
            }
            #expect(readings[0] == readings[1])
            texts.insert(readings[1].text)
          }
        }
      }
    }
    #expect(texts.isSuperset(of: ["Bok, Ana \"č\"", "21 dan", "2 dana", "Ana: none", "5 days in 1 trend", "Click 2 times", "Tap", "Absent"]))
  }

  @Test("has its words in Base when they are in the language of development, which Info.plist names")
  func base() throws {
    let bundle = try TemporaryBundle([
      "Info.plist": "<plist><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>",
      "Base.lproj/Localizable.strings": "\"a\" = \"basis\"; \"b\" = \"basis\";", "de.lproj/Localizable.strings": "\"b\" = \"eigen\";",
      "fr.lproj/Localizable.strings": "\"c\" = \"x\";",
    ])
    func reading(_ key: String, _ language: String) -> Reading { Resource(key: key, bundle: bundle.url).reading(in: [language]) }
    #expect(reading("a", "de") == Reading(text: "basis", language: "de", step: .language))
    #expect(reading("b", "de").text == "eigen")
    #expect(reading("a", "fr").step == .source)
  }

  @Test("tells what is missing by the file and line of the source language")
  func notices() throws {
    let bundle = try TemporaryBundle([
      "en.lproj/Localizable.strings": "\n\"a\" = \"b\";\n", "hr.lproj/Localizable.strings": "\"x\" = \"y\";",
    ])
    let log = ReadingLog()
    _ = ReadingLog.$current.withValue(log) { Resource(key: "a", bundle: bundle.url).reading(in: ["hr"]) }
    let file = bundle.url.appending(path: "en.lproj/Localizable.strings").path(percentEncoded: false)
    #expect(log.notices == [CatalogNotice(.missingLanguage("hr", key: "a"), file: file, line: 2)])
  }

  @Test("that cannot be read is told")
  func broken() throws {
    let bundle = try TemporaryBundle(["en.lproj/Localizable.strings": "\"a\" = "])
    let reading = Resource(key: "a", bundle: bundle.url).reading(in: ["en"])
    #expect(reading.text == "a")
    guard case .catalog(let failure) = reading.problems.first else { throw CocoaError(.fileReadCorruptFile) }
    #expect(failure.description.hasSuffix("en.lproj/Localizable.strings:1:7: not a strings file: the file ends where a string should be"))
  }

  @Test("is read again when one of its files changes, comes or goes")
  func changed() throws {
    let bundle = try TemporaryBundle(["en.lproj/Localizable.strings": "\"a\" = \"1\";"])
    let store = CatalogStore(trust: .zero)
    func text() -> String { Resource(key: "a", bundle: bundle.url).reading(in: ["en"], formattedFor: nil, store: store).text }
    #expect(text() == "1")
    try bundle.write("\"a\" = \"22\";", to: "en.lproj/Localizable.strings")
    #expect(text() == "22")
    try bundle.write("<plist><dict><key>a</key><string>3</string></dict></plist>", to: "en.lproj/Localizable.stringsdict")
    #expect(text() == "3")
    try FileManager.default.removeItem(at: bundle.url.appending(path: "en.lproj"))
    #expect(text() == "a")
  }

  @Test("widths: the widest is read")
  func widths() throws {
    let bundle = try TemporaryBundle([
      "en.lproj/Localizable.stringsdict": """
        <plist><dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>5</key><string>Hi</string><key>20</key><string>Welcome</string></dict></dict></dict></plist>
        """
    ])
    #expect(Resource(key: "a", bundle: bundle.url).reading(in: ["en"]).text == "Welcome")
  }
}
