/// As what a card is drawn or written.
package enum RenderForm: String, CaseIterable, Sendable {
  case png, svg, html, recipe, json

  /// The form that the end of a path says.
  /// - Throws: `CardDeskProblem.unknownForm`.
  package init(path: String) throws(CardDeskProblem) {
    let end = path.lowercased().split(separator: "/").last?.split(separator: ".").dropFirst().last.map(String.init)
    let name = end == "htm" ? "html" : end == "txt" ? "recipe" : end ?? ""
    guard let form = RenderForm(rawValue: name) else {
      throw .unknownForm(path: path, known: Self.allCases.map { ".\($0.rawValue)" })
    }
    self = form
  }
}
