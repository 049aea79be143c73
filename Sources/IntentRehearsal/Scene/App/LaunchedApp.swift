import Foundation
import IntentHost
import IntentWire

/// An app that the host has launched, as the system does: with its socket open, and a route waiting there.
final class LaunchedApp: Sendable {
  let line: AppLine
  private let command: SpawnedCommand
  /// Nil for an app that has no terminal.
  private let terminal: LentTerminal?
  private let listener: AppSocket.Listener
  private let tail = OutputTail()

  /// - Parameters:
  ///   - environment: all of it.
  ///   - folder: where it starts.
  ///   - stateFolder: where its socket is from now on.
  ///   - onTerminal: whether it has this process's terminal.
  /// - Throws: `AppSocket.Failure`, `SpawnError`.
  init(
    executable: String, environment: [String: String], folder: String?, stateFolder: String, onTerminal: Bool
  ) throws {
    terminal = onTerminal ? LentTerminal() : nil
    let (listener, connection) = try AppSocket.listenConnected(inFolder: stateFolder)
    self.listener = listener
    // From here on only the app has it: when the app ends, so does whatever waits there.
    defer { close(listener.descriptor) }
    line = AppLine(descriptor: connection)
    var variables = environment
    variables[AppSocket.variable] = "\(AppSocket.launchDescriptor)"
    do {
      command = try SpawnedCommand(
        [executable], environment: variables, folder: folder, onTerminal: onTerminal, socket: listener.descriptor)
    } catch {
      line.close()
      listener.remove()
      throw error
    }
    keepLastOutput()
  }

  /// The end of what it wrote; empty for one that has the terminal.
  var lastOutput: String { tail.text }

  /// How it has ended; nil when it goes on after that time, in milliseconds. To be called once more only after nil.
  func end(within milliseconds: Int32) -> Int32? {
    guard command.hasEnded(within: milliseconds) else { return nil }
    return finish()
  }

  /// Asks it to end by closing the connection that launched it, and kills it a second later; a person at its terminal
  /// ends it when they like.
  func end() {
    if terminal != nil { _ = command.hasEnded(within: -1) }
    line.close()
    if !command.hasEnded(within: 1000) { command.kill() }
    _ = finish(closingLine: false)
  }

  /// Ends it at once; one that has the terminal may tidy it up first.
  func kill() -> Int32 {
    if terminal != nil { command.terminate() }
    if terminal == nil || !command.hasEnded(within: 1000) { command.kill() }
    return finish()
  }

  private func finish(closingLine: Bool = true) -> Int32 {
    let status = command.reap()
    listener.remove()
    // One that left by itself has tidied up.
    if status < 0 { terminal?.takeBack() }
    if closingLine { line.close() }
    drained.wait()
    command.close()
    return status
  }

  private let drained = DispatchSemaphore(value: 0)

  /// What nobody reads would hold the app up one day.
  private func keepLastOutput() {
    guard let output = command.output else {
      drained.signal()
      return
    }
    let (ended, tail, drained) = (command.ended, tail, drained)
    Thread.detachNewThread {
      var waits = [output, ended].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      var isOpen = true
      while isOpen, waits[1].revents == 0 {
        if poll(&waits, 2, -1) == -1, errno != EINTR { break }
        isOpen = PipeDrain.drain(output, into: tail.append)
      }
      if isOpen { _ = PipeDrain.drain(output, into: tail.append) }
      drained.signal()
    }
  }
}
