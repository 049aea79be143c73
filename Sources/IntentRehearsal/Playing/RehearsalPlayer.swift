import IntentHost
import IntentWire

/// Plays one transcript on a scene, and is the person: its answers are the transcript's next `>` lines.
package actor RehearsalPlayer: Audience {
  package enum Mode: Sendable {
    /// Stops at the first difference.
    case compare
    /// Writes down what happens instead.
    case record
  }

  let entries: [Transcript.Entry]
  let mode: Mode
  var place: Place
  /// The next entry that was not yet played or compared.
  var cursor = 0
  var difference: Difference?
  var recorded: [Transcript.Entry] = []
  var notes: [Rehearsal.Note] = []
  var scratch: String?

  /// - Parameter place: what holds until the transcript says otherwise.
  package init(_ transcript: Transcript, mode: Mode, place: Place) {
    entries = transcript.entries
    self.mode = mode
    self.place = place
  }

  /// Plays it to its end, or to the first difference.
  package func play(on scene: any RehearsalScene) async -> Rehearsal {
    scratch = scene.scratch
    settle(heard: [])
    while difference == nil, cursor < entries.count {
      let line = entries[cursor].line
      do {
        try await step(on: scene)
      } catch {
        return Rehearsal(verdict: .broken(line: line, Rehearsal.Breakage(error)), notes: [])
      }
    }
    if let difference { return Rehearsal(verdict: .differs(difference), notes: []) }
    guard mode == .record else { return Rehearsal(verdict: .passed, notes: []) }
    return Rehearsal(verdict: .recorded(Transcript(entries: recorded)), notes: notes)
  }

  /// Plays the entry at the cursor, which is something the person does or a place.
  private func step(on scene: any RehearsalScene) async throws {
    let index = cursor
    let kind = entries[index].kind
    cursor += 1
    if case .command(let command) = kind { return try await play(command, at: index, on: scene) }
    if case .say(let said) = kind, mode == .record, isAnswer(index) {
      notes.append(.droppedAnswer(line: entries[index].line, said.printed))
      return settle(heard: [])
    }
    recorded.append(entries[index])
    guard let sheet = try await sheet(of: kind, on: scene) else { return settle(heard: []) }
    if case .failed(let failure) = sheet.ending, failure.isOfAProcess { throw failure }
    settle(heard: sheet.heard(in: place.surface.languages))
  }

  /// - Returns: nil when nothing is to be heard.
  private func sheet(of kind: Transcript.Kind, on scene: any RehearsalScene) async throws -> Sheet? {
    switch kind {
    case .environment(let setting):
      place.apply(setting)
      try await scene.move(to: place)
    case .restart:
      await scene.restart()
    case .say(let said): return try await scene.say(said.sentence)
    case .run(let intent, let values):
      return try await scene.run(intent, values: Dictionary(values.map { ($0.name, $0.value) }) { first, _ in first })
    case .tap(let title): return try await scene.tap(title)
    default: break
    }
    return nil
  }

  private func play(_ command: Transcript.Command, at index: Int, on scene: any RehearsalScene) async throws {
    let words = command.words.map { $0.replacing("{scratch}", with: scratch ?? "{scratch}") }
    let actual = Transcript.Command(words: command.words, end: try await scene.command(words), scratch: scratch)
    if mode == .record {
      let kept = command.output == .notCompared ? command : actual
      recorded.append(Transcript.Entry(.command(kept), line: entries[index].line))
    } else if !Agreement.agrees(.command(command), with: .command(actual)) {
      difference = Difference(
        .differs, in: entries, at: index, expected: .command(command), actual: .command(actual))
      return
    }
    settle(heard: [])
  }
}
