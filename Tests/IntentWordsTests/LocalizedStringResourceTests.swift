import IntentWords
import Testing

/// Foundation's older formatter crashes on Linux when a locale has a `-u-` extension.
private struct LegacyStyle: FormatStyle {
  var locale = Locale(identifier: "en")

  func locale(_ locale: Locale) -> Self { Self(locale: locale) }

  func format(_ value: Double) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    return formatter.string(from: value as NSNumber) ?? ""
  }
}

@Suite("LocalizedStringResource")
struct LocalizedStringResourceTests {
  private let bundle: TemporaryBundle

  init() throws {
    bundle = try TemporaryBundle(
      strings: [
        TemporaryBundle.plural(
          "%lld entries",
          [
            "en": ["one": "%lld entry", "other": "%lld entries"],
            "hr": ["one": "%lld unos", "few": "%lld unosa", "other": "%lld unosa."],
            "de": ["one": "%lld Eintrag", "other": "%lld Einträge"],
          ]),
        TemporaryBundle.entry("On %@", ["en": "On %@", "hr": "Dana %@", "de": "Am %@"]),
        TemporaryBundle.entry("Name: %@", ["hr": "Ime: %@"]),
      ].joined(separator: ", "))
  }

  private func entries(_ count: Int) -> LocalizedStringResource {
    LocalizedStringResource("\(count) entries", bundle: .atURL(bundle.url))
  }

  @Test("setting its locale chooses the language and the way numbers are written")
  func locale() {
    var resource = entries(1234)
    resource.locale = Locale(identifier: "hr")
    #expect(String(localized: resource) == "1.234 unosa")
    resource.locale = Locale(identifier: "de")
    #expect(String(localized: resource) == "1.234 Einträge")
    resource.locale = Locale(identifier: "en")
    #expect(String(localized: resource) == "1,234 entries")
    resource.locale = Locale(identifier: "en_HR")
    #expect(String(localized: resource) == "1.234 entries")
    resource.locale = Locale(identifier: "en@rg=dezzzz")
    #expect(String(localized: resource) == "1.234 entries")
    resource.locale = Locale(identifier: "hr@rg=uszzzz")
    #expect(String(localized: resource) == "1,234 unosa")
    resource.locale = Locale(identifier: "ja")
    #expect(String(localized: resource) == "1,234 entries")
  }

  @Test("left alone, its locale means the languages of this process")
  func current() {
    ProcessLanguages.$chosen.withValue(["hr"]) {
      #expect(String(localized: entries(1234)) == "1.234 unosa")
    }
    ProcessLanguages.$chosen.withValue([]) {
      #expect(String(localized: entries(1234)) == "1,234 entries")
    }
  }

