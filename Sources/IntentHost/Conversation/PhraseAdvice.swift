import IntentPhrases

/// What is to be known of phrases that nobody can say, in lines for the developer.
package struct PhraseAdvice: Hashable, Sendable {
  /// To be mended in the phrase.
  package var problems: [String] = []
  /// Nothing is wrong, but something is to be done first.
  package var notes: [String] = []

  package init(_ dropped: [PhraseBook.DroppedPhrase]) {
    for phrase in dropped {
      switch phrase.reason {
      case .noApplicationName:
        problems.append("nobody can say \"\(phrase.template)\": put ${applicationName} into it")
      case .severalParameters(let names):
        let parameters = names.map { "${\($0)}" }.joined(separator: " and ")
        problems.append("nobody can say \"\(phrase.template)\": it has \(parameters), and a phrase has at most one")
      case .noValues: notes = ["run the app once: its names are not known yet"]
      }
    }
  }
}
