import Foundation
import QuestEngine
import QuestStorage

/// The tap door: a person logs their year from a terminal.
@main
enum Quest {
  static func main() async {
    let environment = ProcessInfo.processInfo.environment
    exit(await answer(to: Array(CommandLine.arguments.dropFirst()), environment).rawValue)
  }

  private static func answer(to arguments: [String], _ environment: [String: String]) async -> ExitCode {
    do throws(UsageProblem) {
      let settings = try CommandLineSettings(arguments: arguments, environment: environment)
      do throws(UsageProblem) {
        // Whom a voice opened gets no words: the app comes up with its year.
        let isOpened = settings.arguments.isEmpty && Launch.isByVoice
        let request = isOpened ? .interactiveYear(name: nil, year: nil) : try Request(arguments: settings.arguments)
        return await answer(request, settings)
      } catch {
        return refuse(Words(settings.language).line(for: error), .usage)
      }
    } catch {
      return refuse(Words(Language(environment: environment)).line(for: error), .usage)
    }
  }

  private static func answer(_ request: Request, _ settings: CommandLineSettings) async -> ExitCode {
    let words = Words(settings.language)
    let store = QuestStore(at: .live(environment: settings.environment))
    // The program ends without letting go of anything by itself, and would leave the store's log beside it.
    defer { store.close() }
    let door = QuestDoor(records: store, surroundings: .live(source: .tap, environment: settings.environment))
    let surface = Surface(
      door: door, store: store, words: words,
      palette: Palette(environment: settings.environment, isTerminal: Terminal.showsOutput),
      width: Terminal.size(environment: settings.environment).columns)
    let text: String
    do throws(Refusal) {
      text = try request.answer(on: surface)
    } catch {
      return refuse(error, words, isQuiet: request.isQuiet)
    }
    if case .interactiveYear(let name, let year) = request {
      let code = await interact(name, year, surface)
      if code != .fine { return code }
    }
    // Both before anything is printed: who reads it may be gone, and this program then ends with them.
    if request.tellsNames { await Launch.tellSpeakableNames(through: door) }
    store.close()
    guard Terminal.print(text) else {
      // What was done is done, and is said where it can still be read.
      if request.changesTheYear { Terminal.complain(String(text.dropLast())) }
      return refuse(words.unwritableOutput, .refused)
    }
    return .fine
  }

  private static func interact(_ name: String?, _ year: Int?, _ surface: Surface) async -> ExitCode {
    do throws(QuestFailure) {
      let screen = try YearScreen(
        door: surface.door, words: surface.words, palette: surface.palette, name: name, year: year,
        size: Terminal.size())
      guard let screen else { return Terminal.print(surface.words.noTrends + "\n") ? .fine : .refused }
      switch await YearSession(screen).run() {
      case .left: return .fine
      case .failed(let failure): throw failure
      case .noTerminal: return refuse(surface.words.line(for: .noTerminal), .usage)
      case .signal(let number):
        surface.store.close()
        RawTerminal.die(of: number)
        return .refused
      }
    } catch {
      return refuse(.failure(error), surface.words, isQuiet: false)
    }
  }

  private static func refuse(_ refusal: Refusal, _ words: Words, isQuiet: Bool) -> ExitCode {
    switch refusal {
    case .failure(let failure):
      return isQuiet ? ExitCode(failure) : refuse(words.line(for: failure), ExitCode(failure))
    case .unfitFile(let problem): return refuse(words.line(for: problem), .refused)
    }
  }

  private static func refuse(_ line: String, _ code: ExitCode) -> ExitCode {
    Terminal.complain(line)
    return code
  }
}
