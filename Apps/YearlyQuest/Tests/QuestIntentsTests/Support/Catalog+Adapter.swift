import QuestTestSupport

extension Catalog {
  static let localizable = read("Sources/QuestIntents/Resources/Localizable.xcstrings")
  static let appShortcuts = read("Sources/QuestIntents/Resources/AppShortcuts.xcstrings")
}
