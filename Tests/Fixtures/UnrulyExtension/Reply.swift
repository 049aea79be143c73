import Foundation
import IntentWire
import IntentWords

enum Reply {
  /// Where its words are to be looked up; nil: nowhere.
  static let bundle = ProcessInfo.processInfo.environment["UNRULY_BUNDLE"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  static let description = ExtensionDescription(
    intents: ["Echo", "Ask", "Environment", "Pid", "Signals", "Confirm", "Card"].map {
      IntentDescriptor(
        id: "Unruly.\($0)", persistentIdentifier: $0, title: Resource(key: $0, bundle: bundle),
        parameters: [
          ParameterDescriptor(name: "text", title: .verbatim("Text"), type: .string, isOptional: true)
        ])
    },
    shortcuts: [
      ShortcutDescriptor(
        invocation: Invocation(intent: "Unruly.Ask"), phrases: ["Ask ${applicationName}"], shortTitle: nil,
        systemImageName: nil)
    ], phraseBundles: bundle.map { [$0] } ?? [], provider: "Unruly")

  static func send(_ message: ExtensionMessage) {
    guard let line = try? WireLine.encode(message) else { exit(70) }
    write(line)
  }

  static func write(_ data: Data) {
    FileHandle.standardOutput.write(data)
  }

  static func say(_ text: String) {
    send(.outcome(Outcome(value: .string(text), dialog: Dialog(full: .verbatim(text)))))
  }

  /// Says what a catalog has under `You said %@`.
  static func repeats(_ text: String) {
    let words = Resource(key: "You said %@", arguments: [.text(text)], bundle: bundle)
    send(.outcome(Outcome(value: .string("You said \(text)"), dialog: Dialog(full: words))))
  }

  static func complain(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// The host's next message of another kind than hello; ends with the input.
  static func nextMessage() -> HostMessage {
    guard let line = readLine(), let message = try? WireLine.decode(HostMessage.self, from: Data(line.utf8)) else {
      exit(0)
    }
    return message
  }
}
