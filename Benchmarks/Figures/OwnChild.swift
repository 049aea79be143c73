import Foundation

/// This program run again, for what only a process of its own can tell: the most memory that one thing took.
enum OwnChild {
  static let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])

  /// The number that the child prints.
  static func figure(_ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let said = Pipe()
    process.standardOutput = said
    try process.run()
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
  }
}
