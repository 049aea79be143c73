import StringCatalog

/// Why no mutant can be tried, as facts.
package enum MutationFailure: Error, Hashable, Sendable {
  case notFound(path: String)
  /// The folder holds no `Package.swift`.
  case noPackage(path: String)
  /// The package has no string catalog that gives a mutant.
  case noCatalog(path: String)
  /// No mutant is of this language or holds this text.
  case noMutant(of: String)
  case brokenCatalog(CatalogFailure)
  /// Another run is at work in the copy.
  case inUse(copy: String)
  /// There is no such program.
  case noCommand(String)
  /// A file stands where the folder of the copy goes.
  case noFolder(path: String)
  case cannotCopy(path: String, reason: String)
  /// The tests do not build; the end of what the build said.
  case cannotBuild(output: String)
  /// The tests fail without a mutant; the end of what they said.
  case testsFail(command: String, output: String)
  /// The build, or the tests without a mutant, did not end in time.
  case tooSlow(command: String, deadline: Duration)
  /// The tests pass, but are none.
  case noTests(command: String)
}
