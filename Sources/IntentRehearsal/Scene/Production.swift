import Foundation

/// What is played: an extension, the app roots beside it, and what they find in their environment.
package struct Production: Hashable, Sendable {
  /// The extension's executable.
  package var extensionPath: String
  /// The executables of the app roots that `$` may run, by their names.
  package var apps: [String: String]
  /// The executable of the app root that an intent brings to the foreground; nil when there is none.
  package var launchedApp: String?
  /// What `${applicationName}` may be said as; the first is shown.
  package var applicationNames: [String]
  /// In addition to this process's own; `{scratch}` stands for the folder of the store.
  package var environment: [String: String]
  /// How long the extension's turn, or a command, may take. 30 seconds are what the system gives an intent.
  package var deadline: Duration
  /// Whether every call gets an extension process of its own.
  package var startsCold: Bool

  package init(
    extensionPath: String, apps: [String: String] = [:], launchedApp: String? = nil, applicationNames: [String],
    environment: [String: String] = [:], deadline: Duration = .seconds(30), startsCold: Bool = false
  ) {
    self.extensionPath = extensionPath
    self.apps = apps
    self.launchedApp = launchedApp
    self.applicationNames = applicationNames
    self.environment = environment
    self.deadline = deadline
    self.startsCold = startsCold
  }

  /// Where the app roots' own resources are: SwiftPM puts those of an executable into a folder beside it, named for the
  /// package and the target.
  package var phraseBundles: [URL] {
    apps.values.sorted().flatMap { path in
      let app = URL(filePath: path)
      let folder = app.deletingLastPathComponent()
      let endings = ["resources", "bundle"].map { "_\(app.lastPathComponent).\($0)" }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { name in endings.contains { name.hasSuffix($0) } }.map {
        folder.appending(path: $0, directoryHint: .isDirectory)
      }
    }
  }

  /// - Parameter scratch: nil when the app's own store is meant: then what names a scratch folder does not count.
  package func environment(scratch: String?) -> [String: String] {
    let mark = "{scratch}"
    guard let scratch else { return environment.filter { !$0.value.contains(mark) } }
    let theirs = environment.mapValues { $0.replacing(mark, with: scratch) }
    return theirs.merging(Self.homes(in: scratch)) { theirs, _ in theirs }
  }

  /// Where a program keeps its files when nothing tells it otherwise: never the person's own in a rehearsal. And how
  /// wide it writes: as every terminal, whatever the one that a rehearsal is started from.
  private static func homes(in scratch: String) -> [String: String] {
    [
      "COLUMNS": "80", "LINES": "24",
      "HOME": "\(scratch)/home", "XDG_DATA_HOME": "\(scratch)/home/data", "XDG_STATE_HOME": "\(scratch)/home/state",
      "XDG_CONFIG_HOME": "\(scratch)/home/config", "XDG_CACHE_HOME": "\(scratch)/home/cache",
    ]
  }
}
