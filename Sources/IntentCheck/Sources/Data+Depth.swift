import Foundation

extension Data {
  /// Whether no parser should be given this text: it would take minutes, or end the program.
  var isTooDeepToParse: Bool {
    count > Self.sizeLimit || withUnsafeBytes { SourceNesting.exceedsLimits($0) }
  }

  /// More than a source that somebody wrote: one expression of 4 MB overflows any stack.
  static let sizeLimit = 1 << 20
}
