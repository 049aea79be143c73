/// Every rule there is, in the order of their ids.
package enum RuleList {
  package static let all: [any Rule] = (catalogs as [any Rule]).sorted { $0.id < $1.id }

  /// The rules over the string catalogs of a project.
  package static let catalogs: [any CatalogRule] = []

  /// The rule of an id; nil when there is none.
  package static func rule(_ id: String) -> (any Rule)? { all.first { $0.id == id } }
}
