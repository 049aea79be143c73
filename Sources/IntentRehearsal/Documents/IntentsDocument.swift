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

  /// - Parameter languages: what titles and phrases are read in, best first.
  package init(_ description: ExtensionDescription, languages: [String]) {
    intents = description.intents.sorted { $0.id < $1.id }.map { intent in
      Intent(
        id: intent.id, title: intent.title.reading(in: languages).text, isDiscoverable: intent.isDiscoverable,
        parameters: intent.parameters.map { Parameter($0, languages: languages) },
        phrases: description.shortcuts.filter { $0.invocation.intent == intent.id }.flatMap { shortcut in
          Self.localized(shortcut.phrases, in: languages, bundles: description.phraseBundles)
        })
    }
    problems = description.problems.isEmpty ? nil : description.problems.map(\.message)
  }

  /// What the catalogs have under the phrases; where they know none of them, those of the code.
  private static func localized(_ phrases: [String], in languages: [String], bundles: [URL]) -> [String] {
    let found = phrases.map { CatalogStore.shared.phrases(for: $0, bundles: bundles, languages: languages) }
      .filter { $0.step != .key }.flatMap(\.texts)
    return found.isEmpty ? phrases : found
  }
}

extension IntentsDocument {
  /// What a person reads: the id and title, then the parameters, then what may be said.
  package var lines: [String] {
    intents.flatMap { intent in
      ["\(intent.id)  \(intent.title)" + (intent.isDiscoverable ? "" : "  (not discoverable)")]
        + intent.parameters.map { "  \($0.line)" } + intent.phrases.map { "  \"\($0)\"" }
    } + (problems ?? []).map { "! \($0)" }
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

  init(_ parameter: ParameterDescriptor, languages: [String]) {
    self.init(
      name: parameter.name, title: parameter.title.reading(in: languages).text, type: parameter.type.words,
      isRequired: !parameter.isOptional,
      range: parameter.range.map { [$0.lower.words(in: languages), $0.upper.words(in: languages)] },
      default: parameter.defaultValue?.words(in: languages))
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

extension IntentValue {
  /// The value in a list of parameters.
  fileprivate func words(in languages: [String]) -> String {
    switch self {
    case .null: "null"
    case .boolean(let value): String(value)
    case .integer(let value): String(value)
    case .double(let value): String(value)
    case .string(let value), .spoken(let value): value
    case .date(let value): value.ISO8601Format()
    case .url(let value): value.absoluteString
    case .enumeration(let value): value.display?.title.reading(in: languages).text ?? value.rawValue
    case .entity(let value): value.display?.title.reading(in: languages).text ?? value.identifier
    case .array(let values): values.map { $0.words(in: languages) }.joined(separator: ", ")
    case .unknown(let kind): kind
    }
  }
}
