import IntentWire
import IntentWords

/// A card on the screen.
struct ShownCard: Sendable {
  var card: CardArchive
  /// What draws it again; nil for a picture of the moment, whose controls do nothing.
  var snippet: Invocation?
}

extension Host {
  /// Performs, and shows what it ended in.
  /// - Parameter onCard: the card whose control it is, which is drawn again afterwards.
  func perform(
    _ invocation: Invocation, asOf catalogue: IntentCatalogue, onCard tapped: ShownCard? = nil
  ) async throws -> Sheet {
    let descriptor = catalogue.intent(invocation.intent)
    return await sheet(intent: invocation.intent, as: descriptor) {
      if self.surface.isLocked, descriptor?.needsAuthentication == true { throw IntentFailure.locked }
      if descriptor?.launchesApp == true, self.surface.kind == .voiceOnly { throw IntentFailure.foregroundDenied }
      self.arrival = nil
      let outcome = try await self.connection.perform(invocation.bare, asking: HostedPerson(host: self))
      var sheet = try await self.sheet(of: outcome, intent: invocation.intent, onCard: tapped)
      if let next = outcome.opens { try await self.performNext(next, asOf: catalogue) }
      sheet.app = self.arrival
      return sheet
    }
  }

  /// Performs the intent that a result opens, right after the one that returned it; what it says of itself is its own.
  private func performNext(_ invocation: Invocation, asOf catalogue: IntentCatalogue) async throws {
    let descriptor = catalogue.intent(invocation.intent)
    // A voice alone never brings the app to the front: the first intent has said what there is to say.
    if descriptor?.launchesApp == true, surface.kind == .voiceOnly { return }
    _ = try await connection.perform(invocation.bare, asking: HostedPerson(host: self))
  }

  private func sheet(of outcome: Outcome, intent: String, onCard tapped: ShownCard?) async throws -> Sheet {
    var sheet = Sheet(ending: .done, intent: intent, opens: outcome.opens?.intent)
    sheet.value = outcome.value.flatMap { ValueText.text(of: $0, in: surface.languages, zone: surface.timeZone) }
    sheet.spoken = outcome.dialog.map { read($0.full) }
    shown = nil
    guard surface.kind != .voiceOnly else { return sheet }
    do { shown = try await card(after: outcome, onCard: tapped) } catch let failure as IntentFailure {
      // The intent has done its work; only its card cannot be drawn.
      sheet.ending = .failed(failure)
      sheet.error = words().text(failure)
    }
    sheet.card = shown?.card
    sheet.wells = shown?.card.wells.map { read($0.title) } ?? []
    let supporting = sheet.card == nil ? nil : outcome.dialog?.supporting
    sheet.printed = supporting.map { read($0) } ?? sheet.spoken
    return sheet
  }

  /// The card that is there when a run is over: its own, else the one that was tapped, drawn again.
  private func card(after outcome: Outcome, onCard tapped: ShownCard?) async throws -> ShownCard? {
    if let snippet = outcome.snippet ?? (outcome.card == nil ? tapped?.snippet : nil) {
      return try await draw(snippet).map { ShownCard(card: $0, snippet: snippet) }
    }
    return try outcome.card.map { ShownCard(card: try legible($0), snippet: nil) }
  }

  /// A card without a payload is one that its own process could not encode.
  private func legible(_ card: CardArchive) throws -> CardArchive {
    guard !card.payload.isEmpty else { throw IntentFailure.emptyCard(kind: card.kind) }
    return card
  }

  /// Performs a snippet intent, which asks nothing and changes nothing.
  func draw(_ snippet: Invocation) async throws -> CardArchive? {
    try await connection.perform(snippet.bare, asking: Nobody()).card.map(legible)
  }

  func well(_ title: String, on card: CardArchive) throws -> Well {
    let titles = card.wells.map { read($0.title) }
    let matcher = AnswerMatcher(titles.map { [$0] }, language: surface.languages.first ?? "en")
    guard let place = titles.firstIndex(of: title) ?? matcher.match(title).first else {
      throw IntentFailure.unknownWell(title, known: titles)
    }
    return card.wells[place]
  }

}

// MARK: - Words

extension Host {
  func read(_ resource: Resource) -> String { resource.reading(in: surface.languages).text }

  func own(_ words: HostWords) -> String { words.text(in: HostLanguage(among: surface.languages)) }

  private func words(for descriptor: IntentDescriptor? = nil) -> FailureWords {
    let languages = surface.languages
    return FailureWords(languages: languages, app: applicationNames.first) {
      descriptor?.title(of: $0)?.reading(in: languages).text
    }
  }

  /// Whatever goes wrong in the body becomes a sheet.
  func sheet(
    intent: String?, as descriptor: IntentDescriptor? = nil, _ body: () async throws -> Sheet
  ) async -> Sheet {
    let failure: IntentFailure
    do { return try await body() } catch let error as IntentFailure { failure = error } catch is CancellationError {
      failure = .cancelled
    } catch SpeakableNamesError.unreadable(let path, let reason) {
      failure = .unreadableNames(path: path, reason: reason)
    } catch {
      failure = .unlocalized(type: "\(type(of: error))", reason: "\(error)")
    }
    if failure == .cancelled {
      let word = own(.cancelled)
      return Sheet(
        ending: .cancelled, intent: intent, spoken: word, printed: surface.kind == .voiceOnly ? nil : word)
    }
    return Sheet(ending: .failed(failure), intent: intent, error: words(for: descriptor).text(failure))
  }
}

extension IntentDescriptor {
  fileprivate var needsAuthentication: Bool { authentication != "alwaysAllowed" }

  /// Whether the app comes to the foreground whatever happens in the run.
  ///
  /// With `background` among its modes the system may choose, and here it stays behind; `foreground(dynamic)` comes
  /// forward only when it asks.
  fileprivate var launchesApp: Bool {
    !modes.contains("background") && !modes.allSatisfy { $0 == "foreground(dynamic)" }
  }

  fileprivate func title(of parameter: String) -> Resource? {
    parameters.first { $0.name == parameter }?.title
  }
}

extension Invocation {
  /// Without what entities looked like when it was made: they are queried afresh by their ids.
  fileprivate var bare: Invocation {
    Invocation(intent: intent, parameters: parameters.mapValues(\.bare))
  }
}

extension IntentValue {
  fileprivate var bare: IntentValue {
    switch self {
    case .entity(let value): .entity(EntityValue(type: value.type, identifier: value.identifier))
    case .array(let values): .array(values.map(\.bare))
    default: self
    }
  }
}