  @Test("String(localized:locale:) only formats by its locale: the process's languages choose the words")
  func stringLocale() throws {
    let module = try #require(Bundle(url: bundle.url))
    ProcessLanguages.$chosen.withValue(["hr"]) {
      #expect(
        String(localized: "\(1234) entries", bundle: module, locale: Locale(identifier: "en")) == "1,234 unosa")
    }
    ProcessLanguages.$chosen.withValue(["en"]) {
      #expect(
        String(localized: "\(1234) entries", bundle: module, locale: Locale(identifier: "hr")) == "1.234 entries")
      #expect(String(localized: "\(1) entries", bundle: module) == "1 entry")
    }
  }

  @Test("String(localized:defaultValue:) reads the default when the catalog lacks the key")
  func stringDefault() throws {
    let module = try #require(Bundle(url: bundle.url))
    #expect(String(localized: "no.such.key", defaultValue: "Count: \(3)", bundle: module) == "Count: 3")
  }

  @Test("options fill the placeholders in source order")
  func replacements() throws {
    let resource = LocalizedStringResource(
      "\(placeholder: .object) has \(placeholder: .int) of \(7)", locale: Locale(identifier: "en"),
      bundle: .atURL(bundle.url))
    var options = String.LocalizationOptions()
    options.replacements = ["Ana", 5]
    #expect(String(localized: resource, options: options) == "Ana has 5 of 7")
    options.replacements = ["Ana"]
    #expect(String(localized: resource, options: options) == "Ana has  of 7")
  }

  @Test("a value with a style takes the locale of the reading")
  func styled() throws {
    var resource = LocalizedStringResource(
      "Name: \(1234.5, format: .number.precision(.fractionLength(2)))", bundle: .atURL(bundle.url))
    resource.locale = Locale(identifier: "hr")
    #expect(String(localized: resource) == "Ime: 1.234,50")
    resource.locale = Locale(identifier: "en")
    #expect(String(localized: resource) == "Name: 1,234.50")
  }

  @Test("a style that cannot bear every spelling of a locale is given the one it can")
  func spelling() {
    var resource = LocalizedStringResource("Name: \(1234.5, format: LegacyStyle())", bundle: .atURL(bundle.url))
    resource.locale = Locale(identifier: "hi-u-nu-deva")
    #expect(String(localized: resource) == "Name: १,२३४.५")
  }

  @Test("on the wire a styled value carries the languages of its locale and of the process, as tags")
  func tags() {
    let resource = ProcessLanguages.$chosen.withValue(["de"]) {
      LocalizedStringResource("\(1, format: .number)", locale: Locale(identifier: "hr_HR")).resource
    }
    #expect(resource.arguments == [.opaque(["hr-HR": "1", "de": "1"])])
  }

  @Test("on the wire a styled value carries its text in each language")
  func wire() {
    let resource = LocalizedStringResource("On \(0.25, format: .percent)", bundle: .atURL(bundle.url))
      .resource(languages: ["en", "de", "hr"])
    #expect(resource.arguments == [.opaque(["en": "25%", "de": "25\u{A0}%", "hr": "25\u{A0}%"])])
    #expect(resource.reading(in: ["de"]).text == "Am 25\u{A0}%")
    #expect(resource.reading(in: ["hr-HR"]).text == "Dana 25\u{A0}%")
    #expect(resource.bundle == bundle.url)
    #expect(resource.table == nil)
  }

  @Test("the main bundle and a class's become URLs on the wire")
  func bundles() {
    final class Marker {}
    #expect(LocalizedStringResource("x").resource.bundle?.isFileURL == true)
    #expect(LocalizedStringResource("x", bundle: .forClass(Marker.self)).resource.bundle?.isFileURL == true)
    #expect(LocalizedStringResource("x", bundle: Bundle.main).bundle == .atURL(Bundle.main.bundleURL))
    #expect(LocalizedStringResource("x", bundle: .main).bundle == .main)
  }

  @Test("comes back from the wire as it went, text that asks no catalog included")
  func back() {
    let sent = LocalizedStringResource("k", defaultValue: "\(3) of \("x")", table: "T", bundle: .atURL(bundle.url))
    #expect(LocalizedStringResource(sent.resource).resource == sent.resource)
    let verbatim = Resource.verbatim("Ana")
    #expect(LocalizedStringResource(verbatim).resource == verbatim)
    #expect(String(localized: LocalizedStringResource(verbatim)) == "Ana")
  }

  @Test("equality follows key, text, values, table, bundle and locale")
  func equality() {
    let one = entries(1)
    #expect(one == entries(1))
    #expect(one != entries(2))
    #expect(one != LocalizedStringResource("\(1) entries", table: "T", bundle: .atURL(bundle.url)))
    #expect(one != LocalizedStringResource("\(1) entries"))
    var other = one
    other.locale = Locale(identifier: "hr")
    #expect(one != other)
    let styled = { (value: Double) in LocalizedStringResource("\(value, format: .percent)") }
    #expect(styled(0.5) == styled(0.5))
    #expect(styled(0.5) != styled(0.6))
  }

  @Test("a list of things with words of their own is read in the language of the whole")
  func list() {
    let members = [entries(1), entries(2), entries(5)]
    var resource = LocalizedStringResource(
      "Name: \(members, format: .list(type: .and))", bundle: .atURL(bundle.url))
    resource.locale = Locale(identifier: "hr")
    #expect(String(localized: resource) == "Ime: 1 unos, 2 unosa i 5 unosa.")
  }
}
