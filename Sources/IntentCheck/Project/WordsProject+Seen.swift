import StringCatalog

extension WordsProject {
  /// The project with every path as it is seen from where a command runs, so that each is one an editor finds.
  /// - Parameter folder: the project's folder as it is seen from there; `.` when it runs in it.
  func seen(from folder: String) -> WordsProject {
    guard folder != "." else { return self }
    func seen(_ path: String) -> String { "\(folder)/\(path)" }
    var project = self
    for index in tables.indices {
      project.tables[index].path = seen(tables[index].path)
      project.tables[index].catalog = tables[index].catalog.seen(from: folder)
    }
    for index in failures.indices { project.failures[index].file = seen(failures[index].file) }
    for index in asks.indices { project.asks[index].place.path = seen(asks[index].place.path) }
    for index in dynamicAsks.indices { project.dynamicAsks[index].place.path = seen(dynamicAsks[index].place.path) }
    project.figures.passedOver = figures.passedOver.map(seen)
    return project
  }
}

extension Catalog {
  /// The catalog with the files of its languages as they are seen from there.
  fileprivate func seen(from folder: String) -> Catalog {
    var catalog = self
    for (key, entry) in entries {
      for (language, localization) in entry.localizations {
        guard let file = localization.file else { continue }
        catalog.entries[key]?.localizations[language]?.file = "\(folder)/\(file)"
      }
    }
    return catalog
  }
}
