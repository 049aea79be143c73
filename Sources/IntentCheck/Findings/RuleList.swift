/// Every rule there is, in the order of their ids.
package enum RuleList {
  package static let all: [any Rule] = 
    (catalogs as [any Rule] + JoinRules.all + code + CheckRules.all).sorted { $0.id < $1.id }

  /// The rules over the string catalogs of a project.
  package static let catalogs: [any CatalogRule] = [
    ArgumentTypeClash(), ArgumentWidth(), BrokenMarkdown(), CatalogLanguages(), DecidedSingular(), EmptyText(),
    ExtraArgument(), Fragment(), LanguageCode(), MissingLanguage(), MissingOther(), MissingPlural(), MixedPositions(),
    NeedsReview(), NewText(), OmittedArgument(), ParenthesisedPlural(), PhraseApplicationName(),
    PhraseInterpolation(), PhraseKey(), PhraseLanguage(), PhraseParameter(), PluralWithoutCount(),
    ReorderedArguments(), RepeatedKey(), SimilarKeys(), SourceLanguage(), StrayPercent(), SymbolCollision(),
    UnknownSubstitution(), UnreadableCatalog(), UntranslatedCopy(), UnusedPlural(), UnvariedCount(),
  ]

  /// The rule of an id; nil when there is none.
  package static func rule(_ id: String) -> (any Rule)? { all.first { $0.id == id } }
}
