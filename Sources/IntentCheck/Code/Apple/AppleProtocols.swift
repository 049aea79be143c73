/// Protocols of Apple's that refine others: a type that names one conforms to all.
enum AppleProtocols {
  /// What each refines, directly.
  ///
  /// From the declarations of the public interface (iOS 17.4) and, for what is newer, from the documentation's page of
  /// each protocol, "Inherits From".
  static let refined: [String: [String]] = {
    var refined: [String: [String]] = [:]
    func add(_ base: String, _ names: String...) { for name in names { refined[name, default: []].append(base) } }
    add(
      "AppIntent", "SystemIntent", "SnippetIntent", "ForegroundContinuableIntent", "ProgressReportingIntent",
      "PredictableIntent", "ControlConfigurationIntent", "WidgetConfigurationIntent", "LongRunningIntent",
      "CancellableIntent", "UndoableIntent", "TargetContentProvidingIntent", "DeleteIntent", "URLRepresentableIntent",
      "DeprecatedAppIntent", "CustomIntentMigratedAppIntent")
    add(
      "SystemIntent", "OpenIntent", "SetValueIntent", "LiveActivityIntent", "AudioPlaybackIntent",
      "AudioRecordingIntent", "AudioStartingIntent", "CameraCaptureIntent", "SetFocusFilterIntent",
      "ShowInAppSearchResultsIntent", "StartWorkoutIntent", "PauseWorkoutIntent", "ResumeWorkoutIntent",
      "StartDiveIntent", "PushToTalkTransmissionIntent", "AssistantSchemaIntent")
    add("AppEntity", "IndexedEntity", "UniqueAppEntity", "FileEntity", "SyncableEntity")
    add("TransientAppEntity", "AssistantSchemaEntity")
    add("StaticDisplayRepresentable", "AppEnum")
    add(
      "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery", "EntityPropertyQuery", "UniqueAppEntityQuery",
      "IndexedEntityQuery", "IntentValueQuery")
    return refined
  }()

  /// A protocol, and all that it refines.
  static func refined(by name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
      if found.insert(name).inserted { waiting += refined[name] ?? [] }
    }
    return found
  }
}
