import IntentWire
import IntentWords

/// Stands for the person in a run: the host puts the question into words.
struct HostedPerson: Person {
  let host: Host

  func answer(_ question: Question) async throws -> Answer { await host.answer(question) }

  func bringForward(_ invocation: Invocation) async throws { try await host.bringForward(invocation) }
}

extension Host {
  /// How often a question is put before the person is taken to have given up.
  static let tries = 3

  func answer(_ question: Question) async -> Answer {
    if question.kind == .continueInForeground, surface.kind == .voiceOnly { return .confirmed(false) }
    let conversation = Conversation(question, languages: surface.languages, app: applicationNames.first)
    let card = await card(of: question)
    var refusal = question.refusal.map(conversation.words)
    for _ in 0..<Self.tries {
      let asked = AskedQuestion(
        kind: question.kind, prompt: [refusal, conversation.prompt].compactMap(\.self).joined(separator: " "),
        options: conversation.options, card: card)
      switch conversation.read(await audience.answer(asked)) {
      case .taken(let answer): return answer
      case .refused(let words): refusal = words
      }
    }
    return .cancelled
  }

  func bringForward(_ invocation: Invocation) async throws {
    if surface.kind == .voiceOnly { throw IntentFailure.foregroundDenied }
    let arrival = try await app.bringForward(invocation, languages: surface.languages)
    // It may come forward twice in one run: how it came first is what the person saw.
    self.arrival = AppArrival(self.arrival?.launch ?? arrival.launch, shows: arrival.shows)
  }

  /// Asks which intent is meant.
  /// - Returns: nil when the person does not say.
  func choose(among reached: [PhraseIndex.Reached]) async throws -> PhraseIndex.Reached? {
    let options = reached.map { Option(display: Display(title: .verbatim($0.title))) }
    let question = Question(
      kind: .choice, dialog: Dialog(full: .verbatim(own(.intentPrompt))), options: options)
    guard case .option(let place) = await answer(question), reached.indices.contains(place) else { return nil }
    return reached[place]
  }

  /// The card shown with a question; a question is asked even when its card cannot be drawn.
  private func card(of question: Question) async -> CardArchive? {
    if surface.kind == .voiceOnly { return nil }
    guard let snippet = question.snippet else { return question.card }
    return try? await draw(snippet)
  }
}
