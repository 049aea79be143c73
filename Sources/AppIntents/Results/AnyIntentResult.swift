import IntentWire

/// A result read by the performer, which does not know its type.
package protocol AnyIntentResult {
  /// What the result holds; whoever knows the intent's type says which promises it left empty.
  /// - Parameter languages: those for which opaque arguments carry their text.
  func outcome(languages: [String]) -> Outcome
}

extension IntentResultContainer: AnyIntentResult {
  package func outcome(languages: [String]) -> Outcome {
    let view = snippet as? _SnippetViewContainer
    let drawn = (snippet as? _SnippetIntentContainer)?.intent
    let next: (any AppIntent)? = opensIntent ?? hiddenIntent
    return Outcome(
      value: value.map { Value._bridge.encode($0) },
      dialog: dialog?.wire(languages: languages),
      snippet: drawn.map { Invocation(filled: $0) },
      card: view?.archive.map { CardArchive($0, languages: languages) },
      opens: next.map { Invocation(filled: $0) })
  }
}

extension CardArchive {
  /// Nothing of a card without anything on it.
  package init?(of content: some SnippetContent, languages: [String]) {
    guard let archive = _SnippetViewContainer(content).archive else { return nil }
    self.init(archive, languages: languages)
  }

  package init(_ archive: _SnippetArchive, languages: [String]) {
    self.init(
      kind: archive.kind, payload: archive.payload,
      wells: archive.controls.map {
        Well(title: $0.title.resource(languages: languages), invocation: Invocation(filled: $0.intent), isOn: $0.isOn)
      })
  }
}
