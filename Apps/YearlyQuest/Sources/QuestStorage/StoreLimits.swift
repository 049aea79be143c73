/// What a connection may use up; tests tighten it to see a full disk or a locked store.
struct StoreLimits: Sendable {
  /// How long to wait for another process's write, in milliseconds. One takes about a millisecond, so that even a
  /// hundred in a row pass within this time, and a person still waits for an answer.
  var busyMilliseconds: Int32 = 5_000
  /// The most pages the file may grow to; `nil`: as many as the disk holds.
  var pages: Int?
}
