/// A resource resolved in one language, with how the text was found and what was wrong on the way.
package struct Reading: Hashable, Sendable {
  /// Which link of the chain answered.
  package enum Step: String, Hashable, Sendable, Codable {
    /// A language the person chose.
    case language
    /// The catalog's source language.
    case source
    /// The default the code gave.
    case defaultValue
    /// The key itself.
    case key
    /// No catalog was to be asked.
    case verbatim
  }

  /// What a person reads or hears.
  package var text: String
  /// The language the text is in, as the catalog names it; nil when no catalog answered.
  package var language: String?
  package var step: Step
  package var problems: [Problem]
  /// The plural forms that were chosen, in the order of the text; without those of resources within it.
  package var forms: [ChosenForm]

  package init(
    text: String, language: String? = nil, step: Step, problems: [Problem] = [], forms: [ChosenForm] = []
  ) {
    self.text = text
    self.language = language
    self.step = step
    self.problems = problems
    self.forms = forms
  }
}
