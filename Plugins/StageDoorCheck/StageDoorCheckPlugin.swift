import Foundation
import PackagePlugin

/// `swift package stagedoor-check`: checks the package that it is called in.
///
/// What it is given is given to `stagedoor-check check`; another command may stand first.
@main
struct StageDoorCheckPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "stagedoor-check").url
    process.currentDirectoryURL = context.package.directoryURL
    let commands = ["check", "explain", "words", "help", "--help", "--version"]
    process.arguments = arguments.first.map(commands.contains) == true ? arguments : ["check"] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      // The findings are told already; the plugin's own status is what CI sees.
      throw CheckFailed(status: process.terminationStatus)
    }
  }
}

struct CheckFailed: Error, CustomStringConvertible {
  let status: Int32
  var description: String { "stagedoor-check ended with \(status)" }
}
