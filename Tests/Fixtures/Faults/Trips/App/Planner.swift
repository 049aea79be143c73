/// The engine: nothing is wrong here.
struct Planner: Sendable {
  func plan() async throws -> String { "Lisbon" }
  func book() async throws {}
  func days() async throws -> Int { 4 }
}
