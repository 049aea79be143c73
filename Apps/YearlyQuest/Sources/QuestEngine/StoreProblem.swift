/// What is wrong with the place where the year is kept.
public enum StoreProblem: Hashable, Sendable {
  /// The folder that should hold the store does not exist.
  case missingFolder
  /// The path names a folder.
  case isFolder
  case unreadable
  /// The store, or the folder it keeps its side files in, cannot be written.
  case readOnly
  /// The file is no SQLite database, or one of another app.
  case foreign
  case damaged
  /// A newer version of the app wrote it.
  case newer(found: Int, known: Int)
  case full
  /// Another process kept it locked for the whole time we waited.
  case busy
  /// What SQLite says of anything else.
  case other(String)
}
