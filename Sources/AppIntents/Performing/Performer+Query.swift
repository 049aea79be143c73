import IntentWire

extension Performer {
  package func query(_ request: EntityRequest) async throws -> [IntentValue] {
    let environment = environment
    do {
      return try await Performer.$languages.withValue(environment.languages) {
        try await values(of: request, in: environment)
      }
    } catch {
      throw IntentFailure(error, languages: environment.languages)
    }
  }

  private func values(of request: EntityRequest, in environment: HostEnvironment) async throws -> [IntentValue] {
    guard let invocation = request.invocation, let parameter = request.parameter else {
      return try await values(of: request, decoder: standingDecoder)
    }
    let run = Run(environment: environment, person: Nobody(), intent: try make(invocation.intent))
    return try await Run.$current.withValue(run) { try await values(of: request, invocation, parameter, run) }
  }

  private var standingDecoder: ValueDecoder {
    ValueDecoder(languages: environment.languages) { asked in try await DependencyPreparer.prepare(asked) }
  }

  private func values(of request: EntityRequest, decoder: ValueDecoder) async throws -> [IntentValue] {
    guard let type = registry.entities[request.type] else {
      throw IntentFailure.unknownEntity(identifier: "", type: request.type)
    }
    return try await entities(type, request.filter, query: nil, decoder)
  }

  private func entities<Entity: AppEntity>(
    _: Entity.Type, _ filter: EntityRequest.Filter, query: (any EntityQuery)?, _ decoder: ValueDecoder
  ) async throws -> [IntentValue] {
    let finder = EntityFinder(query: query ?? Entity.DefaultQuery(), decoder: decoder)
    return try await finder.entities(Entity.self, filter: filter).map { .entity($0.wireEntity) }
  }

  /// What a parameter of an invocation offers: its provider sees the values of its siblings.
  private func values(
    of request: EntityRequest, _ invocation: Invocation, _ parameter: String, _ run: Run
  ) async throws -> [IntentValue] {
    let boxes = run.intent.parameterBoxes
    for (name, box) in boxes {
      box.bind(name: name, run: run)
      if let value = invocation.parameters[name], value != .null { try await box.fill(with: value, run.decoder) }
    }
    guard let box = boxes.first(where: { $0.name == parameter })?.box else {
      throw IntentFailure.unknownParameter(parameter, intent: invocation.intent, known: boxes.map(\.name))
    }
    switch request.filter {
    case .suggested, .all: return try await box.offers(run.decoder).values
    case .defaultValue: return try await box.providedDefault(run.decoder).map { [$0] } ?? []
    case .text(let text): return [try await box.read(.spoken(text), run.decoder)]
    case .identifiers: return try await values(of: request, decoder: run.decoder)
    }
  }
}
