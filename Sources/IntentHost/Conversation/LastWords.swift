/// What the end of a process's standard error says of why it died, without what nobody reads.
struct LastWords {
  /// At most these many lines that are no backtrace, and these many of its frames.
  private static let most = (lines: 20, frames: 3)

  let lines: [String]

  init(_ output: String) {
    let all = output.split(whereSeparator: \.isNewline).map { String($0) }
    guard let trace = all.firstIndex(where: Self.startsBacktrace) else {
      lines = all.suffix(Self.most.lines).map(\.visible)
      return
    }
    let said = all[..<trace]
    let reason = said.lastIndex { $0.contains("Fatal error: ") }
    let others = said.indices.filter { $0 != reason }.suffix(Self.most.lines).map { said[$0] }
    let frames = all[trace...].drop { !Self.startsCrashedThread($0) }.compactMap(Self.place).prefix(Self.most.frames)
    lines = ((reason.map { [all[$0]] } ?? []) + frames.map { "at \($0)" } + others).map(\.visible)
  }

  /// As Swift's runtime writes it since 5.9.
  private static func startsBacktrace(_ line: String) -> Bool {
    line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed: ")
  }

  private static func startsCrashedThread(_ line: String) -> Bool {
    line.hasPrefix("Thread ") && line.hasSuffix("crashed:")
  }

  /// The function and place of a frame whose source is known, which is the app's own; nil for every other line.
  private static func place(_ line: String) -> String? {
    guard let frame = line.firstMatch(of: /^ *[0-9]+ +(?:\[[a-z]+\] +)*0x[0-9a-f]+ (.+) \+ [0-9]+ in .+ at (\/.+?:[0-9]+)(?::[0-9]+)?$/),
      !frame.2.hasPrefix("/<compiler-generated>")
    else { return nil }
    return "\(frame.2) \(frame.1)"
  }
}
