import StringCatalog
import Testing

@testable import IntentCheck

@Suite("The arguments of a translation")
struct ArgumentFaultTests {
  /// The ids and repairs that a German text has under a key.
  private func ids(key: String, _ text: String, source: String? = nil) -> [String] {
    var entry = Entry()
    entry.localizations["de"] = localization(text)
    if let source { entry.localizations["en"] = localization(source) }
    let project = CatalogProject(
      catalogs: [CatalogFile(path: "a", catalog: Catalog(sourceLanguage: "en", entries: [key: entry]))])
    let rules: [any CatalogRule] = [
      ArgumentTypeClash(), ArgumentWidth(), ExtraArgument(), ReorderedArguments(), StrayPercent(), OmittedArgument(),
      MixedPositions(),
    ]
    return rules.flatMap { $0.findings(in: project) }.map { finding in
      finding.rule.dropFirst("words.".count) + (finding.repair.map { ": \($0)" } ?? "")
    }
  }

  private func localization(_ text: String) -> Localization {
    var localization = Localization()
    localization.text = Variation(text)
    return localization
  }

  @Test("fit", arguments: [
    ("%@ %lld", "%2$lld %1$@"), ("%@ %lld", "%@ %lld"), ("%lld", "%ld"), ("%lld", "%i64d".replacing("i64", with: "ll")),
    ("%lf", "%.1f"), ("%lld%% of %@", "%lld %% von %@"), ("100%", "100 % davon"), ("All", "100% de todo"),
    ("%@", "% @"), ("%llu", "%lld"), ("A", "70 % para"), ("(%d)", "(% d)"),
  ])
  func fit(_ key: String, _ text: String) {
    #expect(ids(key: key, text) == [])
  }

  @Test("do not fit, each in one way", arguments: [
    ("%@", "%d", "argument-type"), ("%lld", "%@", "argument-type"), ("%lf", "%lld", "argument-type"),
    ("%lld of %lld", "%1$d von %2$d", "argument-width: %1$lld von %2$lld"), ("%lld", "%d %%", "argument-width: %lld %%"),
    ("%@", "%@ %@", "extra-argument"), ("%@", "%1$@ %3$@", "extra-argument"), ("Hello you", "Hallo %@", "extra-argument"),
    ("%@ has %lld", "%lld gehört %@", "reordered-arguments: %2$lld gehört %1$@"),
    ("%@ %lf %lld", "%lld %@ %.1f", "reordered-arguments: %3$lld %1$@ %2$.1f"),
    ("%lld%% done", "%lld% fertig", "stray-percent: %lld%% fertig"),
    ("%@ done", "%@ 100%", "stray-percent: %@ 100%%"),
    ("%@ of it", "100% de %@", "stray-percent: 100%% de %@"), ("%@ of it", "% x", "stray-percent"),
    ("%@ and %@", "%2$@ und %@", "mixed-positions"), ("Hello %@", "Hallo", "omitted-argument"),
  ])
  func clash(_ key: String, _ text: String, _ found: String) {
    #expect(ids(key: key, text).joined(separator: " ") == found)
  }

  @Test("of a key that is only a name are those of its source text")
  func names() {
    #expect(ids(key: "days.left", "noch %lld Tage", source: "%lld days left") == [])
    #expect(ids(key: "days.left", "noch %@ Tage", source: "%lld days left") == ["argument-type"])
    #expect(ids(key: "count_%d", "%li Tage", source: "%li days") == [], "a specifier in a name is a part of it")
    #expect(ids(key: "days.left", "noch %lld Tage") == [], "without a source text nothing is known")
    #expect(ids(key: "%lld days", "Tage", source: "days") == [], "the source leaves it out, on purpose")
  }
}
