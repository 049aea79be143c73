import IntentWords

extension ArgumentList {
  /// Whether some argument is a number, so that a count can be filled in.
  var hasNumber: Bool { specifiers.values.contains { $0.type != .object } }

  /// Whether some number is printed with a fraction.
  var hasFraction: Bool { specifiers.values.contains { $0.type == .fraction } }

  /// What a text is read with: each number is the count, and in place of any other argument stands its place.
  func samples(_ count: SampleCount?) -> [Argument] {
    // A list has no position beyond what a specifier can name.
    (0..<self.count).map { index in
      guard let specifier = self[index + 1], let count, specifier.type != .object else {
        return .text(Self.sample(index + 1))
      }
      return count.argument(for: specifier)
    }
  }

  /// Neither a letter nor a word of any language: it takes the direction of what stands around it.
  static func sample(_ position: Int) -> String { "⟨\(position)⟩" }
}

extension SampleCount {
  /// As the code would pass it for a specifier; a decimal stays one, so that a wrong specifier is told.
  fileprivate func argument(for specifier: Specifier) -> Argument {
    switch value {
    case .decimal(let decimal): .double(decimal)
    case .whole(let whole): specifier.type == .fraction ? .double(Double(whole)) : .integer(whole)
    }
  }
}
