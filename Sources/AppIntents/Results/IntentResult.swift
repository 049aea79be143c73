/// What `perform()` answers with: a value, words, a card, an intent to run next; each of them or none.
public protocol IntentResult: Sendable {
  /// The type of the value; `Never` when there is none.
  associatedtype Value: _IntentValue = Never
  /// The intent to run next; `Never` when there is none.
  associatedtype OpensAppIntent: AppIntent = Never
  /// What shows a card; `Never` when nothing does.
  associatedtype Snippet = Never
  /// What is said; `Never` when nothing is.
  associatedtype Dialog = Never
  /// The value.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with words.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with an intent to run next.
public protocol OpensIntent: IntentResult {}

/// A result with a card drawn now.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with a card that a snippet intent draws, again each time it must be drawn.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// The one concrete result; nobody names it.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult, @unchecked Sendable
where Value: _IntentValue, OpensAppIntent: AppIntent {
  /// The value.
  public let value: Value?
  /// The intent to run next.
  public let opensIntent: OpensAppIntent?
  /// What is said.
  public let dialog: IntentDialog?
  package let snippet: Snippet?
  /// An intent to run next that does not show in the type.
  package let hiddenIntent: (any AppIntent)?

  package init(
    value: Value? = nil, opens: OpensAppIntent? = nil, snippet: Snippet? = nil, dialog: IntentDialog? = nil,
    hiddenIntent: (any AppIntent)? = nil
  ) {
    self.value = value
    opensIntent = opens
    self.snippet = snippet
    self.dialog = dialog
    self.hiddenIntent = hiddenIntent
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}
