import CardDesk
import CardModel
import CardRender
import Foundation

/// `card diff`, `card verify` and `card record`.
extension CardCommand {
  func diff(_ words: [String]) throws -> Int32 {
    let cards = try cards(words, exactly: 2, .diff)
    let comparison = CardComparison(cards[0], cards[1], languages: languages)
    if flags.output == nil {
      show(comparison.lines)
    } else {
      try demand(".png", of: .output, flags.output == "-" ? nil : flags.output)
      let drawer = try CardDrawer(scale: flags.scale, fontsIn: fontFolders)
      let placed = cards.map { drawer.placed($0.card, in: languages, textSize: flags.textSize) }
      try put(try drawer.png(comparing: placed[0], with: placed[1], over: try light), isText: false)
      if flags.output != "-" { show(comparison.lines) }
    }
    return comparison.isSame ? 0 : 1
  }

  func verify(_ words: [String]) throws -> Int32 {
    try report(try GoldenCards(folder(words, .verify), languages: languages, fontsIn: fontFolders).verify())
  }

  func record(_ words: [String]) throws -> Int32 {
    try report(try GoldenCards(folder(words, .record), languages: languages, fontsIn: fontFolders).record())
  }

  /// What is written must not land under the name of something else: a recipe would be lost.
  private func demand(_ end: String, of flag: Flag, _ path: String?) throws {
    guard let path, !path.lowercased().hasSuffix(end) else { return }
    throw UsageError.badValue(flag, path, allowed: ["a path that ends with \(end)"])
  }

  private func folder(_ words: [String], _ verb: CardVerb) throws -> String {
    try demand(".html", of: .report, flags.report)
    guard let folder = words.first else { throw UsageError.missingArgument(verb.topic, verb.need ?? "") }
    return folder
  }

  private func report(_ report: GoldenReport) throws -> Int32 {
    for entry in report.entries { tell(entry.notes, of: entry.card) }
    show(report.deskLines)
    if let path = flags.report { try DeskFile.write(try report.page(), to: path) }
    return report.isGood ? 0 : 1
  }
}
