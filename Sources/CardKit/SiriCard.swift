import AppIntents
import CardModel

/// A card that Siri shows, whose buttons and toggles are intents.
///
/// What shows it stands in extensions: on Apple's side a view is bound to the main actor, and the card is made outside it.
///
/// ```swift
/// func perform() async throws -> some IntentResult & ShowsSnippetView {
///   .result(
///     view: SiriCard(bundle: .adapter) {
///       Eyebrow("TODAY")
///       Headline(verbatim: trend.name)
///       Well("Undo", intent: UndoIntent(trend: trend))
///     })
/// }
/// ```
public struct SiriCard: Sendable {
  /// The card without its intents.
  package let card: Card
  /// What each well performs, in the order of the wells.
  let controls: [WellControl]

  /// Makes a card of its elements, top to bottom; the wells come last, whatever their place.
  /// - Parameters:
  ///   - table: the name of the catalog that holds the card's words; nil means `Localizable`.
  ///   - bundle: the bundle that holds the catalog.
  ///   - accent: what the chip wears, or else the eyebrow; nil for the standard accent. It is made legible on its ground.
  ///   - material: of what the ground is.
  ///   - content: the elements.
  public init(
    table: String? = nil, bundle: LocalizedStringResource.BundleDescription, accent: CardColor? = nil,
    material: CardMaterial = .ink, @CardBuilder content: () -> [any CardElement]
  ) {
    var sheet = _CardSheet(table: table, bundle: bundle)
    for element in content() { element._place(on: &sheet) }
    var card = sheet.card
    card.accent = accent?.value
    // Ink that says nothing more is what a card is made of anyway, and its archive stays as short.
    card.material = material == .ink ? nil : material.settings
    self.card = card
    controls = sheet.controls
  }
}
