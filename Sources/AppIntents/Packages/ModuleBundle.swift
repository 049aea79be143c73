import Synchronization

/// Where a module's resources are: beside the executable, as SwiftPM puts them, else the main bundle.
package enum ModuleBundle {
  private static let known = Mutex<[String: URL]>([:])

  package static func url(of type: Any.Type) -> URL { url(ofModule: TypeName(type).module) }

  package static func url(ofModule module: String) -> URL {
    if let url = known.withLock({ $0[module] }) { return url }
    let url = find(module)
    known.withLock { $0[module] = url }
    return url
  }

  /// SwiftPM names the folder `Package_Module.resources`; the package's name is not known at run time.
  private static func find(_ module: String) -> URL {
    let folder = Bundle.main.bundleURL
    let suffixes = ["_\(module).resources", "_\(module).bundle"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let name = names.sorted().first { name in suffixes.contains { name.hasSuffix($0) } }
    return name.map { folder.appendingPathComponent($0) } ?? folder
  }
}
