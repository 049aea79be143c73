import Foundation
import IntentWords

/// Everything an extension can do, as found at run time: the answer to `describe`.
package struct ExtensionDescription: Hashable, Sendable, Codable {
  package var intents: [IntentDescriptor]
  package var enumerations: [EnumerationDescriptor]
  package var entities: [EntityDescriptor]
  package var shortcuts: [ShortcutDescriptor]
  /// The bundles in which phrases may be localized, most likely first.
  package var phraseBundles: [URL]
  /// The module of the `AppShortcutsProvider`, which names the state folder; nil without one.
  package var provider: String?
  /// What the extension found wrong with itself, such as two types of one id.
  package var problems: [DescriptionProblem]

  package init(
    intents: [IntentDescriptor] = [], enumerations: [EnumerationDescriptor] = [], entities: [EntityDescriptor] = [],
    shortcuts: [ShortcutDescriptor] = [], phraseBundles: [URL] = [], provider: String? = nil,
    problems: [DescriptionProblem] = []
  ) {
    self.intents = intents
    self.enumerations = enumerations
    self.entities = entities
    self.shortcuts = shortcuts
    self.phraseBundles = phraseBundles
    self.provider = provider
    self.problems = problems
  }
}

/// One intent.
package struct IntentDescriptor: Hashable, Sendable, Codable {
  /// `Module.Type`, nested types dotted.
  package var id: String
  /// What saved shortcuts know it by: the type's name unless the type says otherwise.
  package var persistentIdentifier: String
  package var title: Resource
  package var summary: Resource?
  package var categoryName: Resource?
  package var searchKeywords: [Resource]
  package var resultValueName: Resource?
  package var isDiscoverable: Bool
  package var isSnippet: Bool
  package var opensApp: Bool
  /// The modes it supports: `background`, `foreground(immediate)`, `foreground(deferred)`, `foreground(dynamic)`.
  package var modes: [String]
  /// `alwaysAllowed`, `requiresAuthentication` or `requiresLocalDeviceAuthentication`.
  package var authentication: String
  /// In declaration order, which is the order in which they are resolved.
  package var parameters: [ParameterDescriptor]
  package var parameterSummary: SummaryDescriptor?
  /// What its result promises: any of `value`, `dialog`, `opensIntent`, `snippetView`, `snippetIntent`.
  package var promises: [String]

  package init(
    id: String, persistentIdentifier: String, title: Resource, summary: Resource? = nil,
    categoryName: Resource? = nil, searchKeywords: [Resource] = [], resultValueName: Resource? = nil,
    isDiscoverable: Bool = true, isSnippet: Bool = false, opensApp: Bool = false, modes: [String] = ["background"],
    authentication: String = "alwaysAllowed", parameters: [ParameterDescriptor] = [],
    parameterSummary: SummaryDescriptor? = nil, promises: [String] = []
  ) {
    self.id = id
    self.persistentIdentifier = persistentIdentifier
    self.title = title
    self.summary = summary
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
    self.isDiscoverable = isDiscoverable
    self.isSnippet = isSnippet
    self.opensApp = opensApp
    self.modes = modes
    self.authentication = authentication
    self.parameters = parameters
    self.parameterSummary = parameterSummary
    self.promises = promises
  }
}

/// One parameter of an intent.
package struct ParameterDescriptor: Hashable, Sendable, Codable {
  package var name: String
  package var title: Resource
  package var summary: Resource?
  package var type: ValueType
  package var isOptional: Bool
  package var defaultValue: IntentValue?
  /// The smallest and the largest value it takes, both included.
  package var range: ClosedRangeDescriptor?
  /// `stepper`, `field`, `slider`; nil where the kind has no control.
  package var control: String?
  /// Whether a provider or a query offers its values.
  package var hasOptions: Bool

  package init(
    name: String, title: Resource, summary: Resource? = nil, type: ValueType, isOptional: Bool,
    defaultValue: IntentValue? = nil, range: ClosedRangeDescriptor? = nil, control: String? = nil,
    hasOptions: Bool = false
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.type = type
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.range = range
    self.control = control
    self.hasOptions = hasOptions
  }
}

/// A range with both ends, of integers or of doubles.
package struct ClosedRangeDescriptor: Hashable, Sendable, Codable {
  package var lower: IntentValue
  package var upper: IntentValue

  package init(lower: IntentValue, upper: IntentValue) {
    self.lower = lower
    self.upper = upper
  }
}

/// A parameter summary as a tree: a sentence, or a choice between sentences.
package indirect enum SummaryDescriptor: Hashable, Sendable {
  /// The sentence's key has `${name}` for each parameter; `others` are shown below it.
  case sentence(Resource, others: [String])
  case when(parameter: String, condition: String, then: SummaryDescriptor, otherwise: SummaryDescriptor)
  case choice(parameter: String, cases: [SummaryCase], otherwise: SummaryDescriptor)
  /// A kind that a newer extension knows.
  case unknown(String)
}

/// One case of a summary that switches over a parameter.
package struct SummaryCase: Hashable, Sendable, Codable {
  package var values: [IntentValue]
  package var summary: SummaryDescriptor

  package init(values: [IntentValue], summary: SummaryDescriptor) {
    self.values = values
    self.summary = summary
  }
}

/// One `AppEnum` with its cases.
package struct EnumerationDescriptor: Hashable, Sendable, Codable {
  package var id: String
  package var name: Resource
  package var cases: [EnumerationValue]

  package init(id: String, name: Resource, cases: [EnumerationValue]) {
    self.id = id
    self.name = name
    self.cases = cases
  }
}

/// One `AppEntity` and what its query can do.
package struct EntityDescriptor: Hashable, Sendable, Codable {
  package var id: String
  package var name: Resource
  /// Whether its query finds entities by text.
  package var findsText: Bool
  /// Whether its query lists all entities.
  package var listsAll: Bool

  package init(id: String, name: Resource, findsText: Bool, listsAll: Bool) {
    self.id = id
    self.name = name
    self.findsText = findsText
    self.listsAll = listsAll
  }
}

/// One App Shortcut: an intent, some of it filled, and the phrases that reach it.
package struct ShortcutDescriptor: Hashable, Sendable, Codable {
  package var invocation: Invocation
  /// Templates with `${applicationName}` and at most one `${parameter}`; the first is the primary one and the key.
  package var phrases: [String]
  package var shortTitle: Resource?
  package var systemImageName: String?

  package init(invocation: Invocation, phrases: [String], shortTitle: Resource?, systemImageName: String?) {
    self.invocation = invocation
    self.phrases = phrases
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

/// Something wrong with an extension that does not stop it from being described.
package struct DescriptionProblem: Hashable, Sendable, Codable {
  /// Such as `duplicateIdentifier`, `onlyByRefinement`, `missingCase`, `absent`.
  package var kind: String
  /// The ids of the types it is about.
  package var types: [String]
  /// What else is to be known, such as a place.
  package var facts: [String: String]

  package init(kind: String, types: [String], facts: [String: String] = [:]) {
    self.kind = kind
    self.types = types
    self.facts = facts
  }
}
