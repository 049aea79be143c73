import Foundation
import QuestEngine
import QuestStorage

/// The tap door: a person logs their year from a terminal.
@main
enum Quest {
  static func main() async {
    exit(await answer(to: Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func answer(to arguments: [String]) async -> ExitCode {
    do throws(UsageProblem) {
      return await answer(try Request(arguments: arguments))
    } catch {
      Terminal.complain(Words.line(for: error))
      return .usage
    }
  }

  private static func answer(_ request: Request) async -> ExitCode {
    let store = QuestStore(at: .live())
    // The program ends without letting go of anything by itself, and would leave the store's log beside it.
    defer { store.close() }
    let door = QuestDoor(records: store, surroundings: .live(source: .tap))
    do throws(QuestFailure) {
      guard Terminal.print(try request.answer(through: door, colors: Terminal.colors)) else { return .refused }
    } catch {
      Terminal.complain(Words.line(for: error))
      return ExitCode(error)
    }
    if request.opensTheYear { await Launch.tellSpeakableNames(through: door) }
    return .fine
  }
}
