/// An intent that the system knows by its protocol.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// An intent whose point is to show something in its app.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened: an entity or an enum.
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
  /// Nothing more: the app shows the target.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that draws a card, again each time the card must be drawn: a pure read.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// It is not known, unless it says otherwise.
  public static var isDiscoverable: Bool { false }
}

// stagedoor:ignore snippets.discoverable — the extension of SnippetIntent above says it for every one
/// No card.
public struct EmptySnippetIntent: SnippetIntent {
  /// A name that nobody sees.
  public static let title: LocalizedStringResource = "Empty"
  /// Makes it.
  public init() {}
  // stagedoor:ignore dialogs.empty-promise — that is what it is for
  /// Nothing to see.
  public func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
}
