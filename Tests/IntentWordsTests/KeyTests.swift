import IntentWords
import Testing

private struct Trend: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "Sleep" }
}

@Suite("The key of a localized string")
struct KeyTests {
  private static let table: [(String.LocalizationValue, String)] = [
    ("\(1 as Int) \(1 as Int64)", "%lld %lld"),
    ("\(1 as Int8) \(1 as Int16) \(1 as Int32)", "%d %d %d"),
    ("\(1 as UInt) \(1 as UInt64)", "%llu %llu"),
    ("\(1 as UInt8) \(1 as UInt16) \(1 as UInt32)", "%u %u %u"),
    ("\(1 as Double) \(1 as CGFloat) \(1 as Float)", "%lf %lf %f"),
    ("\("text") \(AttributedString("text")) \("object" as NSString)", "%@ %@ %@"),
    ("\(3, format: .number) \(0.5, format: .percent)", "%@ %@"),
    ("\(Date(timeIntervalSince1970: 0), format: .dateTime.year())", "%@"),
    ("\(Date(timeIntervalSince1970: 0), format: .dateTime.year().attributedStyle)", "%@"),
    ("\(Trend()) and \(LocalizedStringResource("Mood"))", "%@ and %@"),
    ("\([Trend(), Trend()], format: .list(type: .and))", "%@"),
    ("\(2.5, specifier: "%.1f") \(7, specifier: "%03d")", "%.1f %03d"),
    ("\(placeholder: .int) \(placeholder: .uint) \(placeholder: .float)", "%lld %llu %f"),
    ("\(placeholder: .double) \(placeholder: .object)", "%lf %@"),
    ("\(placeholder: .int, specifier: "%d")", "%d"),
    ("50% of \(3)", "50%% of %lld"),
    ("100% certain", "100% certain"),
    (String.LocalizationValue("5% of " + "it"), "5% of it"),
  ]

  @Test("has a specifier for each value, and doubles a percent sign only beside one", arguments: table.indices)
  func derivation(row: Int) {
    let (value, key) = Self.table[row]
    #expect(LocalizedStringResource(value).key == key)
  }

  @Test("is the symbol when the text is given apart, and the text keeps its values")
  func symbol() {
    let resource = LocalizedStringResource("entry.count", defaultValue: "\(3) entries").resource
    #expect(resource.key == "entry.count")
    #expect(resource.defaultValue == "%lld entries")
    #expect(resource.arguments == [.integer(3)])
  }

  @Test("needs no default when it is the text")
  func plain() {
    #expect(LocalizedStringResource("Hello").resource.defaultValue == nil)
  }
}
