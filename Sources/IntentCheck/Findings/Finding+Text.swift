extension Finding {
  /// One line as compilers write it, which editors and CI services recognise: place, severity, message, id.
  ///
  /// What a text of a catalog could do to the line is written out.
  package var text: String {
    let place = line > 0 ? "\(path):\(line):\(column)" : path
    let repair = repair.map { "; write: \($0)" } ?? ""
    return ShownText("\(place): \(severity.rawValue): \(message)\(repair) [\(rule)]").text
  }
}
