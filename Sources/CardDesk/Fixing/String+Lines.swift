extension String {
  /// The lines, each with the carriage return at its end; a text that ends with a line feed has an empty last one.
  ///
  /// By scalars: a carriage return and a line feed are one character.
  var textLines: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// As much of it as a line of a report has room for.
  var shortened: String {
    let most = 200
    guard unicodeScalars.count > most else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(most))) + "…"
  }
}
