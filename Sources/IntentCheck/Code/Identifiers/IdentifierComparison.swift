import SwiftSyntax

/// What a project has become of the identifiers that it released.
struct IdentifierComparison: Sendable {
  enum Kind: String, Sendable {
    case entity = "entities"
    case enumeration = "enums"
    case intent = "intents"
  }

  /// An identifier that nothing has any more.
  struct Gone: Sendable {
    let kind: Kind
    let identifier: String
    /// The parameter, property or raw value of it; nil where it is gone as a whole.
    var member: String?
    /// What it seems to be called now, and where.
    var successor: (name: String, place: FindingPlace)?
  }

  private(set) var gone: [Gone] = []
  /// The types that are still there, with the identifier they were released by.
  private(set) var left: [(kind: Kind, identifier: String, type: IdentifiedType)] = []

  /// Whether something seems to have another name now.
  var hasRename: Bool { gone.contains { $0.successor != nil } }

  init(_ file: IdentifierFile, _ project: CodeProject) {
    let old = file.identifiers
    compare(.intent, old.intents.mapValues(\.parameters), project.identifiedIntents, in: project)
    compare(.entity, old.entities.mapValues(\.properties), project.identifiedEntities, in: project)
    compare(.enumeration, old.enums.mapValues(\.values), project.identifiedEnums, in: project)
  }

  private mutating func compare(
    _ kind: Kind, _ old: [String: [String]], _ new: [IdentifiedType], in project: CodeProject
  ) {
    var known: [String: [IdentifiedType]] = [:]
    for type in new { for identifier in Set(type.identifiers) { known[identifier, default: []].append(type) } }
    let unknown = new.filter { $0.identifiers.allSatisfy { old[$0] == nil } }
    let unknownByMembers = Dictionary(grouping: unknown) { $0.members.map(\.name).sorted() }
    var missing: [(identifier: String, members: [String])] = []
    for (identifier, members) in old.sorted(by: { $0.key < $1.key }) {
      guard let types = known[identifier] else {
        missing.append((identifier, members))
        continue
      }
      left += types.map { (kind, identifier, $0) }
      compareMembers(kind, identifier, members, types, in: project)
    }
    let missingByMembers = Dictionary(grouping: missing, by: \.members)
    for (identifier, members) in missing {
      // Only where there is one that it can have become, and only it can have become that one.
      let alike = unknownByMembers[members] ?? []
      let successor = alike.count == 1 && missingByMembers[members]?.count == 1 ? alike.first : nil
      gone.append(
        Gone(
          kind: kind, identifier: identifier,
          successor: successor.map { ($0.type.name, project.place(of: $0.type.nameNode, in: $0.type.file)) }))
    }
  }

  private mutating func compareMembers(
    _ kind: Kind, _ identifier: String, _ old: [String], _ types: [IdentifiedType], in project: CodeProject
  ) {
    // The cases of an enumeration of another module are not known.
    if kind == .enumeration, types.contains(where: { $0.type.kind == .foreign }) { return }
    let new = types.flatMap { type in type.members.map { (name: $0.name, node: $0.node, type: type.type) } }
    let names = Set(new.map(\.name))
    let missing = old.filter { !names.contains($0) }
    let added = new.filter { !old.contains($0.name) }
    let successor = missing.count == 1 && added.count == 1 ? added.first : nil
    gone += missing.map { name in
      Gone(
        kind: kind, identifier: identifier, member: name,
        successor: successor.map { ($0.name, project.place(of: $0.node, in: $0.type.file(of: $0.node))) })
    }
  }
}
