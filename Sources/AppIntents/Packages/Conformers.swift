import CConformances

/// The types that conform to a protocol of this module, in every loaded image, private ones included.
package enum Conformers {
  package static func types(of protocolName: String) -> [Any.Type] {
    let found = Found()
    visit_conformances(
      "AppIntents", protocolName,
      { context, metadata in
        guard let context, let metadata else { return }
        Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
          .types.append(unsafeBitCast(metadata, to: Any.Type.self))
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.types
  }

  private final class Found { var types: [Any.Type] = [] }
}
