import CardDesk
import CardModel
import Foundation
import IntentHost
import IntentRehearsal

/// `card`: designs, judges and draws a card.
struct CardCommand {
  let options: Options
  let terminal: Terminal

  var flags: CardFlags { options.card }
  /// Each once, in their order.
  var languages: [String] {
    var seen: Set<String> = []
    return (options.languages ?? ["en"]).filter { seen.insert($0).inserted }
  }

  /// - Returns: the exit status.
  /// - Throws: `CardDeskProblem`, `UsageError`.
  func perform(_ verb: CardVerb, _ words: [String]) throws -> Int32 {
    switch verb {
    case .lint: try lint(words)
    case .laws: try laws(words)
    case .fix: try fix(words)
    case .convert: try convert(words)
    case .new: try new()
    case .presets: listPresets()
    case .render: try render(words)
    case .diff: try diff(words)
    case .verify: try verify(words)
    case .record: try record(words)
    }
  }

  /// The cards that words name, with what was not understood of them told, where no report has it.
  func cards(_ words: [String], isQuiet: Bool = false) throws -> [DeskCard] {
    try CardSource.named(words).map { source in
      let card = try DeskCard(source)
      if !isQuiet { tell(card.notes, of: card.name) }
      return card
    }
  }

  /// So many cards, no more and no less.
  func cards(_ words: [String], exactly count: Int, _ verb: CardVerb) throws -> [DeskCard] {
    let sources = try CardSource.named(words)
    guard sources.count >= count else { throw UsageError.missingArgument(verb.topic, verb.need ?? "") }
    if let extra = sources.dropFirst(count).first { throw UsageError.extraArgument(extra.name, command: verb.topic) }
    return try cards(words)
  }

  /// Folders that stand for the system's fonts.
  var fontFolders: [String]? {
    let folders = ProcessInfo.processInfo.environment["STAGEDOOR_FONTS"]?.split(separator: ":").map(String.init) ?? []
    return folders.isEmpty ? nil : folders
  }

  func layout() throws -> CardLayout {
    try DeskLayout.layout(isEstimate: flags.estimates, textSize: flags.textSize, fontsIn: fontFolders)
  }

  /// What was not understood, or was lost.
  func tell(_ notes: [String], of name: String) {
    for note in notes { terminal.complain("stagedoor: \(name.visible): \(note)") }
  }

  func show(_ lines: [DeskLine]) {
    for line in lines { terminal.print(line.text, colour: line.kind.colour) }
  }

  private func lint(_ words: [String]) throws -> Int32 {
    let presets = flags.takesAllPresets ? CardPreset.all.map { CardSource.preset($0) } : []
    let cards = try presets.map { try DeskCard($0) } + cards(words, isQuiet: true)
    let dialog = flags.spoken.map { SaidDialog(spoken: $0, printed: flags.printed) }
    let lint = CardLint(
      cards, languages: languages, layout: try layout(), isEstimate: flags.estimates, dialog: dialog)
    if options.writesJSON {
      terminal.print(try JSONDocument.text(CardLintDocument(lint)))
    } else {
      show(lint.lines)
    }
    return lint.failed == 0 ? 0 : 1
  }

  private func laws(_ words: [String]) throws -> Int32 {
    let laws = try LawManual.laws(named: words)
    if options.writesJSON {
      terminal.print(try JSONDocument.text(CardLawsDocument(laws)))
    } else {
      for line in words.isEmpty ? LawManual.table(of: laws) : LawManual.text(of: laws) { terminal.print(line, colour: "") }
    }
    return 0
  }

  private func fix(_ words: [String]) throws -> Int32 {
    let card = try cards(words, exactly: 1, .fix)[0]
    let fix = CardFix(card, languages: languages, layout: try layout(), removing: flags.removes)
    if flags.writes { try fix.write() }
    show(fix.lines)
    // As it would end with --write.
    if let refusal = fix.refusal { return refusal.exitStatus }
    return fix.fails ? 1 : 0
  }

  private func convert(_ words: [String]) throws -> Int32 {
    let path = words.last ?? ""
    let form = try CardForm(path: path)
    let conversion = CardConversion(
      try cards(words.dropLast(), exactly: 1, .convert)[0], to: form, languages: languages)
    try DeskFile.write(Data(conversion.text.utf8), to: path)
    tell(conversion.losses.map(\.words), of: path)
    return 0
  }

  private func new() throws -> Int32 {
    terminal.prompt(try CardSource.preset(flags.preset ?? "").recipe, onError: false)
    return 0
  }

  private func listPresets() -> Int32 {
    for line in CardPreset.table { terminal.print(line, colour: "") }
    return 0
  }
}

extension CardDeskProblem {
  /// 2 where the command line is wrong, 3 where what it names is.
  var exitStatus: Int32 { isOfUsage ? 2 : 3 }
}

extension DeskLine.Kind {
  fileprivate var colour: String {
    switch self {
    case .plain: ""
    case .good, .added: "32"
    case .warning: "33"
    case .failure: "1;31"
    case .removed: "31"
    }
  }
}
