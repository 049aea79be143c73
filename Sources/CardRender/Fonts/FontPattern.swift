import CPangoCairo

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

  deinit { FcPatternDestroy(pattern) }
}
