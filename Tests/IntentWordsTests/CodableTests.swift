import IntentWords
import Testing

@Suite("Words as JSON")
struct CodableTests {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test(
    "an argument comes back as it went",
    arguments: [
      Argument.text("a\"b"), .integer(.min), .unsigned(.max), .double(0.1), .double(.infinity),
      .resource(Resource(key: "k", defaultValue: "d", arguments: [.integer(1)], table: "T", bundle: URL(filePath: "/b"))),
      .list([.verbatim("a")], conjunction: false), .opaque(["hr": "x"]), .placeholder,
    ])
  func argument(_ argument: Argument) throws {
    #expect(try roundTrip(argument) == argument)
  }

  @Test("an argument of a kind not known yet is tolerated")
  func unknown() throws {
    let argument = try JSONDecoder().decode(Argument.self, from: Data(#"{"kind":"colour","value":[1]}"#.utf8))
    #expect(argument == .unknown(kind: "colour"))
  }

  @Test("a resource comes back with its locale, its default and its values")
  func resource() throws {
    let sent = LocalizedStringResource(
      "k", defaultValue: "\(3) of \("x")", table: "T", locale: Locale(identifier: "hr_HR"),
      bundle: .atURL(URL(filePath: "/b")))
    #expect(try roundTrip(sent) == sent)
  }

  @Test("`.current` stays the reader's, and the sender's preferences do not travel")
  func currentLocale() throws {
    let sent = LocalizedStringResource("k", bundle: .atURL(URL(filePath: "/b")))
    #expect(try roundTrip(sent) == sent)
    let text = String(decoding: try JSONEncoder().encode(sent), as: UTF8.self)
    #expect(!text.contains("locale"))
  }

  @Test("a localization value comes back with its key and values")
  func value() throws {
    let value: String.LocalizationValue = "50% of \(3) for \("Ana")"
    #expect(try roundTrip(value) == value)
  }

  @Test("a placeholder comes back as it went")
  func placeholder() throws {
    #expect(try roundTrip(String.LocalizationValue.Placeholder.double) == .double)
  }
}
