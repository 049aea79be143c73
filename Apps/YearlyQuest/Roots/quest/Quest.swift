import AppIntents
import QuestEngine
import QuestIntents
import QuestStorage

/// The tap door: a person logs their year from a terminal.
@main
enum Quest {
  static func main() async {
    let code = answer(to: Array(CommandLine.arguments.dropFirst()))
    if code == .fine { await Launch.tellSpeakableNames() }
    exit(code.rawValue)
  }

  /// Answers one command line; returns only when the store is closed again, so that its log is folded into the file.
  private static func answer(to arguments: [String]) -> ExitCode {
    do {
      let request = try Request(arguments: arguments)
      let door = QuestDoor.live(source: .tap)
      let text = try request.answer(through: door, colors: Terminal.colors)
      return Terminal.print(text) ? .fine : .refused
    } catch let problem as UsageProblem {
      Terminal.complain(Words.line(for: problem))
      return .usage
    } catch let failure as QuestFailure {
      Terminal.complain(Words.line(for: failure))
      return ExitCode(failure)
    } catch {
      Terminal.complain(String(describing: error))
      return .refused
    }
  }
}
