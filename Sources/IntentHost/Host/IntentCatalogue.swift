import IntentWire
import IntentWords

/// The intents of an extension, found by name.
package struct IntentCatalogue: Sendable {
  package let description: ExtensionDescription
  private let byID: [String: IntentDescriptor]

  package init(_ description: ExtensionDescription) {
    self.description = description
    byID = Dictionary(description.intents.map { ($0.id, $0) }) { first, _ in first }
  }

  package func intent(_ id: String) -> IntentDescriptor? { byID[id] }

  func cases(of enumeration: String) -> [EnumerationValue] {
    description.enumerations.first { $0.id == enumeration }?.cases ?? []
  }

  /// - Parameter name: an id, a dotted end of one, or a persistent identifier.
  /// - Throws: `IntentFailure.unknownIntent`, `absentIntent` or `ambiguousIntent`.
  package func find(_ name: String) throws -> IntentDescriptor {
    if let exact = byID[name] { return exact }
    let ends = description.intents.filter { $0.id.hasSuffix(".\(name)") }
    let found = ends.isEmpty ? description.intents.filter { $0.persistentIdentifier == name } : ends
    guard let first = found.first else { throw absence(of: name) }
    guard found.count == 1 else { throw IntentFailure.ambiguousIntent(name, types: found.map(\.id).sorted()) }
    return first
  }

  private func absence(of name: String) -> IntentFailure {
    for problem in description.problems where problem.kind == "absent" {
      for id in problem.types where id == name || id.hasSuffix(".\(name)") {
        return .absentIntent(id, module: problem.facts["module"] ?? "")
      }
    }
    return .unknownIntent(name, nearest: Nearness.ids(nearestTo: name, among: description.intents.map(\.id)))
  }

  /// What `find` takes, with the values as the parameters' types read them.
  /// - Throws: `IntentFailure`.
  package func invocation(of name: String, values: [String: String], languages: [String]) throws -> Invocation {
    let intent = try find(name)
    var invocation = Invocation(intent: intent.id)
    for (name, text) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = intent.parameters.first(where: { $0.name == name }) else {
        throw IntentFailure.unknownParameter(name, intent: intent.id, known: intent.parameters.map(\.name))
      }
      let reader = ValueReader(parameter, cases: cases(of:), languages: languages)
      invocation.parameters[name] = try reader.value(of: text)
    }
    return invocation
  }
}

extension IntentDescriptor {
  func type(of parameter: String) -> ValueType? { parameters.first { $0.name == parameter }?.type }
}
