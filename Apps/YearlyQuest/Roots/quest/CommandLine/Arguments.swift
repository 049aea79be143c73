/// A command's arguments, sorted into words and flags.
struct Arguments {
  private(set) var words: [String] = []
  private(set) var values: [Flag: String] = [:]
  /// Flags that may be given more than once, in their order.
  private(set) var lists: [(flag: Flag, value: String)] = []
  private(set) var switches: Set<Flag> = []

  init(_ arguments: some Sequence<String>, of verb: Verb) throws(UsageProblem) {
    let grammar = verb.grammar
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      // After "--" all are words, so that a trend may be called "-5 kg".
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let attached = parts.count > 1 ? parts[1] : nil
      guard let flag = Flag(rawValue: parts[0]), grammar.flags.contains(flag) else {
        throw .unknownFlag(parts[0], of: verb)
      }
      if grammar.switches.contains(flag) {
        guard attached == nil else { throw .flagWithValue(flag) }
        switches.insert(flag)
      } else {
        guard grammar.lists.contains(flag) || values[flag] == nil else { throw .repeatedFlag(flag) }
        guard let value = attached ?? rest.popFirst() else { throw .flagWithoutValue(flag) }
        if grammar.lists.contains(flag) { lists.append((flag, value)) } else { values[flag] = value }
      }
    }
    if words.count < grammar.least { throw .missing(grammar.words[words.count], of: verb) }
    if words.count > grammar.words.count { throw .surplus(words[grammar.words.count], of: verb) }
  }

  /// The texts given by some flags: a list is parted at its commas, while `--option` holds one text, commas and all.
  func texts(_ flags: Set<Flag>) -> [String]? {
    let given = lists.filter { flags.contains($0.flag) }
    guard !given.isEmpty else { return nil }
    return given.flatMap { flag, value in
      flag == .option ? [value] : value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
