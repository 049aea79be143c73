import IntentWords

/// One line from the host to the extension.
package enum HostMessage: Hashable, Sendable {
  case hello(HostEnvironment)
  case describe
  case query(EntityRequest)
  case perform(Invocation)
  case answer(Answer)
  case cancel
  /// A kind that a newer host knows: ignored.
  case unknown(String)
}

/// One line from the extension to the host.
package enum ExtensionMessage: Hashable, Sendable {
  case described(ExtensionDescription)
  case queried([IntentValue])
  case ask(Question)
  /// The app is to come to the foreground with the run's intent as it is filled; the host answers yes once it has.
  case foreground(Invocation)
  /// How far a long run is, from 0 to 1.
  case progress(Double)
  /// The app wants its visible card drawn again.
  case reload(intent: String)
  case donated(Invocation)
  case outcome(Outcome)
  case failed(IntentFailure)
  /// A kind that a newer extension knows: ignored.
  case unknown(String)
}

private enum Key: String, CodingKey { case wire, kind, body }

extension HostMessage: Codable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    try Wire.check(try fields.decode(Int.self, forKey: .wire))
    let kind = try fields.decode(String.self, forKey: .kind)
    switch kind {
    case "hello": self = .hello(try fields.decode(HostEnvironment.self, forKey: .body))
    case "describe": self = .describe
    case "query": self = .query(try fields.decode(EntityRequest.self, forKey: .body))
    case "perform": self = .perform(try fields.decode(Invocation.self, forKey: .body))
    case "answer": self = .answer(try fields.decode(Answer.self, forKey: .body))
    case "cancel": self = .cancel
    default: self = .unknown(kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Wire.version, forKey: .wire)
    try fields.encode(kind, forKey: .kind)
    switch self {
    case .hello(let body): try fields.encode(body, forKey: .body)
    case .query(let body): try fields.encode(body, forKey: .body)
    case .perform(let body): try fields.encode(body, forKey: .body)
    case .answer(let body): try fields.encode(body, forKey: .body)
    case .describe, .cancel, .unknown: break
    }
  }

  package var kind: String {
    switch self {
    case .hello: "hello"
    case .describe: "describe"
    case .query: "query"
    case .perform: "perform"
    case .answer: "answer"
    case .cancel: "cancel"
    case .unknown(let kind): kind
    }
  }
}

extension ExtensionMessage: Codable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    try Wire.check(try fields.decode(Int.self, forKey: .wire))
    let kind = try fields.decode(String.self, forKey: .kind)
    switch kind {
    case "described": self = .described(try fields.decode(ExtensionDescription.self, forKey: .body))
    case "queried": self = .queried(try fields.decode([IntentValue].self, forKey: .body))
    case "ask": self = .ask(try fields.decode(Question.self, forKey: .body))
    case "foreground": self = .foreground(try fields.decode(Invocation.self, forKey: .body))
    case "progress": self = .progress(try fields.decode(NonFiniteDouble.self, forKey: .body).value)
    case "reload": self = .reload(intent: try fields.decode(String.self, forKey: .body))
    case "donated": self = .donated(try fields.decode(Invocation.self, forKey: .body))
    case "outcome": self = .outcome(try fields.decode(Outcome.self, forKey: .body))
    case "failed": self = .failed(try fields.decode(IntentFailure.self, forKey: .body))
    default: self = .unknown(kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Wire.version, forKey: .wire)
    try fields.encode(kind, forKey: .kind)
    switch self {
    case .described(let body): try fields.encode(body, forKey: .body)
    case .queried(let body): try fields.encode(body, forKey: .body)
    case .ask(let body): try fields.encode(body, forKey: .body)
    case .foreground(let body): try fields.encode(body, forKey: .body)
    case .progress(let body): try fields.encode(NonFiniteDouble(body), forKey: .body)
    case .reload(let body): try fields.encode(body, forKey: .body)
    case .donated(let body): try fields.encode(body, forKey: .body)
    case .outcome(let body): try fields.encode(body, forKey: .body)
    case .failed(let body): try fields.encode(body, forKey: .body)
    case .unknown: break
    }
  }

  package var kind: String {
    switch self {
    case .described: "described"
    case .queried: "queried"
    case .ask: "ask"
    case .foreground: "foreground"
    case .progress: "progress"
    case .reload: "reload"
    case .donated: "donated"
    case .outcome: "outcome"
    case .failed: "failed"
    case .unknown(let kind): kind
    }
  }
}
