import Foundation
import IntentWire
import Synchronization
import Testing

@Suite("The socket of an app")
struct AppSocketTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "socket-\(UUID().uuidString)").path

  @Test("who launches an app is the first to reach it, however many others try")
  func firstConnection() throws {
    let isOver = Mutex(false)
    let others = DispatchGroup()
    for _ in 0..<2 {
      others.enter()
      Thread.detachNewThread {
        while !isOver.withLock({ $0 }) {
          if let other = try? AppSocket.connect(inFolder: folder) { close(other) }
        }
        others.leave()
      }
    }
    defer {
      isOver.withLock { $0 = true }
      others.wait()
      try? FileManager.default.removeItem(atPath: folder)
    }
    for round in 0..<200 {
      let (listener, connection) = try AppSocket.listenConnected(inFolder: folder)
      var byte = UInt8(truncatingIfNeeded: round), heard: UInt8 = 0
      _ = write(connection, &byte, 1)
      let first = accept(listener.descriptor, nil, nil)
      #expect(recv(first, &heard, 1, Int32(MSG_DONTWAIT)) == 1 && heard == byte)
      for descriptor in [first, connection, listener.descriptor] { close(descriptor) }
    }
  }

  @Test("takes its file away, and leaves no other, unless another app listens there since")
  func files() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try AppSocket.listen(inFolder: folder)
    let (second, connection) = try AppSocket.listenConnected(inFolder: folder)
    first.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [AppSocket.fileName])
    second.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    for descriptor in [first.descriptor, second.descriptor, connection] { close(descriptor) }
  }

  @Test("cannot be where a folder is, and leaves nothing behind then")
  func folderInItsPlace() throws {
    let path = folder + "/" + AppSocket.fileName
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: AppSocket.Failure(path: path, reason: "Is a directory")) {
      _ = try AppSocket.listenConnected(inFolder: folder)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [AppSocket.fileName])
  }
}
