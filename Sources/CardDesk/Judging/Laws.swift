import CardModel

/// All laws, whatever they are judged from.
package enum Laws {
  /// How many there are for a card alone.
  static let count = CompositionLaws.all.count + MeasuredLaws.all.count
}
