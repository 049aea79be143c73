import AppIntents

/// Nothing is wrong here.
public struct JournalPackage: AppIntentsPackage {}
