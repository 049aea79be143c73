import CardModel
import CardRender

/// Why something could not be done with a card: facts, worded in one place.
package enum CardDeskProblem: Error, Hashable, Sendable {
  case unknownPreset(String, nearest: String?)
  case unknownLight(String, nearest: String?)
  /// No number and no name of a law.
  case unknownLaw(String, nearest: String?)
  /// The end of a name says no form that is known.
  case unknownForm(path: String, known: [String])
  /// A file that is to be replaced and is none.
  case notReplaceable(name: String)
  /// A file that cannot be changed without losing what no reader understood, and the first of that.
  case notPatchable(name: String, note: String?)
  case unreadable(name: String, reason: String)
  case tooLarge(name: String, most: Int)
  /// Bytes that are no UTF-8.
  case notText(name: String)
  /// No line makes a block or names an accent.
  case notARecipe(name: String, [RecipeWarning])
  /// JSON that is no card.
  case notACard(name: String, CardFault)
  /// An archive of a kind that is no card's.
  case otherArchive(name: String, kind: String)
  case unwritable(path: String, reason: String)
  /// A folder without recipes and pictures.
  case noRecipes(folder: String)
  case drawing(CardRenderProblem)
  /// Fonts to judge with, where a table of widths would do.
  case noFonts(CardRenderProblem)

  /// Whether the command line is at fault, and not what it names.
  package var isOfUsage: Bool {
    switch self {
    case .unknownPreset, .unknownLight, .unknownLaw, .unknownForm, .notReplaceable, .noRecipes: true
    default: false
    }
  }
}
