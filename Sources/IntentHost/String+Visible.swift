import IntentWords

extension String {
  /// With every control character written out: what a program or a file says cannot steer a terminal or begin a line.
  package var visible: String { visible(keeping: []) }

  package func visible(keeping kept: Set<Unicode.Scalar>) -> String {
    guard unicodeScalars.contains(where: { Self.isControl($0) && !kept.contains($0) }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if Self.isControl(scalar), !kept.contains(scalar) {
        text += scalar.writtenOut
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Some editors and terminals take the two separators for a line's end.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
