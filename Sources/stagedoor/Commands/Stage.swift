import Foundation
import IntentHost
import IntentRehearsal
import IntentWire

/// What is played, and where the person is, as the flags and `stagedoor.json` say.
struct Stage {
  let production: Production
  /// nil when only an extension is named.
  let configuration: Configuration?

  /// - Throws: `ConfigurationFailure`, `IntentFailure`.
  init(_ options: Options, isRehearsal: Bool, terminal: Terminal) throws {
    let found: Configuration?
    let folder = URL(filePath: options.project).standardizedFileURL.path
    do {
      found = try Configuration.find(from: folder)
    } catch ConfigurationFailure.notFound where options.extensionPath != nil {
      found = nil
    }
    configuration = found
    for warning in found?.warnings ?? [] { terminal.complain("stagedoor: \(warning.message)") }
    let path: String
    if let given = options.extensionPath {
      path = URL(filePath: given).standardizedFileURL.path
      // Told once here, and not for each file of a rehearsal.
      guard FileManager.default.fileExists(atPath: path) else {
        throw IntentFailure.process(.notFound(path: path))
      }
    } else if let found {
      path = try found.extensionPath(build: options.build)
    } else {
      throw ConfigurationFailure.notFound(from: folder)
    }
    if let source = found?.unbuiltSource(beside: path) {
      let isRelease = URL(filePath: path).deletingLastPathComponent().lastPathComponent == "release"
      terminal.complain("stagedoor: \(ConfigurationWarning.notBuilt(source: source, isRelease: isRelease).message)")
    }
    let apps = Self.apps(of: found, beside: path)
    production = Production(
      extensionPath: path, apps: Dictionary(apps) { first, _ in first }, launchedApp: apps.first?.1,
      applicationNames: found?.applicationNames ?? [URL(filePath: path).lastPathComponent],
      environment: Self.environment(of: found, isRehearsal: isRehearsal), deadline: options.deadline,
      startsCold: options.startsCold)
  }

  /// A name without a slash is beside the extension, whichever build that is.
  private static func apps(of configuration: Configuration?, beside path: String) -> [(String, String)] {
    let folder = URL(filePath: path).deletingLastPathComponent()
    return (configuration?.apps ?? []).map { app in
      app.contains("/")
        ? (URL(filePath: app).lastPathComponent, configuration?.absolute(app) ?? app)
        : (app, folder.appending(path: app).path)
    }
  }

  /// The caller's own variables win, except in a rehearsal, which is the same everywhere.
  private static func environment(of configuration: Configuration?, isRehearsal: Bool) -> [String: String] {
    let caller = ProcessInfo.processInfo.environment
    return (configuration?.environment ?? [:]).filter { isRehearsal || caller[$0.key] == nil }
  }
}
