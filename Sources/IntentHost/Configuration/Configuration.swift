import Foundation

/// `stagedoor.json`: what the processes of a package are (`Documentation/Configuration.md`).
package struct Configuration: Hashable, Sendable {
  package static let fileName = "stagedoor.json"
  package static let version = 1

  /// The file itself.
  package var path: String
  package var applicationName: String
  package var applicationNameSynonyms: [String]
  /// The executable in which intents perform, as the file names it.
  package var extensionName: String
  /// The app's own executables, as the file names them.
  package var apps: [String]
  /// As written; `Production` fills it in.
  package var environment: [String: String]
  /// As written.
  package var rehearsals: String
  package var warnings: [ConfigurationWarning]

  package init(
    path: String, applicationName: String, applicationNameSynonyms: [String] = [], extensionName: String,
    apps: [String] = [], environment: [String: String] = [:], rehearsals: String = "Rehearsals",
    warnings: [ConfigurationWarning] = []
  ) {
    self.path = path
    self.applicationName = applicationName
    self.applicationNameSynonyms = applicationNameSynonyms
    self.extensionName = extensionName
    self.apps = apps
    self.environment = environment
    self.rehearsals = rehearsals
    self.warnings = warnings
  }

  /// The folder of the file; relative paths start here.
  package var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// What `${applicationName}` may be said as, the one that is shown first.
  package var applicationNames: [String] { [applicationName] + applicationNameSynonyms }

  package var rehearsalsFolder: String { absolute(rehearsals) }

  /// - Parameter path: from the folder of the file, unless it is absolute.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : URL(fileURLWithPath: folder).appendingPathComponent(path).standardizedFileURL.path
  }
}

/// Something that is not as the person thinks.
package enum ConfigurationWarning: Hashable, Sendable {
  /// A source is newer than what was built of its target.
  case notBuilt(source: String, isRelease: Bool)
  /// A key of the file that has no effect.
  case unknownKey(String, nearest: String?, path: String, line: Int?)
}

/// Why there is no configuration, or why it cannot be followed.
package enum ConfigurationFailure: Error, Hashable, Sendable {
  /// Neither in this folder nor in one above.
  case notFound(from: String)
  case unreadable(path: String, reason: String)
  case notJSON(path: String, line: Int?)
  case wrongVersion(path: String, line: Int?, theirs: Int, ours: Int)
  /// A key that is needed; perhaps another one, which is not known, stands for it.
  case missingKey(String, path: String, line: Int?, insteadOf: String?)
  case wrongType(key: String, expected: Expected, path: String, line: Int?)
  /// Not built, or not there.
  case executableMissing(String, path: String, looked: [String], build: BuildChoice)

  package enum Expected: String, Hashable, Sendable {
    case object, number, text, texts, textsByName
  }
}
