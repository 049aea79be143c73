import CardModel

extension CardDeskProblem {
  /// One line: what is wrong, and what to do.
  package var words: String {
    switch self {
    case .unknownPreset(let name, let nearest):
      "there is no file and no preset \"\(name)\"; "
        + (nearest.map { "did you mean \($0)?" } ?? "stagedoor card presets lists the presets")
    case .unknownLight(let name, let nearest):
      "there is no light \"\(name)\"; "
        + (nearest.map { "did you mean \($0)?" } ?? "there are \(CardLights.names.joined(separator: ", "))")
    case .unknownLaw(let name, let nearest):
      "there is no law \"\(name)\"; " + (nearest.map { "did you mean \($0)?" } ?? "stagedoor card laws lists the laws")
    case .unknownForm(let path, let known):
      "\(path) does not say by its end what to write; it may be \(known.joined(separator: ", "))"
    case .notReplaceable(let name): "\(name) is no file with a recipe that could be replaced; leave out --write"
    case .notPatchable(let name, let note):
      "\(name) would lose what could not be read" + (note.map { " (\($0))" } ?? "") + "; mend that first, or convert it"
    case .unreadable(let name, let reason): "\(name) cannot be read: \(reason)"
    case .tooLarge(let name, let most): "\(name) has more than \(most) bytes, and no card is that long"
    case .notText(let name): "\(name) is no text in UTF-8"
    case .notARecipe(let name, let warnings):
      "\(name) is no recipe: it has no block and no accent"
        + (warnings.first.map { "; \($0.description)" } ?? "; stagedoor card new --preset day prints one")
    case .notACard(let name, let fault): "\(name) is no card: \(fault.words)"
    case .otherArchive(let name, let kind):
      "\(name) is an archive of kind \"\(kind)\", and only \(Card.archiveKind) is a card"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .noRecipes(let folder): "\(folder) holds no recipe (.recipe, .json) and no picture of one"
    case .drawing(let problem): problem.description
    case .noFonts(let problem): "\(problem.description); or add --estimate, which needs none"
    }
  }
}
