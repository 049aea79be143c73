import CardRender
import Foundation
import Testing
import WholeFiles

/// Where golden pictures of tests are, and what draws them.
enum GoldenPlace {
  static func folder(besideFile path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("Goldens").path
  }

  static var isRecording: Bool { ProcessInfo.processInfo.environment["STAGEDOOR_RECORD_GOLDENS"] == "1" }

  /// What draws, and the digest of its fonts: one for all tests of a process, for reading the fonts is the slow part.
  static func desk() throws(CardRenderProblem) -> (typesetter: Typesetter, fontDigest: String) { try shared.get() }

  private static let shared: Result<(typesetter: Typesetter, fontDigest: String), CardRenderProblem> = {
    do throws(CardRenderProblem) {
      let fonts = try FontSet()
      return .success((try Typesetter(fonts), try fonts.digest()))
    } catch {
      return .failure(error)
    }
  }()

  static func make(_ folder: String) throws(CardRenderProblem) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(path: folder, .system(errno: access(folder, W_OK) == 0 ? EEXIST : errno))
    }
  }

  /// The pictures go with the test's results: what was drawn, and how it differs.
  static func attach(_ entry: GoldenReport.Entry, _ sourceLocation: SourceLocation) {
    guard let after = entry.after else { return }
    let picture = entry.before.map { PictureDifference.picture(from: $0, to: after) } ?? after
    guard let bytes = try? PNGWriter.encoded(picture) else { return }
    Attachment.record(bytes, named: "\(entry.card).png", sourceLocation: sourceLocation)
  }
}
