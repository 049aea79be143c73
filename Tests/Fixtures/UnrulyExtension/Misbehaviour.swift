import Foundation
import IntentWire
import IntentWords

enum Misbehaviour {
  static func perform(_ invocation: Invocation, mode: String) {
    switch mode {
    case "crash":
      Reply.complain("about to fall\n")
      signal(SIGABRT, SIG_DFL)
      abort()
    case "exit":
      Reply.complain("store is gone\n")
      exit(7)
    case "hang":
      Reply.complain("thinking\n")
      while true { pause() }
    case "garbage":
      Reply.complain("printing\n")
      Reply.write(Data("Hello, World!\n".utf8))
    case "noise": Reply.write(Data([0xFF, 0x00, 0xFE, 0x0A]))
    case "flood":
      for _ in 0..<100 { Reply.write(Data(repeating: 0x61, count: 1 << 20)) }
      Reply.write(Data([0x0A]))
    case "version": Reply.write(Data(#"{"wire":2,"kind":"outcome","body":{}}"#.utf8 + [0x0A]))
    case "half":
      Reply.write(Data(#"{"wire":1,"kind":"outc"#.utf8))
      kill(getpid(), SIGKILL)
    case "closeOutput":
      close(1)
      while true { pause() }
    case "chatter":
      while true { Reply.send(.progress(0.5)) }
    case "insist":
      while true {
        Reply.send(.ask(Question(kind: .value, parameter: "text", title: .verbatim("Text"), type: .string)))
        _ = Reply.nextMessage()
      }
    case "outOfTurn": Reply.send(.queried([]))
    case "complain":
      for number in 0..<100_000 { Reply.complain("complaint \(number) about everything there is\n") }
      Reply.say("heard")
    case "unknownKinds":
      Reply.write(Data("\n{\"wire\":1,\"kind\":\"sing\",\"body\":3}\n".utf8))
      Reply.say("sung")
    default: echo(invocation)
    }
  }

  private static func echo(_ invocation: Invocation) {
    switch invocation.intent {
    case "Unruly.Ask": ask()
    case "Unruly.Environment":
      guard case .string(let name)? = invocation.parameters["text"] else { return Reply.say("") }
      Reply.say(ProcessInfo.processInfo.environment[name] ?? "unset")
    case "Unruly.Signals":
      var action = sigaction()
      sigaction(SIGPIPE, nil, &action)
      Reply.say(action.__sigaction_handler.sa_handler == nil ? "default" : "ignored")
    case "Unruly.Confirm": confirm()
    case "Unruly.Card": Reply.send(.outcome(Outcome(card: CardArchive(kind: "test/1", payload: "{}"))))
    default:
      Reply.send(.progress(0.5))
      Reply.say("\(invocation.intent) \(invocation.parameters.count)")
    }
  }

  private static func ask() {
    Reply.send(.ask(Question(kind: .value, parameter: "text", title: .verbatim("Text"), type: .string)))
    switch Reply.nextMessage() {
    case .answer(.text(let text)): Reply.repeats(text)
    default: Reply.send(.failed(.cancelled))
    }
  }

  /// Its question shows a snippet, which performs while the question is open.
  private static func confirm() {
    Reply.send(.ask(Question(kind: .confirmation, snippet: Invocation(intent: "Unruly.Card"))))
    while true {
      switch Reply.nextMessage() {
      case .perform(let snippet): echo(snippet)
      case .answer(.confirmed(true)): return Reply.say("confirmed")
      default: return Reply.send(.failed(.cancelled))
      }
    }
  }
}
