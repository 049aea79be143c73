import IntentCheck
import IntentWords

extension CheckArguments {
  /// Reads what stands behind the command, once from left to right.
  /// - Throws: `CheckUsageError`.
  package init(_ command: Command, _ arguments: [String]) throws(CheckUsageError) {
    self.init(command)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        rest = []
      } else if argument == "-h" {
        flags.insert(.help)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try read(argument, &rest)
      } else {
        words.append(argument)
      }
    }
    guard !flags.contains(.help) else { return }
    try validate()
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(CheckUsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts[0].hasPrefix("--"), let flag = CheckFlag(rawValue: String(parts[0].dropFirst(2))) else {
      throw .unknownFlag(parts[0], nearest: nearestFlag(to: parts[0]), command: command)
    }
    guard command.flags.contains(flag) else { throw .foreignFlag(flag, command: command) }
    guard flags.insert(flag).inserted else { throw .repeatedFlag(flag) }
    guard flag.takesValue else {
      if parts.count == 2 { throw .unexpectedValue(flag) }
      return
    }
    // A value that starts like a flag is a forgotten value, unless it stands after `=`.
    let follows = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = parts.count == 2 ? parts[1] : follows, !value.isEmpty else { throw .missingValue(flag) }
    if parts.count == 1 { rest.removeFirst() }
    try set(flag, to: value)
  }

  private mutating func set(_ flag: CheckFlag, to value: String) throws(CheckUsageError) {
    let names = value.split(separator: ",").map(String.init)
    switch flag {
    case .sources: sources = value
    case .adapter: adapter = value
    case .output: output = value
    case .baseline: baseline = value
    case .identifiers: identifiers = value
    case .since: since = value
    case .only: only = names
    case .except: except = names
    case .failOn:
      guard let severity = Severity(rawValue: value) else {
        throw .badValue(flag, value, allowed: ["error", "warning", "advice"])
      }
      failsOn = severity
    case .format:
      guard let format = ReportFormat(rawValue: value) else {
        throw .badValue(flag, value, allowed: ReportFormat.allCases.map(\.rawValue))
      }
      self.format = format
    default: break
    }
  }

  private mutating func validate() throws(CheckUsageError) {
    if let extra = words.dropFirst().first { throw .extraArgument(extra, command: command) }
    if words.first?.isEmpty ?? false { throw .emptyArgument(command) }
    let exclusive: [(CheckFlag, CheckFlag)] = [
      (.json, .format), (.fix, .writeBaseline), (.dryRun, .writeBaseline), (.since, .writeBaseline),
      (.only, .writeBaseline), (.except, .writeBaseline), (.fix, .writeIdentifiers), (.dryRun, .writeIdentifiers),
    ]
    for (one, other) in exclusive where command == .check && flags.contains(one) && flags.contains(other) {
      throw .together(one, other)
    }
    if flags.contains(.adapter) != flags.contains(.sources) {
      throw flags.contains(.adapter) ? .needs(.adapter, .sources) : .needs(.sources, .adapter)
    }
    if flags.contains(.sources), let path = words.first { throw .besideSources(path) }
    if flags.contains(.markdown), !flags.contains(.all) { throw .needs(.markdown, .all) }
    if flags.contains(.all), let word = words.first { throw .extraArgument(word, command: command) }
    if flags.contains(.json), command == .check { format = .json }
  }

  private func nearestFlag(to text: String) -> String? {
    let letters = Array(text)
    return command.flags.map(\.spelling)
      .map { (flag: $0, distance: LetterDistance.between(letters, Array($0)), length: max(letters.count, $0.count)) }
      .filter { LetterDistance.isSlip($0.distance, lengths: $0.length, 0) }
      .min { ($0.distance, $0.flag) < ($1.distance, $1.flag) }?.flag
  }
}
