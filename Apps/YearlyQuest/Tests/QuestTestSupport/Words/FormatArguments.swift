/// What a format reads: each argument's place and type, and each `${parameter}`.
package struct FormatArguments: Equatable {
  /// By place, from 1.
  package private(set) var types: [Int: String] = [:]
  package private(set) var parameters: [String] = []

  /// - Parameter substitutions: what `%#@name@` stands for.
  package init(_ format: String, substitutions: [String: Catalog.Substitution] = [:]) throws {
    var next = 1
    for match in format.matches(of: /%(?:(\d+)\$)?(?:#@(\w+)@|(%|@|(?:l{1,2})?[diufx]|lf|arg))/) {
      let (_, place, name, type) = match.output
      if type == "%" { continue }
      // The number of a form of a substitution: it is the substitution that reads the argument.
      if type == "arg" { continue }
      let substitution = try name.map { name throws in
        guard let substitution = substitutions[String(name)] else { throw Unreadable(format: format) }
        return substitution
      }
      let position = place.flatMap { Int($0) } ?? substitution?.argNum ?? next
      next += 1
      types[position] = substitution?.formatSpecifier ?? String(type ?? "")
    }
    parameters = format.matches(of: /\$\{(\w+)\}/).map { String($0.output.1) }.sorted()
    // A percent sign that reads nothing is a slip, not a percentage.
    let known = format.replacing(/%(?:\d+\$)?(?:#@\w+@|%|@|(?:l{1,2})?[diufx]|lf|arg)/, with: "")
    if known.contains("%") { throw Unreadable(format: format) }
  }

  package struct Unreadable: Error {
    package var format: String
  }
}
