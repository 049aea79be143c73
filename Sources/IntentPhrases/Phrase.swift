/// A phrase of the book, ready to be compared with sentences.
struct Phrase: Sendable {
  var shortcut: Int
  var intent: String
  var template: PhraseTemplate
  /// The slot it fills; nil without a parameter.
  var slot: PhraseBook.Slot?
  /// One for each way to say the app's name, those of the shown name first.
  var frames: [PhraseFrame]

  init(
    shortcut: Int, intent: String, template: PhraseTemplate, slot: PhraseBook.Slot?,
    applicationNames: [SpokenName], folding: Folding
  ) {
    self.shortcut = shortcut
    self.intent = intent
    self.template = template
    self.slot = slot
    frames = applicationNames.flatMap { name in
      name.spellings.map { PhraseFrame(template, applicationName: name.text, said: $0, folding: folding) }
    }
  }
}

/// What stands around the slot, with the app's name in place.
struct PhraseFrame: Sendable {
  /// As it is shown.
  let shown: (before: String, after: String)
  let before: SpokenText
  let after: SpokenText
  private let beforeKey: [Unicode.Scalar]
  private let afterKey: [Unicode.Scalar]

  /// - Parameter said: one of the ways to say the app's name.
  init(_ template: PhraseTemplate, applicationName: String, said: SpokenText, folding: Folding) {
    shown = template.split(applicationName: applicationName)
    var sides = [SpokenText(words: []), SpokenText(words: [])]
    var side = 0
    for piece in template.pieces {
      switch piece {
      case .words(let text): sides[side] = sides[side].followed(by: SpokenText(text, folding: folding))
      case .applicationName: sides[side] = sides[side].followed(by: said)
      case .parameter: side = 1
      }
    }
    (before, after) = (sides[0], sides[1])
    (beforeKey, afterKey) = (before.key, after.key)
  }

  /// Whether a sentence says the phrase, which has no slot.
  func isSaid(by sentence: [Unicode.Scalar]) -> Bool { sentence == beforeKey }

  /// What a sentence says in the slot; nil when it does not say what stands around it.
  func slot(in sentence: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
    guard sentence.count > beforeKey.count + afterKey.count, sentence.starts(with: beforeKey),
      sentence.suffix(afterKey.count).elementsEqual(afterKey)
    else { return nil }
    var middle = sentence[beforeKey.count..<sentence.count - afterKey.count]
    let opensWithSpace = middle.first == " "
    if opensWithSpace { middle.removeFirst() }
    let closesWithSpace = middle.last == " "
    if closesWithSpace { middle.removeLast() }
    let isApart = after.words.first?.isApart ?? false
    guard opensWithSpace == Self.isSpace(between: beforeKey.last, middle.first, apart: before.endsApart),
      closesWithSpace == Self.isSpace(between: middle.last, afterKey.first, apart: isApart)
    else { return nil }
    return middle
  }

  /// Whether the normal form has a space where two texts meet.
  private static func isSpace(between left: Unicode.Scalar?, _ right: Unicode.Scalar?, apart: Bool) -> Bool {
    guard apart, let left, let right else { return false }
    return CharacterRole.isSpaced(left) && CharacterRole.isSpaced(right)
  }
}
