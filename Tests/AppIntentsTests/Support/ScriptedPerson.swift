import IntentWire
import Synchronization

/// A person who says what is written down, and remembers what was asked.
final class ScriptedPerson: Person {
  /// A question for which nothing is written down.
  struct Speechless: Error {
    let question: Question
  }

  private let state: Mutex<(answers: [Answer], questions: [Question])>

  init(_ answers: [Answer]) { state = Mutex((answers, [])) }

  var questions: [Question] { state.withLock { $0.questions } }

  func answer(_ question: Question) async throws -> Answer {
    try state.withLock { state in
      state.questions.append(question)
      guard !state.answers.isEmpty else { throw Speechless(question: question) }
      return state.answers.removeFirst()
    }
  }
}
