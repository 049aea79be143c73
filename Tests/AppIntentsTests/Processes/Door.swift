import Foundation
import IntentHost

/// Executables lie beside the bundle of the tests.
func built(_ name: String) -> String { Bundle.main.bundleURL.appendingPathComponent(name).path }

/// Starts the extension that has an intent of every kind.
func door() throws -> ChildProcess {
  try ChildProcess(executable: built("DoorExtension"), arguments: [], environment: [:], deadline: .seconds(30))
}
