import IntentWire

extension ExtensionDescription {
  /// What the extension found wrong with itself, and what its description shows to be wrong.
  package var allProblems: [DescriptionProblem] {
    let ids = entities.map(\.id) + enumerations.map(\.id)
    let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
    let doubled = counts.sorted { $0.key < $1.key }.map {
      DescriptionProblem(kind: "duplicateIdentifier", types: [$0.key], facts: ["count": "\($0.value)"])
    }
    return problems + doubled.filter { !problems.contains($0) }
  }
}

extension DescriptionProblem {
  /// One line for the developer: what is wrong with the extension, and what to do.
  package var message: String {
    let names = types.joined(separator: ", ")
    return switch kind {
    case "duplicateIdentifier":
      "\(facts["count"] ?? "several") types are called \(names): give each a name of its own"
    case "onlyByRefinement":
      "\(names) is an intent by \(facts["protocol"] ?? "a protocol of the app") alone, and a release build may drop it: "
        + "name AppIntent at the type itself, first"
    case "absent":
      "\(names) is linked, but no AppIntentsPackage of the root includes its module \(facts["module"] ?? ""): "
        + "list its package in includedPackages"
    case "missingCase": "the case \(facts["case"] ?? "") of \(names) has no words: add it to caseDisplayRepresentations"
    case "severalProviders": "an app has one AppShortcutsProvider, and these are several: \(names)"
    default: "\(kind): \(names)"
    }
  }
}
