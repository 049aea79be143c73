/// Markdown that is whole in the source and broken in a translation.
struct BrokenMarkdown: CatalogRule {
  let id = "words.broken-markdown"
  let severity = Severity.warning
  let abstract = "A translation in which the source's links, bold or code marks are broken."
  let reason = """
    SwiftUI reads texts as markdown: a link without its bracket is no link, and the person sees the address or the
    asterisks.
    """

  var examples: [RuleExample] {
    [
      RuleExample(
        "whole",
        strings: """
          "Read the [terms](https://example.com) **now**": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Lies **jetzt** die [Bedingungen](https://example.com)"}}}}
          """),
      RuleExample(
        "a space within the link",
        strings: """
          "Read the [terms](https://example.com)": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ▸"Lies die [Bedingungen] (https://example.com)"}}}}
          """),
      RuleExample(
        "bold without its end",
        strings: """
          "Read it **now**": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ▸"Lies es **jetzt"}}}}
          """),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.keys.flatMap { file, key -> [Finding] in
      let sources = key.source.map { Markdown($0.value) }
      guard !file.holdsPhrases, !key.isStale, let source = sources.first, sources.allSatisfy({ $0 == source }),
        !source.isPlain
      else { return [] }
      return key.localizations.filter { !$0.isSource && $0.state != .missing }.flatMap { localization in
        localization.texts.compactMap { text in
          guard !text.value.isEmpty, text.substitution == nil, let fault = source.fault(in: Markdown(text.value)) else {
            return nil
          }
          let isWrittenOut = fault.isLink && source.isWrittenOut(in: text.value)
          return finding(
            "\(key.name.quoted) in \(Languages.name(localization.language)): "
              + (isWrittenOut ? "the source's link is an address there, which nobody can tap" : fault.words),
            severity: isWrittenOut ? .advice : nil, at: file.place(text.place, in: localization),
            language: localization.language, key: key.name)
        }
      }
    }
  }
}

/// The marks of a text that are counted.
private struct Markdown: Hashable {
  /// The places that `[text](address)` leads to, by how many there are: a translation may name one once. Automatic
  /// agreement (`^[…](inflect: true)`) is no link, and other languages need none.
  var addresses: Set<Substring> = []
  var bolds = 0
  var codes = 0

  var isPlain: Bool { addresses.isEmpty && bolds < 2 && codes < 2 }

  init(_ text: String) {
    guard text.utf8.contains(where: { "[*`".utf8.contains($0) }) else { return }
    let found = text.matches(of: #/(?:^|[^\^])\[[^\[\]]*\]\(\s*([^()\s]+(?:\([^()]*\))?)\s*\)/#)
    addresses = Set(found.map(\.output.1))
    bolds = text.ranges(of: "**").count
    codes = text.utf8.count { $0 == UInt8(ascii: "`") }
  }

  struct Fault {
    var isLink = false
    let words: String
  }

  func fault(in translation: Markdown) -> Fault? {
    let (links, left) = (addresses.count, translation.addresses.count)
    if left < links {
      return Fault(
        isLink: true,
        words: links == 1
          ? "the source's link is broken or gone" : "only \(left) of the source's \(links) links are whole")
    }
    if bolds > 0, bolds.isMultiple(of: 2), !translation.bolds.isMultiple(of: 2) {
      return Fault(words: "a ** has no partner")
    }
    if codes > 0, codes.isMultiple(of: 2), !translation.codes.isMultiple(of: 2) {
      return Fault(words: "a ` has no partner")
    }
    return nil
  }

  /// Whether a text without a bracket names every address: its translator left the link out on purpose.
  func isWrittenOut(in text: String) -> Bool {
    !text.contains { "[]【】［］".contains($0) } && addresses.allSatisfy { text.contains($0) }
  }
}
