import Foundation
import StringCatalog
import Testing

@testable import IntentCheck

@Suite struct CatalogMutantsTests {
  private static let text = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld days" : {
          "localizations" : {
            "en" : {"variations" : {"plural" : {
              "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld day"}},
              "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld days"}}
            }}},
            "hr" : {"variations" : {"plural" : {
              "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld dan"}},
              "few" : {"stringUnit" : {"state" : "translated", "value" : "%lld dana"}},
              "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld dana"}}
            }}}
          }
        },
        "Gone" : {"extractionState" : "stale", "localizations" : {"hr" : {"stringUnit" : {"state" : "new", "value" : "x"}}}},
        "Go ${applicationName}" : {
          "localizations" : {
            "de" : {"stringSet" : {"state" : "translated", "values" : ["Los \"jetzt\"", "Auf {"]}}
          }
        },
        "OK" : {
          "localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "OK"}}}
        },
        "QR" : {"shouldTranslate" : false, "localizations" : {"de" : {"stringUnit" : {"state" : "new", "value" : "QR!"}}}}
      }
    }
    """#

  private static func mutants(of text: String) throws -> [Mutant] {
    CatalogMutants(try Catalog(json: text.utf8, file: "a"), bytes: Array(text.utf8)).all
  }

  /// The texts of a language after a mutant: nil when the language is gone.
  private static func texts(_ key: String, _ language: String, after name: String, in text: String = text) throws -> [String]? {
    let mutant = try #require(try mutants(of: text).first { $0.text == name })
    let changed = mutant.applied(to: Array(text.utf8))
    // Foundation's own reader says whether it is JSON still.
    _ = try JSONSerialization.jsonObject(with: Data(changed))
    return try Catalog(json: changed, file: "b").entries[key]?.localizations[language]?.texts.map(\.value)
  }

  @Test("every text of a catalog that is read gives its mutants, by line")
  func all() throws {
    #expect(try Self.mutants(of: Self.text).map { "\($0.line) \($0.text)" } == [
      #"7 "%lld days" in en: one and other swapped"#, #"7 "%lld days" in en: one emptied"#,
      #"8 "%lld days" in en: other emptied"#,
      #"10 "%lld days" in hr reads as en"#, #"10 "%lld days" without hr"#,
      #"11 "%lld days" in hr: few and one swapped"#, #"11 "%lld days" in hr: one and other swapped"#,
      #"11 "%lld days" in hr: one emptied"#, #"12 "%lld days" in hr: few emptied"#,
      #"13 "%lld days" in hr: other emptied"#,
      #"20 "Go ${applicationName}" in de reads as en"#, #"20 "Go ${applicationName}" in de: phrase 1 emptied"#,
      #"20 "Go ${applicationName}" in de: phrase 2 emptied"#, #"20 "Go ${applicationName}" without de"#,
      #"24 "OK" in de emptied"#, #"24 "OK" without de"#,
    ])
  }

  @Test("a mutant changes what it says", arguments: [
    (#""%lld days" without hr"#, "%lld days", "hr", nil),
    (#""%lld days" in hr reads as en"#, "%lld days", "hr", ["%lld day", "%lld days"]),
    (#""%lld days" in hr: few and one swapped"#, "%lld days", "hr", ["%lld dana", "%lld dan", "%lld dana"]),
    (#""%lld days" in hr: few emptied"#, "%lld days", "hr", ["%lld dan", "", "%lld dana"]),
    (#""Go ${applicationName}" in de reads as en"#, "Go ${applicationName}", "de", ["Go ${applicationName}"]),
    (#""Go ${applicationName}" in de: phrase 1 emptied"#, "Go ${applicationName}", "de", ["", "Auf {"]),
    (#""Go ${applicationName}" without de"#, "Go ${applicationName}", "de", nil),
    (#""OK" in de emptied"#, "OK", "de", [""]),
  ] as [(String, String, String, [String]?)])
  func change(_ name: String, _ key: String, _ language: String, _ expected: [String]?) throws {
    #expect(try Self.texts(key, language, after: name) == expected)
  }

  @Test("and nothing else: what is not mutated is the same byte for byte, whichever member goes")
  func bytes() throws {
    let text = #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{},"fr" : {"stringUnit":{"value":"1"}} ,"hr":{}}}}}"#
    let gone = { (language: String) in
      let mutant = try #require(try Self.mutants(of: text).first { $0.text == "\"a\" without \(language)" })
      return String(decoding: mutant.applied(to: Array(text.utf8)), as: UTF8.self)
    }
    #expect(try gone("de") == text.replacing(#""de":{},"#, with: ""))
    #expect(try gone("fr") == text.replacing(#""fr" : {"stringUnit":{"value":"1"}} ,"#, with: ""))
    #expect(try gone("hr") == text.replacing(#" ,"hr":{}"#, with: " "))
  }

  @Test("in a file with a byte order mark, with the line ends of Windows, and all on one line", arguments: ["\n", "\r\n", " "])
  func lineEnds(_ end: String) throws {
    let text = "\u{FEFF}" + Self.text.replacing("\n", with: end).replacing("%lld days", with: "%lld días 🗓")
    let after = try Self.texts("%lld días 🗓", "hr", after: #""%lld días 🗓" in hr: few emptied"#, in: text)
    #expect(after == ["%lld dan", "", "%lld dana"])
  }

  @Test("forms of substitutions and devices are named by what leads to them")
  func nested() throws {
    let form = { (value: String) in #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"# }
    let text = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"hr": {
      "substitutions": {"days": {"argNum": 1, "variations": {"plural": {"one": \(form("dan")), "other": \(form("dana"))}}}},
      "variations": {"device": {"mac": \(form("%#@days@ ovdje")), "other": \(form("%#@days@"))}}
      }}}}}
      """
    #expect(try Self.mutants(of: text).map(\.text) == [
      #""k" in hr reads as en"#, #""k" without hr"#,
      #""k" in hr: days.one and days.other swapped"#, #""k" in hr: days.one emptied"#, #""k" in hr: days.other emptied"#,
      #""k" in hr: mac emptied"#, #""k" in hr: other emptied"#,
    ])
  }
}
