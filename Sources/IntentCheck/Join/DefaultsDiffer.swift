/// One key with different default values.
struct DefaultsDiffer: JoinRule {
  let id = "words.defaults-differ"
  let severity = Severity.warning
  let abstract = "One key of one table has different default values in the code."
  let reason = """
    A catalog holds one text for a key, so one of the two is never read: which, depends on the order in which Xcode \
    met them. It is mended by one default value everywhere, or by a key for each meaning.
    """

  private struct Name: Hashable {
    let table: ResourceAsk.Table
    let scope: [Int]
    let key: String
  }

  func findings(in join: WordsJoin) -> [Finding] {
    var first: [Name: ResourceAsk] = [:]
    var findings: [Finding] = []
    for (ask, scope) in zip(join.project.asks, join.candidates) {
      guard ask.isCertain, let key = ask.key.exact, let value = ask.defaultValue, ask.table != .unknown else {
        continue
      }
      let name = Name(table: ask.table, scope: scope, key: key)
      guard let other = first[name], let before = other.defaultValue else {
        first[name] = ask
        continue
      }
      if Self.differ(before, value) { findings.append(differing(ask, value, other, before)) }
    }
    return findings
  }

  private func differing(
    _ ask: ResourceAsk, _ value: KeyPattern, _ other: ResourceAsk, _ before: KeyPattern
  ) -> Finding {
    finding(
      "\(shown(ask.key.shown)) has the default value \(shown(value.shown)) here and \(shown(before.shown)) at "
        + "\(other.place.path):\(other.place.line): a catalog holds one text for a key, so one of them is never read. "
        + "Write one default value, or two keys.",
      at: ask.place, key: ask.key.shown)
  }

  /// Arguments of unknown type fit any other.
  private static func differ(_ one: KeyPattern, _ other: KeyPattern) -> Bool {
    one.shape != other.shape
  }
}

extension DefaultsDiffer {
  var examples: [RuleExample] {
    let catalog = RuleExample.catalog(strings: "\"greeting\": {}")
    func source(_ other: String) -> String {
      """
      import Foundation
      let one = String(localized: "greeting", defaultValue: "Hello")
      let two = String(localized: \(other)"greeting", defaultValue: "\(other.isEmpty ? "Hello" : "Hi")")

      """
    }
    return [
      RuleExample("both say the same", files: ["A.swift": source(""), "Localizable.xcstrings": catalog]),
      RuleExample("they say different things", files: ["A.swift": source("▸"), "Localizable.xcstrings": catalog]),
    ]
  }
}
