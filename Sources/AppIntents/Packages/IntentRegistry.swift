/// The types of an app that a root reaches, found at run time.
///
/// Metatypes hold nothing that could race, whether or not their types are Sendable.
package struct IntentRegistry: @unchecked Sendable {
  package let intents: [String: [any AppIntent.Type]]
  package let entities: [String: any AppEntity.Type]
  package let enumerations: [String: any AppEnum.Type]
  package let providers: [any AppShortcutsProvider.Type]
  /// How many types have an id, for each that several have; of entities and of enums the first is taken.
  package let doubled: [String: Int]
  /// Intents of modules that no root's package includes.
  package let absent: [String: String]
  private let modules: Set<String>?

  /// Finds the types.
  /// - Parameter modules: those that the root's package reaches; nil means every module of the process.
  package init(modules: Set<String>?) {
    self.modules = modules
    func reached(_ type: Any.Type) -> Bool { Self.reaches(type, modules) }
    // The framework's own types and the standard library's are nobody's app.
    func own(_ name: String) -> [Any.Type] {
      Conformers.types(of: name).filter { !["AppIntents", "Swift"].contains(TypeName($0).module) }
    }
    let allIntents = own("AppIntent").compactMap { $0 as? any AppIntent.Type }
    intents = Dictionary(grouping: allIntents.filter(reached)) { TypeName($0).id }
    absent = Dictionary(
      allIntents.filter { !reached($0) }.map { (TypeName($0).id, TypeName($0).module) },
      uniquingKeysWith: { first, _ in first })
    let allEntities = own("AppEntity").filter(reached).compactMap { $0 as? any AppEntity.Type }
    entities = Dictionary(allEntities.map { (TypeName($0).id, $0) }, uniquingKeysWith: { first, _ in first })
    let allEnumerations = own("AppEnum").filter(reached).compactMap { $0 as? any AppEnum.Type }
    enumerations = Dictionary(allEnumerations.map { (TypeName($0).id, $0) }, uniquingKeysWith: { first, _ in first })
    func severalTimes(_ types: [Any.Type]) -> [String: Int] {
      Dictionary(types.map { (TypeName($0).id, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
    }
    doubled = severalTimes(allIntents.filter(reached)).merging(severalTimes(allEntities), uniquingKeysWith: max)
      .merging(severalTimes(allEnumerations), uniquingKeysWith: max)
    providers = own("AppShortcutsProvider").filter(reached).compactMap { $0 as? any AppShortcutsProvider.Type }
  }

  package func reaches(_ type: Any.Type) -> Bool { Self.reaches(type, modules) }

  private static func reaches(_ type: Any.Type, _ modules: Set<String>?) -> Bool {
    modules?.contains(TypeName(type).module) ?? true
  }

  /// The modules that a package reaches: its own, and those of the packages it includes.
  package static func modules(of package: any AppIntentsPackage.Type) -> Set<String> {
    var reached: Set<String> = []
    var waiting: [any AppIntentsPackage.Type] = [package]
    var seen: Set<ObjectIdentifier> = []
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      reached.insert(TypeName(next).module)
      waiting += next.includedPackages
    }
    return reached
  }

  /// The modules that a root reaches: its own, and those of the packages its own module declares.
  package static func modules(ofRoot root: Any.Type) -> Set<String> {
    let module = TypeName(root).module
    let packages = Conformers.types(of: "AppIntentsPackage")
      .compactMap { $0 as? any AppIntentsPackage.Type }
      .filter { TypeName($0).module == module }
    return packages.reduce(into: [module]) { $0.formUnion(modules(of: $1)) }
  }
}
