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

  /// What measures and draws: one for all tests of a process, for reading the fonts is the slow part.
  static func typesetter() throws(CardRenderProblem) -> Typesetter { try sharedTypesetter.get() }

  /// What draws, and the digest of its fonts.
  static func desk() throws(CardRenderProblem) -> (typesetter: Typesetter, fontDigest: String) {
    (try typesetter(), try fontDigest.get())
  }

  private static let sharedTypesetter = result { () throws(CardRenderProblem) in try Typesetter(FontSet()) }

  private static let fontDigest = result { () throws(CardRenderProblem) in try typesetter().fonts.digest() }

  private static func result<Value>(
    _ work: () throws(CardRenderProblem) -> Value
  ) -> Result<Value, CardRenderProblem> {
    do throws(CardRenderProblem) {
      return .success(try work())
    } catch {
      return .failure(error)
    }
  }

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
