import AppIntents
import JournalIntents

@main struct JournalVoice: AppIntentsExtension {}

/// In a release build the system does not read what only an extension includes.
struct VoicePackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [JournalPackage.self] }
}
