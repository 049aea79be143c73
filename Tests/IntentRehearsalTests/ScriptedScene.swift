import IntentHost
import IntentRehearsal
import IntentWire
import IntentWords

/// A scene on which an app with two questions is played by hand, so that the player alone is tested.
actor ScriptedScene: RehearsalScene {
  nonisolated let scratch: String? = "/tmp/stage-1"
  private var audience: (any Audience)?
  private(set) var deeds: [String] = []
  private let options: [String]
  private let archive: CardArchive
  private var hasLaunched = false

  init(options: [String] = ["Great", "Okay"]) {
    self.options = options
    archive = CardArchive(
      kind: "test/1", payload: "{}",
      wells: [Well(title: Resource(key: "Undo"), invocation: Invocation(intent: "Quest.Undo"))])
  }

  func seat(_ audience: any Audience) { self.audience = audience }

  func move(to place: Place) async throws {
    deeds.append("move \(place.surface.languages.joined(separator: ",")) \(place.now?.iso8601 ?? "-")")
  }

  func say(_ sentence: String) async throws -> Sheet {
    deeds.append("say \(sentence)")
    switch sentence {
    case "Update": return await update()
    case "Undo": return await undo()
    case "Crash": throw IntentFailure.process(.notFound(path: "/nowhere"))
    case "Open":
      defer { hasLaunched = true }
      return Sheet(
        ending: .done, spoken: "Opening.", opens: "Quest.Week.Open",
        app: AppArrival(hasLaunched ? .warm : .cold, shows: "The week"))
    case "Where": return Sheet(ending: .failed(.cancelled), error: "It is in /tmp/stage-1/quest.sqlite")
    default:
      let miss = Sheet.NearMiss(phrase: "Update Quest", intent: "Quest.Update", missing: [], extra: [])
      return Sheet(ending: .notUnderstood([miss]), error: "No action answers to that.")
    }
  }

  private func update() async -> Sheet {
    let trend = await audience?.answer(AskedQuestion(kind: .choice, prompt: "Which trend?", options: ["Sleep"]))
    guard trend != .cancel else { return Sheet(ending: .cancelled, spoken: "Cancelled.", printed: "Cancelled.") }
    let value = await audience?.answer(AskedQuestion(kind: .choice, prompt: "Which value?", options: options))
    guard case .words(let word)? = value else { return Sheet(ending: .cancelled, spoken: "Cancelled.", printed: "Cancelled.") }
    return Sheet(
      ending: .done, intent: "Quest.Update", spoken: "Updated Sleep to \(word).", printed: "Sleep: \(word)", value: word,
      card: archive, wells: ["Undo"])
  }

  private func undo() async -> Sheet {
    let answer = await audience?.answer(AskedQuestion(kind: .confirmation, prompt: "Undo?", card: archive))
    deeds.append("answered \(String(describing: answer ?? .cancel))")
    return answer == .yes ? Sheet(ending: .done, spoken: "Undone.") : Sheet(ending: .cancelled, spoken: "Cancelled.", printed: "Cancelled.")
  }

  func run(_ intent: String, values: [String: String]) async throws -> Sheet {
    deeds.append("run \(intent) \(values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })")
    return Sheet(ending: .done, value: values["value"])
  }

  func tap(_ title: String) async throws -> Sheet {
    deeds.append("tap \(title)")
    return Sheet(ending: .done, card: archive, wells: ["Undo"])
  }

  func command(_ words: [String]) async throws -> CommandEnd {
    deeds.append("command \(words)")
    switch words.last {
    case "week": return CommandEnd(output: "Mo Tu  \r\n\n/tmp/stage-1/quest.sqlite\u{1B}[0m\n\n", status: 0)
    case "quiet": return CommandEnd(output: "", status: 0)
    case "fail": return CommandEnd(output: "No.\n", status: 2)
    case "odd": return CommandEnd(output: "all\n(exit 1)\n", status: 0)
    case "fallen": return CommandEnd(output: "(signal 9)\n", status: 3)
    case "dots": return CommandEnd(output: "…\n", status: 0)
    case "hang": throw CommandFailure.deadlinePassed(seconds: 30, command: "quest hang")
    default: return CommandEnd(output: "done\n", status: 0)
    }
  }

  func restart() async { deeds.append("restart") }
  func close() async { deeds.append("close") }

  /// Plays a transcript on a new scene.
  static func play(
    _ text: String, mode: RehearsalPlayer.Mode = .compare, options: [String] = ["Great", "Okay"]
  ) async throws -> (Rehearsal, deeds: [String]) {
    let scene = ScriptedScene(options: options)
    let player = RehearsalPlayer(try Transcript(text), mode: mode, place: Place())
    await scene.seat(player)
    let rehearsal = await player.play(on: scene)
    return (rehearsal, await scene.deeds)
  }
}
