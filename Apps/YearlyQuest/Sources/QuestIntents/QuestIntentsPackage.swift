import AppIntents

/// The intents of YearlyQuest; each root that runs them includes this package.
public struct QuestIntentsPackage: AppIntentsPackage {}
