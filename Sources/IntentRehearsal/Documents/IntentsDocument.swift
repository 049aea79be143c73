import Foundation
import IntentHost
import IntentWire
import IntentWords

/// `stagedoor intents --json`, as `Documentation/CommandLine.md` specifies it.
package struct IntentsDocument: Hashable, Sendable, Codable {
  package var version = JSONDocument.version
  package var kind = "intents"
  package var intents: [Intent]
  /// What is wrong with the extension; absent when nothing is.
  package var problems: [String]?
  /// What is to be done first; absent when nothing is.
  package var notes: [String]?

  package struct Intent: Hashable, Sendable, Codable {
    package var id: String
    package var title: String
    package var isDiscoverable: Bool
    package var parameters: [Parameter]
    package var phrases: [String]
  }

  package struct Parameter: Hashable, Sendable, Codable {
    package var name: String
    package var title: String
    package var type: String
    package var isRequired: Bool
    package var range: [String]?
    package var `default`: String?
  }

  /// - Parameters:
  ///   - languages: what titles and phrases are read in, best first.
  ///   - zone: where dates are read; nil means the machine's own zone.
  ///   - advice: what is to be known of the phrases.
  package init(
    _ description: ExtensionDescription, languages: [String], zone: TimeZone? = nil, advice: PhraseAdvice? = nil
  ) {
    intents = description.intents.sorted { $0.id < $1.id }.map { intent in
      Intent(
        id: intent.id, title: intent.title.reading(in: languages).text, isDiscoverable: intent.isDiscoverable,
        parameters: intent.parameters.map { Parameter($0, languages: languages, zone: zone) },
        phrases: description.shortcuts.filter { $0.invocation.intent == intent.id }.flatMap { shortcut in
          CatalogStore.shared.phrases(of: shortcut.phrases, bundles: description.phraseBundles, languages: languages)
        })
    }
    let found = description.allProblems.map(\.message) + (advice?.problems ?? []) + Self.brokenCatalogs(description)
    problems = found.isEmpty ? nil : found
    notes = advice.flatMap { $0.notes.isEmpty ? nil : $0.notes }
  }

  /// All that is broken in the catalogs that the description leads to, also below keys that it does not name.
  private static func brokenCatalogs(_ description: ExtensionDescription) -> [String] {
    let titles = description.intents.flatMap { [$0.title] + $0.parameters.map(\.title) }
    let places = titles.compactMap { title in title.bundle.map { (bundle: $0, table: title.table ?? "Localizable") } }
      + description.phraseBundles.map { (bundle: $0, table: "AppShortcuts") }
    var told: [String] = []
    for place in places {
      let notices = CatalogStore.shared.failures(table: place.table, in: place.bundle)
      for message in notices.map(\.message) where !told.contains(message) { told.append(message) }
    }
    return told
  }
}

extension IntentsDocument {
  /// What a person reads: the id and title, then the parameters, then what may be said.
  package var lines: [String] {
    intents.flatMap { intent in
      ["\(intent.id)  \(intent.title)" + (intent.isDiscoverable ? "" : "  (not discoverable)")]
        + intent.parameters.map { "  \($0.line)" } + intent.phrases.map { "  \"\($0)\"" }
    } + (problems ?? []).map { "! \($0)" } + (notes ?? []).map { "- \($0)" }
  }
}

extension IntentsDocument.Parameter {
  /// `count: integer, required, 1 to 5, otherwise 1  (Count)`
  fileprivate var line: String {
    var facts = [type, isRequired ? "required" : "optional"]
    if let range, range.count == 2 { facts.append("\(range[0]) to \(range[1])") }
    if let standard = self.default { facts.append("otherwise \(standard)") }
    return "\(name): \(facts.joined(separator: ", "))  (\(title))"
  }

  init(_ parameter: ParameterDescriptor, languages: [String], zone: TimeZone?) {
    func read(_ value: IntentValue) -> String? { ValueText.text(of: value, in: languages, zone: zone) }
    self.init(
      name: parameter.name, title: parameter.title.reading(in: languages).text, type: parameter.type.words,
      isRequired: !parameter.isOptional,
      range: parameter.range.map { [read($0.lower), read($0.upper)].compactMap(\.self) },
      default: parameter.defaultValue.flatMap(read))
  }
}

extension ValueType {
  /// `integer`, `entity Module.Type`, `array of string`.
  package var words: String {
    switch self {
    case .enumeration(let type), .entity(let type): "\(kind) \(type)"
    case .array(let element): "array of \(element.words)"
    default: kind
    }
  }
}
