/// A rule over the string catalogs of a project.
package protocol CatalogRule: Rule {
  func findings(in project: CatalogProject) -> [Finding]
}
