import IntentWords

extension ReadableCatalog {
  /// The texts of a key with the smallest counts that reach every form it has, and every category of the language.
  func readAll(_ key: CatalogKey, in language: String) -> [TextReading] {
    guard key.arguments.hasNumber, !holdsPhrases(key) else { return read(key, in: language, []) }
    let plain = text(of: key, in: language, Self.plainCount)
    guard !plain.reading.forms.isEmpty else { return [plain] }
    var found: [TextReading] = []
    let rules = PluralForms.of(plain.reading.language ?? language)
    for count in rules.samples(withFractions: key.arguments.hasFraction) {
      let read = text(of: key, in: language, count)
      let isKnown = found.contains { $0.reading.forms == read.reading.forms }
      // A category that only millions reach is no fault of an entry that lacks it.
      let isFar = count.number >= 1_000_000 && read.reading.forms.contains { $0.form != $0.category }
      if !isKnown, !isFar { found.append(read) }
    }
    return found.sorted { ($0.count?.number ?? 0) < ($1.count?.number ?? 0) }
  }

  /// A plural in every language that has one.
  private static let plainCount = SampleCount(5)
}

extension PluralForms {
  /// A count for each category, the smallest first; 0 is the last, because it may have a form of its own.
  fileprivate func samples(withFractions: Bool) -> [SampleCount] {
    var counts = samples.compactMap { $0.samples.firstWhole.map(SampleCount.init) }
    if withFractions { counts += samples.compactMap(\.samples.firstFraction) }
    // Where nothing is known of the language, English's two forms.
    if counts.isEmpty { counts = [SampleCount(1), SampleCount(2)] }
    return counts.sorted { $0.number < $1.number } + [SampleCount(0)]
  }
}

extension PluralForms.Samples {
  /// The first whole number above 0.
  fileprivate var firstWhole: Int? {
    Self.numbers(whole).lazy.compactMap { Int($0) }.first { $0 > 0 }
  }

  fileprivate var firstFraction: SampleCount? {
    Self.numbers(fractions).lazy.compactMap { SampleCount(String($0)) }.first { $0.number > 0 }
  }

  /// The ends of ranges: `0, 2~4, 1c6, …`.
  private static func numbers(_ text: String) -> [Substring] { text.split { ", ~…".contains($0) } }
}
