import BriefEngine
import Foundation
import Synchronization
import Testing

@testable import brief

@Suite("The app's screen")
struct BriefScreenTests {
  @Test("who focuses already goes on")
  func goesOn() async throws {
    let start = try Date("2026-06-10T09:00:00+02:00", strategy: .iso8601)
    let minutes = Mutex(0)
    var surroundings = BriefSurroundings.live(environment: [:])
    surroundings.now = { () throws(BriefFailure) in
      minutes.withLock { count in
        count += 1
        return start + 60 * TimeInterval(count)
      }
    }
    let screen = BriefScreen(file: try Scratch().file, surroundings: surroundings)
    #expect(await screen.focusLine == nil)
    await screen.startFocus()
    let line = try #require(await screen.focusLine)
    await screen.startFocus()
    #expect(await screen.focusLine == line)
  }
}
