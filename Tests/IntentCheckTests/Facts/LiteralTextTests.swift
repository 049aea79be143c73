import SwiftParser
import SwiftSyntax
import Testing

@testable import IntentCheck

@Suite struct LiteralTextTests {
  private func literal(_ text: String) throws -> StringLiteralExprSyntax {
    let statement = try #require(Parser.parse(source: text).statements.first?.item)
    return try #require(statement.as(StringLiteralExprSyntax.self))
  }

  // The compiler's own library reads literals without interpolation; ours must read the same.
  @Test(
    "a literal is read as the compiler reads it",
    arguments: [
      #""plain""#, #""\"quoted\" \\ \t \n \u{2026} \0""#, ##"#"raw \n \#n "quoted" \#u{e9}"#"##,
      "\"\"\"\n  one\n    two\n\n  three \\\n  wrapped\n  \"\"\"",
      "\"\"\"\n\"\"\"", #""""#,
    ])
  func same(source: String) throws {
    let literal = try literal(source)
    let expected = try #require(literal.representedLiteralValue)
    #expect(KeyPattern(LiteralText(literal)).exact == expected)
  }

  // Source: swiftc prints the bytes 6F 6E 65 0A 74 77 6F of this literal; its library keeps the carriage return.
  @Test("a line ends in a line feed, whatever the file's lines end in")
  func lines() throws {
    let literal = try literal("\"\"\"\r\n  one\r\n  two\r\n  \"\"\"")
    #expect(KeyPattern(LiteralText(literal)).exact == "one\ntwo")
  }

  @Test(
    "an interpolated literal makes the key that Apple's types make",
    arguments: [
      (#""\(name) is here""#, "%? is here"),
      (#""50% of \(3)""#, "50%% of %lld"),
      (#""100% of it""#, "100% of it"),
      (#""\(1.5) and \("text") and \(Int32(x)) and \(UInt8(x)) and \(Float(x))""#, "%lf and %@ and %d and %u and %f"),
      (#""\(x, specifier: "%.1f") km""#, "%.1f km"),
      (#""\(date, format: .dateTime) and \(list.formatted())""#, "%@ and %@"),
      (#""\(placeholder: .int) of \(placeholder: .object)""#, "%lld of %@"),
      (#""Log \(\.$trend) at 5% in \(.applicationName)""#, "Log ${trend} at 5% in ${applicationName}"),
    ])
  func keys(source: String, expected: String) throws {
    #expect(KeyPattern(LiteralText(try literal(source))).shown == expected)
  }
}
