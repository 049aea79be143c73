import IntentHost
import IntentRehearsal
import IntentWire
import IntentWords

/// `say` and `run`: one turn with the person at the keyboard.
struct ConversationCommand {
  let options: Options
  let terminal: Terminal

  /// - Returns: the exit status.
  func say(_ sentence: String) async throws -> Int32 {
    try await play(first: .say(.words(sentence)), on: Place()) { try await $0.say(sentence) }
  }

  func run(_ intent: String, values: [Transcript.Assignment]) async throws -> Int32 {
    let place = Place(surface: Surface(kind: .shortcuts))
    return try await play(first: .run(intent: intent, values: values), on: place) { scene in
      try await scene.run(intent, values: Dictionary(values.map { ($0.name, $0.value) }) { first, _ in first })
    }
  }

  /// Plays, and tells at the end what was wrong with the catalogs.
  private func play(
    first: Transcript.Kind, on base: Place, turn: (ProcessScene) async throws -> Sheet
  ) async throws -> Int32 {
    let log = ReadingLog()
    let status = try await ReadingLog.$current.withValue(log) {
      try await play(first: first, on: base, noting: log, turn: turn)
    }
    for notice in log.notices.lines { terminal.complain("stagedoor: \(notice.text)") }
    return status
  }

  private func play(
    first: Transcript.Kind, on base: Place, noting log: ReadingLog, turn: (ProcessScene) async throws -> Sheet
  ) async throws -> Int32 {
    var place = base
    for setting in options.settings { place.apply(setting) }
    let languages = place.surface.languages
    let production = try Stage(options, isRehearsal: false, terminal: terminal).production
    let audience = TypedAudience(
      terminal: terminal, languages: languages, isQuiet: options.writesJSON)
    let isAtTerminal = terminal.isInputTerminal && terminal.isOutputTerminal
    let scene = ProcessScene(
      production, place: place, audience: audience, lendsTerminal: isAtTerminal && !options.writesJSON)
    if !options.writesJSON { for line in first.printedLines { terminal.print(line) } }
    let sheet: Sheet
    do {
      sheet = try await turn(scene)
    } catch {
      await scene.close()
      throw error
    }
    if case .notUnderstood = sheet.ending {
      for note in try await scene.phraseAdvice().notes { terminal.complain("stagedoor: \(note)") }
    }
    let extensionSaid = await scene.lastOutput()
    await scene.close()
    if options.writesJSON {
      let document = SheetDocument(sheet, turns: await audience.turns, languages: languages, log: log)
      terminal.print(try JSONDocument.text(document))
    } else {
      for line in sheet.heard(in: languages).flatMap(\.printedLines) { terminal.print(line) }
      if case .notUnderstood(let misses) = sheet.ending, misses.contains(where: { $0.line != $0.phrase }) {
        terminal.complain("stagedoor: behind a phrase stand the words that differ: − not said, + said and not in it")
      }
    }
    if case .failed(let failure) = sheet.ending { explain(failure, extensionSaid, unlessSaid: sheet.error, in: languages) }
    return sheet.exitStatus
  }

  /// Tells the developer what the person is spared.
  private func explain(
    _ failure: IntentFailure, _ extensionSaid: String, unlessSaid said: String?, in languages: [String]
  ) {
    if let detail = FailureWords(languages: languages).detail(failure), detail != said {
      terminal.complain("stagedoor: \(detail)")
    }
    // What happened to a process holds its last words already.
    if failure.isOfAProcess { return }
    for line in extensionSaid.split(whereSeparator: \.isNewline).suffix(20) { terminal.complain("\(line)") }
  }
}
