import Foundation
import IntentWire
import IntentWords

// An extension that speaks the wire, and misbehaves at `perform` (or earlier) in the way its first argument names.
let mode = CommandLine.arguments.dropFirst().first ?? "echo"
if mode == "early" { exit(3) }
if mode == "deaf" { while true { pause() } }

while let line = readLine() {
  guard let message = try? WireLine.decode(HostMessage.self, from: Data(line.utf8)) else { exit(65) }
  switch message {
  case .describe: Reply.send(.described(Reply.description))
  case .query(let request): Reply.send(.queried([.string("\(request.filter)")]))
  case .perform(let invocation): Misbehaviour.perform(invocation, mode: mode)
  case .hello, .answer, .cancel, .unknown: continue
  }
}
