import Foundation
import IntentHost
import IntentWire

/// Starts the fixture that misbehaves.
func unruly(
  _ mode: String, environment: [String: String] = [:], deadline: Duration = .seconds(30)
) throws -> ChildProcess {
  try ChildProcess(executable: unrulyPath, arguments: [mode], environment: environment, deadline: deadline)
}

/// Executables lie beside the bundle of the tests.
let unrulyPath = Bundle.main.bundleURL.appendingPathComponent("UnrulyExtension").path

/// Answers with the same each time.
struct Parrot: Person {
  var answer: Answer
  func answer(_ question: Question) async throws -> Answer { answer }
}
