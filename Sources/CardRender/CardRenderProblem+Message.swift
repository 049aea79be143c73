import Foundation

extension CardRenderProblem: CustomStringConvertible {
  /// The problem as a line for whoever wanted a picture.
  package var description: String {
    switch self {
    case .fontsMissing(let files, let folders):
      Self.message(missing: files, folders: folders)
    case .notAFont(let path): "\(path) is no font that can be read"
    case .otherFont(let path, let family): "\(path) holds another font, \(family)"
    case .unreadable(let path, let errno): "\(path) cannot be read: \(Self.reason(errno))"
    case .noFontMap: "Pango has no fontconfig here: install libpangocairo-1.0-0"
    case .tooLarge(let width, let height, let scale, let most):
      "a picture of \(Self.short(width)) × \(Self.short(height)) points at \(scale) pixels a point is too large: "
        + "at most \(most) pixels are drawn, and no side is longer than 32767"
    case .notWritten(let path, let failure): "\(path) cannot be written: \(failure.reason)"
    case .notCompressed(let code): "the picture cannot be compressed: zlib says \(code)"
    case .outOfMemory: "there is not enough memory for the picture"
    }
  }

  private static func message(missing files: [FontFile], folders: [String]) -> String {
    let shown = files.prefix(3).map { "\($0.name) (package \($0.package))" }.joined(separator: ", ")
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    let packages = Set(files.map(\.package)).sorted().joined(separator: " ")
    let count = files.count == 1 ? "a font is" : "\(files.count) fonts are"
    return "\(count) missing in \(folders.joined(separator: ", ")): "
      + "\(shown)\(more); apt-get install \(packages)"
  }

  private static func reason(_ errno: Int32) -> String { strerror(errno).map { String(cString: $0) } ?? "\(errno)" }

  /// Whole points; what is not a number, or beyond all pictures, is said as it is.
  private static func short(_ points: Double) -> String {
    points.isFinite && abs(points) < 1e15 ? String(Int(points.rounded())) : "\(points)"
  }
}
