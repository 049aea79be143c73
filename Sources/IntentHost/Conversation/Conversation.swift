import IntentWire
import IntentWords

/// One question in a person's language: how it is put, and what the person's words mean.
struct Conversation {
  enum Reply: Equatable {
    case taken(Answer)
    /// Asked again, with these words before the question.
    case refused(String)
  }

  let question: Question
  let prompt: String
  /// As the person reads them; two of one title are told apart by their subtitles.
  let options: [String]
  private let languages: [String]
  private let language: HostLanguage
  private let matcher: AnswerMatcher
  /// The app's own words for going on and for not, where a confirmation has some.
  private var verbs: AnswerMatcher { hasVerbs ? matcher : .nothing }
  private var hasVerbs: Bool { question.kind == .confirmation && question.action == "custom" }

  init(_ question: Question, languages: [String], app: String?) {
    self.question = question
    self.languages = languages
    language = HostLanguage(among: languages)
    let read = { (resource: Resource) in resource.reading(in: languages).text }
    prompt = question.dialog.map { read($0.full) } ?? Self.ownPrompt(question, app: app, read: read).text(in: language)
    let titles = question.options.map { read($0.display.title) }
    let shown = zip(titles, question.options).map { title, option in
      guard titles.count(where: { $0 == title }) > 1, let subtitle = option.display.subtitle else { return title }
      return "\(title), \(read(subtitle))"
    }
    options = shown
    matcher = AnswerMatcher(
      zip(shown, question.options).map { text, option in
        [text, read(option.display.title)] + option.display.synonyms.map(read)
      }, language: languages.first ?? "en")
  }

  func read(_ answer: AudienceAnswer) -> Reply {
    switch answer {
    case .cancel: .taken(.cancelled)
    case .yes: decided(true)
    case .no: decided(false)
    case .words(let words): read(words)
    }
  }

  private func read(_ words: String) -> Reply {
    let accepted = HostWords.accepted(in: language)
    let decision = AnswerMatcher([accepted.yes, accepted.no, accepted.cancel], language: language.rawValue)
      .match(words).first
    switch question.kind {
    case .confirmation, .continueInForeground:
      let pressed = verbs.match(words)
      if pressed.count == 1 { return .taken(.confirmed(pressed[0] == 0)) }
      // What both buttons are called must not go on, least of all where that destroys something.
      if !pressed.isEmpty { return .refused(HostWords.ambiguousAnswer(words).text(in: language)) }
      guard let decision else {
        let refusal: HostWords = hasVerbs ? .unknownAnswer(words) : .neitherYesNorNo(words)
        return .refused(refusal.text(in: language))
      }
      return .taken(.confirmed(decision == 0))
    case .choice:
      let places = matcher.match(words)
      if places.count == 1 { return .taken(.option(places[0])) }
      if places.isEmpty, decision == 2 { return .taken(.cancelled) }
      let partly = places.isEmpty ? matcher.partialMatch(words) : places
      if partly.count == 1 { return .taken(.option(partly[0])) }
      return .refused((partly.isEmpty ? HostWords.unknownAnswer(words) : .ambiguousAnswer(words)).text(in: language))
    case .value:
      let places = matcher.match(words)
      if places.count == 1 { return .taken(.option(places[0])) }
      if question.type == .boolean, let decision, decision < 2 { return decided(decision == 0) }
      return .taken(.text(words))
    }
  }

  private func decided(_ isYes: Bool) -> Reply {
    switch question.kind {
    case .confirmation, .continueInForeground: .taken(.confirmed(isYes))
    // The extension reads yes and no as code writes them.
    case .value where question.type == .boolean: .taken(.text(isYes ? "true" : "false"))
    case .choice, .value: read((isYes ? HostWords.yes : .no).text(in: language))
    }
  }

  /// Why the extension did not take the last answer.
  func words(_ refusal: Refusal) -> String {
    let answer = refusal.answer
    let words: HostWords =
      switch refusal.reason {
      case .unreadable: .unreadable(answer, HostWords.ValueKind(question.type))
      case .unknown: .unknownAnswer(answer)
      case .ambiguous: .ambiguousAnswer(answer)
      case .outOfRange:
        if let range = refusal.range {
          .outOfRange(
            answer, lower: ValueText.text(of: range.lower, in: languages) ?? "",
            upper: ValueText.text(of: range.upper, in: languages) ?? "")
        } else {
          .unreadable(answer, HostWords.ValueKind(question.type))
        }
      }
    return words.text(in: language)
  }

  private static func ownPrompt(_ question: Question, app: String?, read: (Resource) -> String) -> HostWords {
    let title = question.title.map(read)
    return switch question.kind {
    case .value: .valuePrompt(title: title)
    case .choice: .choicePrompt(title: title)
    case .confirmation: .confirmationPrompt
    case .continueInForeground: .foregroundPrompt(app: app)
    }
  }
}
