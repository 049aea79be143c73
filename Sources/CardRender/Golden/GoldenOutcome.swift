import CardModel

/// How a card stands to its golden picture.
package enum GoldenOutcome: Hashable, Sendable {
  /// Every pixel is the same.
  case same
  case differs(PictureDifference)
  /// There is no picture of this card.
  case missing
  /// There are pictures, drawn in other fonts only: by the first digits of their digests.
  case notComparable(fonts: [String])
  /// The golden is no picture.
  case unreadablePicture(file: String)
  /// A picture without a card.
  case withoutCard(file: String)
  /// The card's name cannot be that of a file in the folder.
  case unusableName
  /// Several files are of this name.
  case sharedName(files: [String])
  /// The card cannot be read, by what is wrong with it.
  case unreadableCard(String)
  case notDrawn(CardRenderProblem)
  case recorded(Recording)

  package enum Recording: Hashable, Sendable {
    case new
    case changed(PictureDifference?)
    case unchanged
  }

  /// Whether nothing is to be looked at.
  package var isGood: Bool {
    switch self {
    case .same, .recorded: true
    default: false
    }
  }
}

extension GoldenOutcome: CustomStringConvertible {
  /// The outcome in a line.
  package var description: String {
    switch self {
    case .same: "same"
    case .differs(let difference): "differs: \(difference)"
    case .missing: "no picture to compare with: record one"
    case .notComparable(let fonts):
      "not comparable: recorded in other fonts (\(fonts.joined(separator: ", "))), and fonts decide every pixel"
    case .unreadablePicture(let file): "\(file) is no picture that can be read"
    case .withoutCard(let file): "\(file) belongs to no card"
    case .unusableName: "no picture can be called so: a name holds no slash, and begins with no dot"
    case .sharedName(let files):
      "\(files.joined(separator: " and ")) have one name, and one picture cannot be that of both: rename one"
    case .unreadableCard(let reason): reason
    case .notDrawn(let problem): "not drawn: \(problem)"
    case .recorded(.new): "recorded"
    case .recorded(.changed(let difference?)): "recorded anew: \(difference)"
    case .recorded(.changed(nil)): "recorded anew"
    case .recorded(.unchanged): "unchanged"
    }
  }
}

extension PictureDifference: CustomStringConvertible {
  package var description: String {
    var parts: [String] = []
    if !sizes.areEqual {
      parts.append(
        "\(sizes.before.width) × \(sizes.before.height) became \(sizes.after.width) × \(sizes.after.height)")
    }
    parts.append("\(pixels) \(pixels == 1 ? "pixel" : "pixels"), the most by \(greatest) of 255")
    if let bounds {
      parts.append(
        "within \(Int(bounds.width)) × \(Int(bounds.height)) at \(Int(bounds.x)), \(Int(bounds.y))")
    }
    return parts.joined(separator: ", ")
  }
}
