import StringCatalog
import Testing

@Suite("What a catalog says stands somewhere")
struct PlaceTests {
  private func entry(_ text: String, mark: [UInt8] = []) throws -> Entry {
    let catalog = try Catalog(json: mark + Array(text.utf8), file: "L.xcstrings")
    return try #require(catalog.entries["č"])
  }

  private let lines = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "č" : {
          "localizations" : {
            "hr" : { "stringUnit" : { "state" : "new", "value" : "b" } },
            "žž" : { "variations" : { "device" : { "mac" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "1" } } } } } } } },
            "en" : {
              "stringSet" : { "values" : [ "a",
                "b" ] },
              "substitutions" : {
                "days" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "%arg" } } } } }
              }
            }
          }
        }
      }
    }
    """

  @Test("the source language, a key, a language, a value", arguments: [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]])
  func keys(mark: [UInt8]) throws {
    let catalog = try Catalog(json: mark + Array(lines.utf8), file: "L.xcstrings")
    #expect(catalog.sourceLanguagePlace == Place(line: 2, column: 22))
    let entry = try #require(catalog.entries["č"])
    #expect(entry.place == Place(line: 4, column: 5))
    let croatian = try #require(entry.localizations["hr"])
    #expect(croatian.place == Place(line: 6, column: 9))
    #expect(croatian.text?.place == Place(line: 6, column: 9))
    #expect(croatian.text?.unit?.place == Place(line: 6, column: 62))
  }

  @Test("a form within a device's form")
  func forms() throws {
    let mac = try #require(try entry(lines).localizations["žž"]?.text?.device["mac"])
    #expect(mac.place == Place(line: 7, column: 48))
    #expect(mac.plural["one"]?.place == Place(line: 8, column: 11))
    #expect(mac.plural["one"]?.unit?.place == Place(line: 8, column: 48))
  }

  @Test("each phrase of a set, and a substitution")
  func sets() throws {
    let english = try #require(try entry(lines).localizations["en"])
    #expect(english.phrases?.places == [Place(line: 10, column: 40), Place(line: 11, column: 13)])
    #expect(english.substitutions["days"]?.forms.place == Place(line: 13, column: 13))
  }

  @Test("in scalars, also where the whole file is one line")
  func oneLine() throws {
    let text = #"{"sourceLanguage":"en","strings":{"😀č":{},"č":{"localizations":{"é":{"stringUnit":{"value":"x"}}}}}}"#
    let entry = try entry(text, mark: [0xEF, 0xBB, 0xBF])
    #expect(entry.place == Place(line: 1, column: 43))
    #expect(entry.localizations["é"]?.text?.unit?.place == Place(line: 1, column: 92))
  }

  @Test("after any of the line ends", arguments: ["\n", "\r\n"])
  func lineEnds(end: String) throws {
    let text = lines.split(separator: "\n").joined(separator: end)
    #expect(try entry(text).localizations["en"]?.place == Place(line: 9, column: 9))
  }
}
