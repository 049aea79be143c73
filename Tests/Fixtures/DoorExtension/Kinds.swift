import AppIntents

struct Internal: AppIntent {
  static let title: LocalizedStringResource = "Internal"
  func perform() async throws -> some IntentResult { .result() }
}

public struct Public: AppIntent {
  public static let title: LocalizedStringResource = "Public"
  public init() {}
  public func perform() async throws -> some IntentResult { .result() }
}

private struct Private: AppIntent {
  static let title: LocalizedStringResource = "Private"
  func perform() async throws -> some IntentResult { .result() }
}

fileprivate struct FilePrivate: AppIntent {
  static let title: LocalizedStringResource = "File private"
  func perform() async throws -> some IntentResult { .result() }
}

enum Room {
  struct Nested: AppIntent {
    static let title: LocalizedStringResource = "Nested"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Hidden: AppIntent {
    static let title: LocalizedStringResource = "Hidden"
    func perform() async throws -> some IntentResult { .result() }
  }
}

struct Extended {}

extension Extended: AppIntent {
  static let title: LocalizedStringResource = "Extended"
  func perform() async throws -> some IntentResult { .result() }
}

extension String {
  /// Its parent is another module's type; it is this module's all the same.
  struct InString: AppIntent {
    static let title: LocalizedStringResource = "In a string"
    func perform() async throws -> some IntentResult { .result() }
  }
}

final class ByReference: AppIntent {
  static let title: LocalizedStringResource = "By reference"
  func perform() async throws -> some IntentResult { .result() }
}

struct Drawn: SnippetIntent {
  static let title: LocalizedStringResource = "Drawn"
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
}
