import IntentWords
import Testing

@Suite("A sentence with several numbers")
struct SubstitutionTests {
  private func read(
    value: String, substitutions: [String: (argument: Int?, forms: [String: String])],
    _ arguments: [Argument], language: String = "en"
  ) throws -> Reading {
    let parts = substitutions.map { name, part in
      let number = part.argument.map { "\"argNum\": \($0), " } ?? ""
      return "\"\(name)\": { \(number)\"formatSpecifier\": \"lld\", "
        + "\"variations\": \(TemporaryBundle.variations(part.forms)) }"
    }
    let bundle = try TemporaryBundle(
      strings: #"""
        "key": { "localizations": { "\#(language)": {
          "stringUnit": { "state": "translated", "value": "\#(value)" },
          "substitutions": { \#(parts.joined(separator: ", ")) } } } }
        """#)
    return Resource(key: "key", arguments: arguments, bundle: bundle.url).reading(in: [language])
  }

  private let days = ["one": "%arg day", "other": "%arg days"]
  private let trends = ["one": "%arg trend", "other": "%arg trends"]

  @Test("each takes the form of its own number", arguments: [(1, 1, "1 day in 1 trend"), (2, 1, "2 days in 1 trend"),
    (1, 3, "1 day in 3 trends"), (1200, 0, "1,200 days in 0 trends")])
  func forms(first: Int64, second: Int64, expected: String) throws {
    for numbers in [(1, 2), (nil, nil)] as [(Int?, Int?)] {
      let reading = try read(
        value: "%#@days@ in %#@trends@", substitutions: ["days": (numbers.0, days), "trends": (numbers.1, trends)],
        [.integer(first), .integer(second)])
      #expect(reading.text == expected && reading.language == "en" && reading.problems.isEmpty)
      #expect(reading.forms.map(\.category) == [first, second].map { $0 == 1 ? .one : .other })
    }
  }

  @Test("a translation may turn them round, by argNum or by position")
  func reordered() throws {
    let arguments: [Argument] = [.integer(1), .integer(2)]
    let numbered = try read(
      value: "%#@trends@: %#@days@", substitutions: ["days": (1, days), "trends": (2, trends)], arguments)
    #expect(numbered.text == "2 trends: 1 day")
    let positioned = try read(
      value: "%2$#@trends@: %1$#@days@", substitutions: ["days": (nil, days), "trends": (nil, trends)], arguments)
    #expect(positioned.text == "2 trends: 1 day")
  }

  @Test("a form may print other arguments by position")
  func others() throws {
    let reading = try read(
      value: "%#@days@", substitutions: ["days": (2, ["one": "%1$@: %arg day", "other": "%1$@: %arg days"])],
      [.text("Ana"), .integer(5)])
    #expect(reading.text == "Ana: 5 days")
  }

  @Test("a form without a position prints its own number")
  func ownNumber() throws {
    let reading = try read(
      value: "%@ %#@days@", substitutions: ["days": (2, ["one": "%lld day", "other": "%lld days"])],
      [.text("Ana"), .integer(5)])
    #expect(reading.text == "Ana 5 days")
  }

  @Test("a form may hold a substitution, but not itself")
  func nested() throws {
    let both = try read(
      value: "%#@days@",
      substitutions: ["days": (1, ["other": "%arg days in %#@trends@"]), "trends": (2, trends)],
      [.integer(3), .integer(1)])
    #expect(both.text == "3 days in 1 trend")
  }

  @Test("one inside itself is refused by its name, however often it stands there", arguments: [1, 4])
  func endless(count: Int) throws {
    let itself = String(repeating: "%1$#@days@", count: count)
    let direct = try read(value: "%#@days@!", substitutions: ["days": (1, ["other": itself])], [.integer(3)])
    #expect(direct.text == "!")
    let told = "\"key\": the substitution \"days\" stands in itself; take it out of its own forms"
    #expect(Set(direct.problems.map(\.description)) == [told])
    #expect(direct.problems.count == count)
    let round = try read(
      value: "%#@days@", substitutions: ["days": (1, ["other": "%1$#@weeks@"]), "weeks": (1, ["other": "%1$#@days@"])],
      [.integer(3)])
    #expect(round.problems.map(\.description) == [told])
  }

  @Test("a text that asks for more than any sentence needs is cut off, and this is told once")
  func budget() throws {
    let names = ["a", "b", "c", "d", "e", "f"]
    let forms = zip(names, names.dropFirst()).map { name, inner in
      (name, (argument: Int?.some(1), forms: ["other": String(repeating: "%1$#@\(inner)@", count: 4)]))
    }
    let last = [("f", (argument: Int?.some(1), forms: ["other": "."]))]
    let reading = try read(
      value: "%#@a@", substitutions: Dictionary(uniqueKeysWithValues: forms + last), [.integer(3)])
    #expect(reading.text.count <= 256)
    #expect(reading.problems.map(\.description) == [
      "\"key\" asks for more than 256 substitutions and resources; what is beyond them is left out"
    ])
  }

  @Test("one the catalog does not have is told, and the number printed")
  func unknown() throws {
    let reading = try read(value: "%#@weeks@ left", substitutions: [:], [.integer(3)])
    #expect(reading.text == "3 left")
    #expect(reading.problems == [.unknownSubstitution("weeks", key: "key")])
  }

  @Test("Croatian picks a form for each number")
  func croatian() throws {
    let dana = ["one": "%arg dan", "few": "%arg dana", "other": "%arg dana."]
    let trendova = ["one": "%arg trend", "few": "%arg trenda", "other": "%arg trendova"]
    let reading = try read(
      value: "%#@d@ u %#@t@", substitutions: ["d": (1, dana), "t": (2, trendova)], [.integer(21), .integer(25)],
      language: "hr")
    #expect(reading.text == "21 dan u 25 trendova")
  }
}
