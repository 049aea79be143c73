extension String {
  /// The text in quotes, as a sentence names it; the end of a long one is left out.
  var quoted: String {
    let limit = 60
    return count > limit ? "\"\(prefix(limit))…\"" : "\"\(self)\""
  }
}
