import AppIntents
import Testing

@Suite("What traps, as Apple's does, and says why")
struct TrapTests {
  @Test("reading a parameter that the dependency does not list")
  func unlisted() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await perform(NosyIntent.self)
    }
    #expect(
      try said(result).contains("A parameter of NosyIntent was read that @IntentParameterDependency does not list"))
  }

  @Test("reading a required parameter that has no value")
  func unset() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = PickPot().pot }
    #expect(try said(result).contains("has no value yet: it is required"))
  }

  @Test("reading a dependency outside a run")
  func dependency() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = NeedsTwo().first }
    #expect(try said(result).contains("@Dependency of type FirstThing was read outside a run"))
  }

  private func said(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }
}
