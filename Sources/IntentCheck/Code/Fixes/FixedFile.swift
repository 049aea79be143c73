/// A file after the fixes of some findings.
package enum FixedFile {
  /// The bytes with every edit that does not overlap one before it, and how many edits that are.
  package static func applying(_ edits: [Fix.Edit], to bytes: [UInt8]) -> (bytes: [UInt8], count: Int) {
    var result: [UInt8] = []
    var position = 0
    var count = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position && edit.range.upperBound <= bytes.count {
      result += bytes[position..<edit.range.lowerBound] + Array(edit.replacement.utf8)
      position = edit.range.upperBound
      count += 1
    }
    return (result + bytes[position...], count)
  }
}
