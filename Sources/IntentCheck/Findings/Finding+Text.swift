extension Finding {
  /// One line as compilers write it, which editors and CI services recognise: place, severity, message, id.
  package var text: String {
    let place = line > 0 ? "\(path):\(line):\(column)" : path
    return "\(place): \(severity.rawValue): \(message)\(repair.map { "; write: \($0)" } ?? "") [\(rule)]"
  }
}
