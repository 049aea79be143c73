/// Which plural form a number chose.
package struct ChosenForm: Hashable, Sendable {
  /// The category of the number in the text's language, or `zero` where that form serves 0.
  package var category: PluralCategory
  /// The form that was read: another one where the category is missing; nil where there is none at all.
  package var form: PluralCategory?
}
