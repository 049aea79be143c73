import IntentWire

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
    case "missingCase": "the case \(facts["case"] ?? "") of \(names) has no words: add it to caseDisplayRepresentations"
    case "severalProviders": "an app has one AppShortcutsProvider, and these are several: \(names)"
    default: "\(kind): \(names)"
    }
  }
}
