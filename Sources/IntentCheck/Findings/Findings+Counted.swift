extension [Finding] {
  func count(_ severity: Severity) -> Int { count { $0.severity == severity } }

  /// How many there are of each severity: `1 error, 2 warnings, 0 advice`.
  var bySeverity: String {
    "\(count(.error).counted("error")), \(count(.warning).counted("warning")), \(count(.advice)) advice"
  }
}
