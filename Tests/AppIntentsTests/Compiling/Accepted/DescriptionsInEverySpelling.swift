import AppIntents

struct DescribedLet: AppIntent {
  static let title: LocalizedStringResource = "Let"
  static let description = IntentDescription("let")
  func perform() async throws -> some IntentResult { .result() }
}

struct DescribedOptional: AppIntent {
  static let title: LocalizedStringResource = "Optional"
  static let description: IntentDescription? = IntentDescription("optional", categoryName: "A")
  func perform() async throws -> some IntentResult { .result() }
}

struct DescribedComputed: AppIntent {
  static let title: LocalizedStringResource = "Computed"
  static var description: IntentDescription? { "computed" }
  func perform() async throws -> some IntentResult { .result() }
}

struct DescribedLiteral: AppIntent {
  static let title: LocalizedStringResource = "Literal"
  static let description: IntentDescription = "literal"
  func perform() async throws -> some IntentResult { .result() }
}

/// Another member of the same name: no description, and no error.
struct DescribedOtherwise: AppIntent {
  static let title: LocalizedStringResource = "Otherwise"
  static let description: LocalizedStringResource = "otherwise"
  func perform() async throws -> some IntentResult { .result() }
}
