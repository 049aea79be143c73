import CPangoCairo
import Foundation

/// What fontconfig knows of one font of a file.
final class FontPattern {
  let path: String
  let pattern: OpaquePointer

  /// - Parameters:
  ///   - file: which font of the set is to be there.
  ///   - index: which font of a file that holds several, from 0.
  /// - Throws: `notAFont`, and `otherFont` where the file holds a font of another family than its name says.
  init(path: String, of file: FontFile, index: Int = 0) throws(CardRenderProblem) {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, UInt32(index), nil, &count) else { throw .notAFont(path: path) }
    self.path = path
    self.pattern = pattern
    let families = Self.families(of: pattern)
    guard families.contains(where: file.isOf) else { throw .otherFont(path: path, family: families.first ?? "") }
  }

  /// A font has its family's name in several languages, or in several ways.
  private static func families(of pattern: OpaquePointer) -> [String] {
    var families: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, "family", Int32(families.count), &name) == FcResultMatch, let found = name {
      families.append(String(cString: found))
    }
    return families
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
