/// A command's arguments, sorted into words and flags.
struct Arguments {
  private(set) var words: [String] = []
  private(set) var values: [String: String] = [:]
  private(set) var switches: Set<String> = []

  /// - Parameters:
  ///   - valued: the flags that take a value, after `=` or as the next argument.
  ///   - plain: the flags that take none.
  init(
    _ arguments: some Sequence<String>, of verb: Request.Verb, valued: Set<String> = [], plain: Set<String> = []
  ) throws(UsageProblem) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      // After "--" all are words, so that a trend may be called "-5 kg".
      if argument == "--" {
        words += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let flag = parts[0], attached = parts.count > 1 ? parts[1] : nil
      if plain.contains(flag) {
        guard attached == nil else { throw .flagWithValue(flag) }
        switches.insert(flag)
      } else if valued.contains(flag) {
        guard values[flag] == nil else { throw .repeatedFlag(flag) }
        guard let value = attached ?? rest.popFirst() else { throw .flagWithoutValue(flag) }
        values[flag] = value
      } else {
        throw .unknownFlag(flag, of: verb)
      }
    }
  }
}
