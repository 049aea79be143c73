import CardModel
import IntentHost
import IntentWire
import IntentWords

extension Sheet {
  /// What the person sees and hears, as the lines of a transcript in their order.
  /// - Parameter languages: what the card is read in, best first.
  package func heard(in languages: [String]) -> [Transcript.Kind] {
    switch ending {
    case .failed(let failure): return [.error(error ?? failure.kind, nearest: [])]
    case .notUnderstood(let misses): return [.error(error ?? "", nearest: misses.map(\.line))]
    case .done, .cancelled: break
    }
    var heard: [Transcript.Kind] = []
    if let spoken { heard.append(.spoken(spoken)) }
    if let printed, printed != spoken { heard.append(.printed(printed)) }
    if let value { heard.append(.value(value)) }
    if let card { heard.append(.card(.lines(card.printedLines(in: languages)))) }
    if let opens { heard.append(.opens(opens)) }
    if let app { heard.append(.app(app)) }
    return heard
  }
}

extension AskedQuestion {
  /// The question, and the card shown with it, as lines of a transcript.
  package func heard(in languages: [String]) -> [Transcript.Kind] {
    let question: Transcript.Kind =
      switch kind {
      case .confirmation, .continueInForeground: .confirmation(prompt, options: options)
      case .value, .choice: .question(prompt, options: options)
      }
    guard let card else { return [question] }
    return [question, .card(.lines(card.printedLines(in: languages)))]
  }
}

extension CardArchive {
  /// A line for each block; a card of another kind is shown by that kind and its wells.
  package func printedLines(in languages: [String]) -> [String] {
    if kind == Card.archiveKind {
      do {
        return CardText.lines(of: try Card(payload: payload), in: languages)
      } catch {
        return ["unreadable \(kind.visible): \(CardFault(error).words)"]
      }
    }
    let titles = wells.map { "[\($0.title.reading(in: languages).text.visible)]" }
    return ["kind     " + kind.visible] + (titles.isEmpty ? [] : ["wells    " + titles.joined(separator: " ")])
  }
}
