import IntentWire

/// What a card is drawn from on Linux, in the place of a SwiftUI view: CardKit's `SiriCard` is one.
public protocol SnippetContent {
  /// The card as it crosses to whoever draws it.
  func _archived() -> _SnippetArchive
}

/// A card as it crosses: its kind, its data, and the intents behind its buttons.
public struct _SnippetArchive: Sendable {
  /// A button or a toggle with the intent it runs.
  package struct Control: Sendable {
    package let title: LocalizedStringResource
    package let intent: any AppIntent
    /// The state of a toggle; nil for a button.
    package let isOn: Bool?

    package init(title: LocalizedStringResource, intent: any AppIntent, isOn: Bool? = nil) {
      self.title = title
      self.intent = intent
      self.isOn = isOn
    }
  }

  package let kind: String
  package let payload: String
  package let controls: [Control]

  package init(kind: String, payload: String, controls: [Control] = []) {
    self.kind = kind
    self.payload = payload
    self.controls = controls
  }
}

/// A card without anything on it.
public struct EmptySnippetContent: SnippetContent, Sendable {
  /// Makes it.
  public init() {}
  public func _archived() -> _SnippetArchive { _SnippetArchive(kind: "empty", payload: "") }
}

/// Makes the content of `result(content:)`: one thing.
@resultBuilder
public enum SnippetContentBuilder {
  public static func buildBlock() -> EmptySnippetContent { EmptySnippetContent() }
  public static func buildBlock<Content: SnippetContent>(_ content: Content) -> Content { content }
}

/// The slot of a card drawn now.
public struct _SnippetViewContainer: Sendable {
  /// nil where the card was promised and `view:` left out.
  package let archive: _SnippetArchive?

  package init(_ content: some SnippetContent) {
    archive = content is EmptySnippetContent ? nil : content._archived()
  }
}

/// The slot of a card that a snippet intent draws.
public struct _SnippetIntentContainer: Sendable {
  /// nil where the card was promised and `snippetIntent:` left out.
  package let intent: (any SnippetIntent)?

  package init(_ intent: some SnippetIntent) {
    self.intent = intent is EmptySnippetIntent ? nil : intent
  }
}
