/// Why there is no report.
package enum CheckFailure: Error, Hashable, Sendable {
  case notFound(path: String)
  case noFolder(path: String)
  /// A file that no rule looks at.
  case noSource(path: String)
  case unreadable(path: String)
  /// `--adapter` names no folder of those that `--sources` holds.
  case adapterOutside(path: String, sources: String)
  /// A name on the command line that no rule and no family has.
  case unknownRule(String, nearest: String?)
  case settings(path: String, SettingsFault)
  case baseline(path: String, KeptFileFault)
  case identifiers(path: String, KeptFileFault)
  /// A baseline is to be written, and nothing says where.
  case noBaseline
  /// Identifiers are to be written, and nothing says where.
  case noIdentifiers
  case git(GitFault)
  case unwritable(path: String, reason: String)
}

/// What is wrong with the section `check` of `stagedoor.json`.
package enum SettingsFault: Error, Hashable, Sendable {
  case unreadable
  case notJSON
  /// A member that has another type than it must.
  case wrongType(key: String, expected: String)
  case unknownKey(String, nearest: String?)
  case unknownLevel(String, rule: String)
}

/// What is wrong with a file that this program wrote: a baseline, or identifiers.
package enum KeptFileFault: Error, Hashable, Sendable {
  case notFound
  case unreadable
  /// It holds something else.
  case otherKind
  case otherVersion(Int)
}

/// Why git does not tell what changed.
package enum GitFault: Hashable, Sendable {
  case missing
  case noRepository(path: String)
  case unknownRevision(String)
  /// With the last line that git said.
  case failed(String)
}

extension CheckFailure {
  /// What is said of it, in one line.
  package var words: String {
    switch self {
    case .notFound(let path): "there is no \(path)"
    case .noFolder(let path): "\(path) is no folder; name the folder of a project"
    case .noSource(let path): "\(path) is no Swift file, no string catalog and no recipe; name one, or a folder"
    case .unreadable(let path): "\(path) cannot be read"
    case .adapterOutside(let path, let sources): "--adapter \(path) is no folder in --sources \(sources)"
    case .unknownRule(let name, let nearest):
      "no rule or family is called \(name)" + (nearest.map { "; did you mean \($0)?" } ?? "; stagedoor explain lists them")
    case .settings(let path, let fault): "\(path): \(fault.words)"
    case .baseline(let path, let fault): "\(path) \(fault.words(flag: "--write-baseline", "baseline"))"
    case .identifiers(let path, let fault): "\(path) \(fault.words(flag: "--write-identifiers", "file of identifiers"))"
    case .noBaseline: "--write-baseline needs --baseline beside it, or a baseline in stagedoor.json"
    case .noIdentifiers:
      "--write-identifiers needs --identifiers beside it, or identifiers in stagedoor.json"
    case .git(let fault): fault.words
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    }
  }

  /// The exit status that `Documentation/Check.md` gives it.
  package var status: Int32 {
    switch self {
    case .notFound, .noFolder, .noSource, .adapterOutside, .unknownRule, .baseline(_, .notFound), .noBaseline, .git: 2
    case .identifiers(_, .notFound), .noIdentifiers: 2
    case .unreadable, .settings, .baseline, .identifiers, .unwritable: 3
    }
  }
}

extension SettingsFault {
  fileprivate var words: String {
    switch self {
    case .unreadable: "the file cannot be read"
    case .notJSON: "this is not JSON"
    case .wrongType(let key, let expected): "\"\(key)\" must be \(expected)"
    case .unknownKey(let key, let nearest):
      "\"check\" has no \"\(key)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .unknownLevel(let level, let rule):
      "\"\(rule)\" cannot be \"\(level)\"; it takes off, advice, warning, error"
    }
  }
}

extension KeptFileFault {
  /// - Parameters:
  ///   - flag: what writes it.
  ///   - noun: what it should be.
  fileprivate func words(flag: String, _ noun: String) -> String {
    switch self {
    case .notFound: "is not there; \(flag) makes it"
    case .unreadable: "cannot be read"
    case .otherKind: "is no \(noun) of stagedoor check"
    case .otherVersion(let version): "is a \(noun) of version \(version), and this stagedoor knows 1"
    }
  }
}

extension GitFault {
  fileprivate var words: String {
    switch self {
    case .missing: "--since needs git, which is not in the search path"
    case .noRepository(let path): "--since needs a git repository, and \(path) is in none"
    case .unknownRevision(let revision): "git knows no revision \(revision)"
    case .failed(let line): "git does not tell what changed: \(line)"
    }
  }
}
