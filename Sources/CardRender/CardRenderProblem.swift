import WholeFiles

/// Why a card cannot be measured, drawn or written.
package enum CardRenderProblem: Error, Hashable, Sendable {
  /// No other font takes their place, so that a picture is the same everywhere or not there.
  case fontsMissing([FontFile], folders: [String])
  case notAFont(path: String)
  /// A file that holds a font of another family than it is called by.
  case otherFont(path: String, family: String)
  case unreadable(path: String, errno: Int32)
  /// Pango of this system was built without fontconfig.
  case noFontMap
  /// A picture of more pixels than are drawn, or than `most`; width and height in points.
  case tooLarge(width: Double, height: Double, scale: Int, most: Int)
  case notWritten(path: String, FileFailure)
  case notCompressed(zlib: Int32)
  case outOfMemory
}
