/// The names of an intent's parameters by key path.
///
/// A key path carries no name on Linux; the box it leads to, found on a fresh instance, is the one that has it.
package struct ParameterNames {
  private let intent: any AppIntent
  private let names: [ObjectIdentifier: String]

  package init(_ intent: any AppIntent) {
    self.intent = intent
    names = Dictionary(
      intent.parameterBoxes.map { (ObjectIdentifier($0.box), $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  package func name(of keyPath: AnyKeyPath) -> String? {
    guard let box = intent[any: keyPath] as? any AnyParameter else { return nil }
    return names[ObjectIdentifier(box)]
  }
}

extension AppIntent {
  fileprivate subscript(any keyPath: AnyKeyPath) -> Any? { self[keyPath: keyPath] }
}
