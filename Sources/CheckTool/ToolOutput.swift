/// Where a command writes, so that two programs can share it.
package struct ToolOutput: Sendable {
  /// A line of the result, in a colour by its number among those of terminals; none when it is empty.
  package var print: @Sendable (_ line: String, _ colour: String) -> Void
  /// A line about what is wrong, on standard error.
  package var complain: @Sendable (_ line: String) -> Void
  /// What is going on, where somebody watches; nil ends it.
  package var progress: @Sendable (_ text: String?) -> Void

  package init(
    print: @escaping @Sendable (_ line: String, _ colour: String) -> Void,
    complain: @escaping @Sendable (_ line: String) -> Void,
    progress: @escaping @Sendable (_ text: String?) -> Void
  ) {
    self.print = print
    self.complain = complain
    self.progress = progress
  }

  /// A document, line by line; what is quoted in it cannot steer a terminal.
  func printDocument(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    for line in lines { print(String(line), "") }
  }
}
