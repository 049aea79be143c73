import CPangoCairo
import Foundation

/// What fontconfig knows of one font of a file.
final class FontPattern {
  let path: String
  let pattern: OpaquePointer

  /// - Parameter index: which font of a file that holds several, from 0.
  init(path: String, index: Int = 0) throws(CardRenderProblem) {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, UInt32(index), nil, &count) else { throw .notAFont(path: path) }
    self.path = path
    self.pattern = pattern
  }

  /// Whether a file begins as one that holds several fonts does: all that is looked at before one of them is needed.
  static func isCollection(_ path: String) -> Bool {
    guard let file = fopen(path, "rb") else { return false }
    defer { fclose(file) }
    var start = [UInt8](repeating: 0, count: 4)
    return fread(&start, 1, 4, file) == 4 && start == Array("ttcf".utf8)
  }

  deinit { FcPatternDestroy(pattern) }
}
