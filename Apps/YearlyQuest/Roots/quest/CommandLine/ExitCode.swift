import QuestEngine

/// What a script learns from how `quest` ended.
enum ExitCode: Int32 {
  case fine = 0
  /// Understood, but refused or failed.
  case refused = 1
  /// The command line, or a variable that steers it, cannot be understood.
  case usage = 2
  case storeUnusable = 3

  init(_ failure: QuestFailure) {
    self =
      switch failure {
      case .store: .storeUnusable
      case .unreadableVariable: .usage
      default: .refused
      }
  }
}
