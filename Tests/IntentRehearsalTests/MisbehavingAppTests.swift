import Foundation
import IntentHost
@testable import IntentRehearsal
import IntentWire
import Testing

@Suite("An app that misbehaves on its connection")
struct MisbehavingAppTests {
  private static let show = Invocation(
    intent: "DoorApp.ShowGuest",
    parameters: ["target": .entity(EntityValue(type: "DoorApp.Guest", identifier: "Ana"))])
  private static let frame = #"{"wire": 1, "kind": "firstFrame", "body": {"shows": "Ana"}}"# + "\n"
  private static let news = #"{"wire": 1, "kind": "news"}"# + "\n"

  @Test(
    "empty lines and kinds of a newer app are passed over",
    arguments: ["\n\n" + frame, news + frame, frame + frame])
  func passedOver(_ reply: String) async throws {
    let arrival = try await outcome(of: FakeApp { $0.send(reply) }).get()
    #expect(arrival == AppArrival(.warm, shows: "Ana"))
  }

  @Test("what is no answer is told", arguments: [
    ("hi\n", "The app wrote what is no message, or one out of turn, at: route DoorApp.ShowGuest: hi"),
    ("[1]\n", "The app wrote what is no message, or one out of turn, at: route DoorApp.ShowGuest: [1]"),
    (
      #"{"wire": 9, "kind": "firstFrame", "body": {}}"# + "\n",
      "The app speaks version 9 of the wire, this tool version 1. Build both with one StageDoor."
    ),
  ])
  func noAnswer(_ reply: String, _ words: String) async throws {
    #expect(try await Self.words(outcome(of: FakeApp { $0.send(reply) })) == words)
  }

  @Test("a line without an end is not read to its end")
  func endlessLine() async throws {
    let end = try await outcome(of: FakeApp { while $0.send(String(repeating: "x", count: 1 << 20)) {} })
    #expect(Self.words(end)?.hasPrefix("The app wrote a line of more than ") == true)
  }

  @Test(
    "the time is up for one that never falls silent, too; it is not ended when somebody else started it",
    arguments: [String(repeating: news, count: 1000), String(repeating: "\n", count: 10_000)])
  func flood(_ flood: String) async throws {
    let end = try await outcome(of: FakeApp { while $0.send(flood) {} }, deadline: .milliseconds(300))
    let words = "The app runs already, and did not answer within 0.3 seconds at: route DoorApp.ShowGuest."
    #expect(Self.words(end) == words)
  }

  @Test("a second answer to one route is not taken for the answer to the next")
  func twoAnswers() throws {
    let folder = Self.freshFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (listener, connection) = try AppSocket.listenConnected(inFolder: folder)
    let app = FakeApp.Connection(descriptor: accept(listener.descriptor, nil, nil))
    app.send(Self.frame.replacing("Ana", with: "Ivo") + Self.news)
    FakeApp { $0.send(Self.frame) }.start(on: app)
    let line = AppLine(descriptor: connection)
    let reply = try line.answer(to: Route(Self.show, languages: ["en"]), before: .now + .seconds(30))
    #expect(reply == .firstFrame(FirstFrame(shows: "Ana")))
    line.close()
    close(listener.descriptor)
  }

  /// How an app comes forward that runs already.
  private func outcome(
    of app: FakeApp, deadline: Duration = .seconds(30)
  ) async throws -> Result<AppArrival, any Error> {
    let folder = Self.freshFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let listener = try AppSocket.listen(inFolder: folder)
    app.start(listener.descriptor)
    let root = AppRoot(executable: "/nowhere/app", environment: [:], stateFolder: folder, deadline: deadline)
    do { return .success(try await root.bringForward(Self.show, languages: ["en"])) } catch { return .failure(error) }
  }

  private static func words(_ end: Result<AppArrival, any Error>) -> String? {
    guard case .failure(let error as IntentFailure) = end else { return nil }
    return FailureWords(languages: ["en"]).text(error)
  }

  private static func freshFolder() -> String {
    FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)").path
  }
}

/// Takes one connection, reads what comes first, and does whatever a test wants then.
private struct FakeApp: Sendable {
  struct Connection {
    let descriptor: Int32

    /// - Returns: false when nobody is there any more.
    @discardableResult
    func send(_ text: String) -> Bool {
      var rest = Data(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  let answer: @Sendable (Connection) -> Void

  init(_ answer: @escaping @Sendable (Connection) -> Void) { self.answer = answer }

  func start(_ listener: Int32) {
    Thread.detachNewThread {
      answerFirst(on: Connection(descriptor: accept(listener, nil, nil)))
      close(listener)
    }
  }

  func start(on connection: Connection) { Thread.detachNewThread { answerFirst(on: connection) } }

  private func answerFirst(on connection: Connection) {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    _ = read(connection.descriptor, &chunk, chunk.count)
    answer(connection)
    close(connection.descriptor)
  }
}
