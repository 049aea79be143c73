import Foundation

/// The lines that findings stand on, each file read once.
final class FindingLines {
  private let folder: String
  private var lines: [String: [Substring]] = [:]
  /// A line of a baseline is for people to read.
  private static let longest = 200

  /// - Parameter folder: where the paths of findings start.
  init(from folder: String) { self.folder = folder }

  /// What stays the same while lines move: the text of the line, or the key and the language.
  func text(of finding: Finding) -> String {
    if let key = finding.key { return [key, finding.language ?? ""].filter { !$0.isEmpty }.joined(separator: " · ") }
    guard finding.line > 0 else { return "" }
    let lines = lines(of: finding.path)
    guard lines.indices.contains(finding.line - 1) else { return "" }
    let line = lines[finding.line - 1].trimmingCharacters(in: .whitespaces.union(.controlCharacters))
    return String(line.prefix(Self.longest))
  }

  func lines(of path: String) -> [Substring] {
    if let known = lines[path] { return known }
    let absolute = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    // By line feeds alone, as places count; a character may be several scalars.
    let text = String(decoding: bytes(of: absolute) ?? Data(), as: UTF8.self)
    let found = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    lines[path] = found
    return found
  }
}

/// 16 hexadecimal digits that stay the same while lines move.
enum Fingerprint {
  /// Those of findings, in their order: equal ones are told apart by their number.
  static func all(_ findings: [Finding], lines: FindingLines) -> [String] {
    var seen: [[String]: Int] = [:]
    return findings.map { finding in
      let parts = [finding.rule, finding.path, lines.text(of: finding)]
      let number = seen[parts, default: 0]
      seen[parts] = number + 1
      return hash(parts + ["\(number)"])
    }
  }

  /// FNV-1a with 64 bits, as its authors specify it; each part ends with a zero byte.
  private static func hash(_ parts: [String]) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in Array(part.utf8) + [0] { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
