import IntentWire

extension ExtensionDescription {
  /// Describes every type that a root reaches.
  package init(of registry: IntentRegistry) {
    let types = registry.intents.values.flatMap { $0 }.sorted { TypeName($0).id < TypeName($1).id }
    self.init(
      intents: types.map { IntentDescriptor(of: $0) },
      enumerations: registry.enumerations.values.map { EnumerationDescriptor(of: $0) }.sorted { $0.id < $1.id },
      entities: registry.entities.values.map { EntityDescriptor(of: $0) }.sorted { $0.id < $1.id },
      shortcuts: registry.providers.flatMap { $0.appShortcuts.map(\.descriptor) },
      phraseBundles: registry.phraseBundles,
      provider: registry.providers.first.map { TypeName($0).module },
      problems: registry.problems)
  }
}

extension IntentRegistry {
  /// The app root's bundle comes first, as phrases live in the app; then the adapter's.
  fileprivate var phraseBundles: [URL] {
    var bundles = [Bundle.main.bundleURL]
    for provider in providers {
      let bundle = ModuleBundle.url(of: provider)
      if !bundles.contains(bundle) { bundles.append(bundle) }
    }
    return bundles
  }

  fileprivate var problems: [DescriptionProblem] {
    let doubled = doubled.map { id, count in
      DescriptionProblem(kind: "duplicateIdentifier", types: [id], facts: ["count": "\(count)"])
    }
    let gaps = enumerations.flatMap { id, type in
      type.casesWithoutWords.map { DescriptionProblem(kind: "missingCase", types: [id], facts: ["case": $0]) }
    }
    let surplus = providers.count > 1
      ? [DescriptionProblem(kind: "severalProviders", types: providers.map { TypeName($0).id }.sorted())] : []
    let lost = onlyByRefinement.map { id, cause in
      DescriptionProblem(kind: "onlyByRefinement", types: [id], facts: ["protocol": cause])
    }
    let left = absent.map { id, module in
      DescriptionProblem(kind: "absent", types: [id], facts: ["module": module])
    }
    return (doubled + gaps + surplus + lost + left).sorted { ($0.kind, $0.types.joined()) < ($1.kind, $1.types.joined()) }
  }
}

extension AppEnum {
  fileprivate static var casesWithoutWords: [String] {
    allCases.filter { caseDisplayRepresentations[$0] == nil }.map { "\($0)" }
  }
}

extension EnumerationDescriptor {
  init<Value: AppEnum>(of type: Value.Type) {
    self.init(
      id: TypeName(type).id, name: type.typeDisplayRepresentation.name.resource,
      cases: (type._bridge.cases?() ?? []).compactMap { if case .enumeration(let value) = $0 { value } else { nil } })
  }
}

extension EntityDescriptor {
  init<Entity: AppEntity>(of type: Entity.Type) {
    self.init(
      id: TypeName(type).id, name: type.typeDisplayRepresentation.name.resource,
      findsText: Entity.DefaultQuery.self is any EntityStringQuery.Type,
      listsAll: Entity.DefaultQuery.self is any EnumerableEntityQuery.Type)
  }
}

extension IntentDescriptor {
  init<Intent: AppIntent>(of type: Intent.Type) {
    let description = type.description._description
    let intent = type.init()
    let boxes = intent.parameterBoxes
    for (name, box) in boxes { box.bind(name: name, run: nil) }
    self.init(
      id: TypeName(type).id, persistentIdentifier: type.persistentIdentifier, title: type.title.resource,
      summary: description?.descriptionText.resource, categoryName: description?.categoryName?.resource,
      searchKeywords: description?.searchKeywords.map(\.resource) ?? [],
      resultValueName: description?.resultValueName?.resource, isDiscoverable: type.isDiscoverable,
      isSnippet: type is any SnippetIntent.Type, opensApp: type is any OpenIntent.Type,
      modes: type.supportedModes.names, authentication: "\(type.authenticationPolicy)",
      parameters: boxes.map { ParameterDescriptor(name: $0.name, box: $0.box) },
      parameterSummary: (type.parameterSummary as? any DescribedSummary)?.described(ParameterNames(intent)),
      promises: Promises(of: type).names)
  }
}

extension ParameterDescriptor {
  init(name: String, box: any AnyParameter) {
    let traits = box.traits
    self.init(
      name: name, title: traits.title?.resource ?? .verbatim(name), summary: traits.description?.resource,
      type: traits.type, isOptional: traits.isOptional, defaultValue: box.defaultWireValue, range: traits.range,
      control: traits.control, hasOptions: traits.hasProvider || box.hasClosedList)
  }
}
