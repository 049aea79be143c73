extension IntentRegistry {
  /// The intents that are intents by an app's own protocol, each with that protocol: an optimised build may drop them,
  /// as it keeps only what a type itself declares.
  ///
  /// A type that names `AppIntent` before the app's protocol is recorded in that order and is safe. One that names it
  /// after cannot be told from one that does not name it at all, so both are listed. A private type's records have no
  /// such order; `Scripts/discovery` compares the two builds and finds those.
  package var onlyByRefinement: [(id: String, cause: String)] {
    var seen: Set<ObjectIdentifier> = []
    return Conformers.refined("AppIntent").compactMap { one in
      let isFirst = seen.insert(ObjectIdentifier(one.type)).inserted
      guard isFirst, one.protocolModule != Conformers.framework, reaches(one.type) else { return nil }
      return (TypeName(one.type).id, "\(one.protocolModule).\(one.protocolName)")
    }
  }
}
