extension ConfigurationFailure {
  /// What is wrong, where, and what to do, in one line.
  package var message: String {
    switch self {
    case .notFound(let folder):
      "No \(Configuration.fileName) in \(folder) or above. Write one beside Package.swift, or name the extension."
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
    case .notJSON(let path, let line): "\(place(path, line)) This is no JSON."
    case .wrongVersion(let path, let line, let theirs, let ours):
      "\(place(path, line)) \"version\" is \(theirs); this tool reads \(ours)."
    case .missingKey(let key, let path, let line, let near):
      "\(place(path, line)) \"\(key)\" is missing." + (near.map { " Did you mean it by \"\($0)\"?" } ?? "")
    case .wrongType(let key, let expected, let path, let line):
      "\(place(path, line)) \(key.isEmpty ? "The file" : "\"\(key)\"") must be \(expected.words)."
    case .executableMissing(let name, let path, let looked, let build):
      if name.contains("/") {
        "\(place(path, nil)) There is no executable at \(looked.joined(separator: ", ")). Correct the path, or build it first."
      } else {
        "\(place(path, nil)) \(name) is not built: looked for \(looked.joined(separator: " and ")). "
          + "Build it first: swift build \(build == .release ? "-c release " : "")--product \(name)"
      }
    }
  }
}

extension ConfigurationWarning {
  package var message: String {
    switch self {
    case .notBuilt(let source, let isRelease):
      "\(source) is newer than what was built of it; what runs is the older. Build it first: swift build"
        + (isRelease ? " -c release" : "")
    case .unknownKey(let key, let nearest, let path, let line):
      "\(place(path, line)) \"\(key)\" is not known and has no effect."
        + (nearest.map { " Did you mean \"\($0)\"?" } ?? "")
    }
  }
}

extension ConfigurationFailure.Expected {
  fileprivate var words: String {
    switch self {
    case .object: "an object"
    case .number: "a number"
    case .text: "a text that is not empty"
    case .texts: "a list of texts"
    case .textsByName: "an object whose values are texts"
    }
  }
}

/// As compilers write a place, so that editors can jump to it.
private func place(_ path: String, _ line: Int?) -> String { path + (line.map { ":\($0):" } ?? ":") }
