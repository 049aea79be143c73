import Foundation
import IntentHost
import IntentRehearsal

/// `rehearse`: plays files one after the other.
struct RehearseCommand {
  let options: Options
  let terminal: Terminal

  /// - Returns: the exit status, the highest of all files.
  func play(_ paths: [String]) async throws -> Int32 {
    let stage = try Stage(options, isRehearsal: true, terminal: terminal)
    let folder = stage.configuration.map { Self.seenFromHere($0.rehearsalsFolder) } ?? "Rehearsals"
    let files = try RehearsalFiles.find(paths.isEmpty ? [folder] : paths)
    var place = Place.ofRehearsals
    for setting in options.settings { place.apply(setting) }
    let production = stage.production
    let runner = RehearsalRunner(place: place, mode: options.records ? .record : .compare) { place, audience in
      try ProcessScene.fresh(production, place: place, audience: audience)
    }
    var reports: [RehearsalReport] = []
    var noted: Set<String> = []
    Interruption.beforeIt { end in
      RunningCommands.endAll {
        ScratchFolders.removeAll()
        end()
      }
    }
    for (index, file) in files.enumerated() {
      terminal.progress("\(index + 1) of \(files.count)  \(file)")
      let report = await runner.play(file: file)
      terminal.clearProgress()
      reports.append(report)
      // Files that read the same words have the same notes: they are told once.
      for line in options.writesJSON ? [] : report.lines where line.kind != .note || noted.insert(line.text).inserted {
        terminal.print(line)
      }
    }
    terminal.print(
      options.writesJSON
        ? try JSONDocument.text(RehearsalsDocument(reports)) : RehearsalReport.summary(of: reports))
    return reports.map(\.exitStatus).max() ?? 0
  }

  /// Shorter to read, and still a path that an editor finds.
  private static func seenFromHere(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
