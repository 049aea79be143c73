import IntentHost
import IntentRehearsal

/// `intents`: what can be said and run.
struct IntentsCommand {
  let options: Options
  let terminal: Terminal

  /// - Returns: the exit status.
  func list() async throws -> Int32 {
    var place = Place()
    for setting in options.settings { place.apply(setting) }
    let scene = ProcessScene(
      try Stage(options, isRehearsal: false, terminal: terminal).production, place: place,
      audience: TypedAudience(terminal: terminal, languages: place.surface.languages, isQuiet: true))
    let document: IntentsDocument
    do {
      document = IntentsDocument(
        try await scene.describe(), languages: place.surface.languages, zone: place.surface.timeZone,
        advice: try await scene.phraseAdvice())
    } catch {
      await scene.close()
      throw error
    }
    await scene.close()
    if options.writesJSON {
      terminal.print(try JSONDocument.text(document))
    } else {
      for line in document.lines { terminal.print(line) }
    }
    return 0
  }
}
