import CConformances

/// The types that conform to a protocol of this module, in every loaded image, private ones included.
package enum Conformers {
  /// One type and the protocol that it is recorded under.
  package struct Conformance {
    package let type: Any.Type
    package let protocolModule: String
    package let protocolName: String
  }

  /// The types recorded under the protocol itself.
  package static func types(of protocolName: String) -> [Any.Type] {
    let found = Found()
    visit_conformances(framework, protocolName, Found.take, found.context)
    return found.conformances.map(\.type)
  }

  /// What is recorded under the protocol and under all that refine it, in the order of the records.
  package static func refined(_ protocolName: String) -> [Conformance] {
    let found = Found()
    visit_refined_conformances(framework, protocolName, Found.take, found.context)
    return found.conformances
  }

  package static let framework = "AppIntents"

  private final class Found {
    var conformances: [Conformance] = []

    var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let take: conformance_visitor = { context, metadata, module, name in
      guard let context, let metadata, let name else { return }
      Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().conformances.append(
        Conformance(
          type: unsafeBitCast(metadata, to: Any.Type.self),
          protocolModule: module.map { String(cString: $0) } ?? "", protocolName: String(cString: name)))
    }
  }
}
