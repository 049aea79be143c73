import SwiftSyntax

/// The Swift code of a project, as rules see it: parsed files, and the types they declare, whole over all files.
///
/// Files that cannot have to do with App Intents are not in it.
package struct CodeProject: Sendable {
  let files: [CodeFile]
  /// By the index in `SwiftSource.target`.
  let targets: [ProjectTarget]
  /// Cards in files of their own.
  let recipes: [RecipeFile]
  /// The paths of the files of words.
  let catalogs: [String]
  /// What was released; nil where no file of it is named.
  private(set) var identifiers: IdentifierFile?
  /// What has become of that; nil where no file of it is named.
  private(set) var identifierComparison: IdentifierComparison?
  /// Each with its extensions, in the order of their files.
  let types: [TypeFacts]
  /// The indices of the targets that each file is compiled into; none where nothing tells.
  let memberships: [[Int]]
  private let byName: [String: [Int]]
  /// By the names of protocols and superclasses: the places of their conformers in `types`.
  private var conformers: [String: [Int]] = [:]
  /// The views that are reachable from what an intent shows.
  private(set) var reach = SnippetReach()

  init(
    _ sources: [SwiftSource], targets: [ProjectTarget] = [], recipes: [RecipeFile] = [], catalogs: [String] = []
  ) {
    self.init(sources.map(CodeFile.init), targets: targets, recipes: recipes, catalogs: catalogs)
  }

  init(_ files: [CodeFile], targets: [ProjectTarget] = [], recipes: [RecipeFile] = [], catalogs: [String] = []) {
    self.files = files
    self.targets = targets
    self.recipes = recipes
    self.catalogs = catalogs
    let layout = ProjectLayout(targets: targets)
    memberships = files.map { layout.memberships(of: $0.path) }
    let types = TypeFacts.joined(files)
    self.types = types
    var byName: [String: [Int]] = [:]
    for (index, type) in types.enumerated() { byName[type.lastName, default: []].append(index) }
    self.byName = byName
    for (index, type) in types.enumerated() where type.kind != .protocol {
      for name in protocols(of: type) { conformers[name, default: []].append(index) }
    }
    reach = SnippetReach(self)
  }

  /// Compares with what was released.
  mutating func compare(with released: IdentifierFile) {
    identifiers = released
    identifierComparison = IdentifierComparison(released, self)
  }

  /// The types of a name; qualified or not.
  func types(named name: String) -> [TypeFacts] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let all = byName[last, default: []].map { types[$0] }
    let exact = all.filter { $0.name == name }
    return exact.isEmpty ? all : exact
  }

  /// The type of a name, where there is only one.
  func type(named name: String) -> TypeFacts? {
    let found = types(named: name)
    return found.count == 1 ? found.first : nil
  }

  /// Whether a type conforms to a protocol of Apple's, by its own say, by an extension's, or by a protocol of the
  /// project's or of Apple's that refines it.
  func conforms(_ type: TypeFacts, to name: String) -> Bool { protocols(of: type).contains(name) }

  /// Every protocol (and superclass) a type is known to conform to.
  func protocols(of type: TypeFacts) -> Set<String> {
    var found: Set<String> = []
    var waiting = type.inherited
    while let name = waiting.popLast() {
      guard found.insert(name).inserted else { continue }
      waiting += AppleProtocols.refined[name] ?? []
      for own in types(named: name) where own.kind == .protocol || own.kind == .class { waiting += own.inherited }
    }
    return found
  }

  /// The types that conform to a protocol and are no protocols themselves, in the order of their files.
  func types(conformingTo name: String) -> [TypeFacts] {
    conformers[name, default: []].map { types[$0] }
  }

  /// Where a node of a file stands.
  func place(of node: some SyntaxProtocol, in file: Int) -> FindingPlace { files[file].place(of: node) }

  /// The targets that a file is compiled into, tests left out.
  func targets(of file: Int) -> [ProjectTarget] {
    memberships[file].map { targets[$0] }.filter { !$0.isTest }
  }

  /// The target of a package a file is in, where a manifest tells.
  func target(of file: Int) -> ProjectTarget? { files[file].source.target.map { targets[$0] } }
}
