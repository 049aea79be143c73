import Foundation
import IntentHost
import IntentWire
import IntentWords
import WholeFiles

/// Plays files, each on a scene of its own, and writes what was recorded.
package struct RehearsalRunner: Sendable {
  package typealias Open = @Sendable (_ place: Place, _ audience: any Audience) async throws -> any RehearsalScene

  private let open: Open
  private let place: Place
  private let mode: RehearsalPlayer.Mode

  /// - Parameters:
  ///   - place: what holds in a file until it says otherwise.
  ///   - open: sets a fresh scene.
  package init(place: Place, mode: RehearsalPlayer.Mode, open: @escaping Open) {
    self.place = place
    self.mode = mode
    self.open = open
  }

  package func play(file: String) async -> RehearsalReport {
    do {
      let transcript = try Transcript(data: try Self.read(file))
      let player = RehearsalPlayer(transcript, mode: mode, place: place)
      let scene = try await open(place, player)
      let log = ReadingLog()
      let rehearsal = await ReadingLog.$current.withValue(log) { await player.play(on: scene) }
      await scene.close()
      let isBroken = log.notices.contains(where: \.isFailure)
      return RehearsalReport(
        file: file, result: try result(of: rehearsal, from: transcript, file: file, isBroken: isBroken),
        notices: log.notices)
    } catch let error as TranscriptError {
      return RehearsalReport(file: file, result: .unreadable(error))
    } catch {
      return RehearsalReport(file: file, result: .broken(line: 1, Rehearsal.Breakage(error)))
    }
  }

  private func result(
    of rehearsal: Rehearsal, from transcript: Transcript, file: String, isBroken: Bool
  ) throws -> RehearsalReport.Result {
    switch rehearsal.verdict {
    case .passed: return isBroken ? .brokenCatalog : .passed
    case .recorded where isBroken: return .brokenCatalog
    case .differs(let difference): return .differs(difference)
    case .broken(let line, let breakage): return .broken(line: line, breakage)
    case .recorded(let recording):
      let text = recording.text
      if text == transcript.text { return .unchanged }
      do { _ = try Transcript(data: Data(text.utf8)) } catch {
        throw TranscriptError(line: error.line, problem: .unfitRecording(error.problem))
      }
      do {
        // Through a link, the file it leads to is written.
        let target = URL(filePath: file).resolvingSymlinksInPath()
        try Data(text.utf8).write(to: target, options: .atomic)
      } catch {
        throw TranscriptError(line: 1, problem: .cannotWrite(error.reason))
      }
      return .recorded(rehearsal.notes)
    }
  }

  /// Reads no more than a transcript may have, and one byte.
  private static func read(_ file: String) throws -> Data {
    do {
      return try RegularFile.read(file, atMost: Transcript.largestFile + 1)
    } catch {
      throw TranscriptError(line: 1, problem: .cannotRead(error.reason))
    }
  }
}
