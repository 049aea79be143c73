import AppIntents

/// The intents of DailyBrief; each root that runs them includes this package.
public struct BriefIntentsPackage: AppIntentsPackage {}
