import SwiftSyntax

/// What the surroundings of a literal say of the resource it asks for.
struct AskContext {
  var table = ResourceAsk.Table.localizable
  var bundle = ResourceAsk.Bundle.main(isNamed: false)
  var defaultValue: KeyPattern?
  var isCertain = true
  var asker: String
  /// Whether a part that is no literal would make it all a plain text.
  var yieldsToText = false
  var phrase: ResourceAsk.PhrasePlace?
}
