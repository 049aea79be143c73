import Foundation
import Testing

@testable import BriefEngine

@Suite("The wish to start focus reaches the screen once")
struct FocusRouteTests {
  let scratch: Scratch
  let screen = Screen()

  init() throws { scratch = try Scratch() }

  /// Counts how often focus was started.
  actor Screen {
    private(set) var starts = 0
    func begin() { starts += 1 }
  }

  /// A launch of the app; its screen is not up yet.
  private func launch() -> FocusRoute { FocusRoute(courier: scratch.file.courier) }

  private func show(_ route: FocusRoute) async {
    await route.screenIsUp { [screen] in await screen.begin() }
  }

  @Test("cold, a courier waits for the first frame, and is gone after it")
  func cold() async throws {
    let route = launch()
    try await route.start()
    #expect(scratch.hasCourier)
    #expect(await screen.starts == 0)
    await show(route)
    #expect(!scratch.hasCourier)
    #expect(await screen.starts == 1)
    await show(launch())
    #expect(await screen.starts == 1, "the next launch starts nothing")
  }

  @Test("warm, the screen is told, and no courier is left to start focus at the next launch")
  func warm() async throws {
    let route = launch()
    await show(route)
    try await route.start()
    #expect(!scratch.hasCourier)
    #expect(await screen.starts == 1)
    await show(launch())
    #expect(await screen.starts == 1)
  }

  @Test("wishes that wait together are one")
  func impatient() async throws {
    let route = launch()
    for _ in 0..<3 { try await route.start() }
    await show(route)
    #expect(await screen.starts == 1)
  }

  @Test("a launch that died before its first frame leaves the wish to the next one")
  func died() async throws {
    try await launch().start()
    await show(launch())
    #expect(await screen.starts == 1)
  }

  @Test("a courier that cannot be left is told")
  func unwritable() async throws {
    let route = FocusRoute(courier: FileCourier(path: "/nowhere/focus"))
    await #expect(throws: BriefFailure.unwritable(path: "/nowhere/focus")) { try await route.start() }
  }
}
