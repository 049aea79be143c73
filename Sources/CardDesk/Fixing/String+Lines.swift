extension String {
  /// The lines, a carriage return at the end of each left on it; a text that ends with a line feed has an empty last one.
  ///
  /// By scalars: a carriage return and a line feed are one character.
  var textLines: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
