/// What a check is asked to do.
package struct CheckOptions: Hashable, Sendable {
  /// A folder.
  package var path = "."
  /// The folder whose folders are targets, instead of what the manifests say.
  package var sources: String?
  /// The one target that may import AppIntents; with `sources`.
  package var adapter: String?
  package var only: [String] = []
  package var except: [String] = []
  package var baseline: String?
  package var writesBaseline = false
  package var identifiers: String?
  package var writesIdentifiers = false
  /// A revision of git.
  package var since: String?
  /// The folder that findings name files from.
  package var here: String

  package init(here: String) { self.here = here }
}
