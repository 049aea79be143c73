import QuestEngine

/// Why a request that was understood was not done.
enum Refusal: Error {
  case failure(QuestFailure)
  case unfitFile(ImportProblem)
}
