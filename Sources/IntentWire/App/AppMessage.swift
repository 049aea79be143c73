/// One line from the host to an app that runs.
package enum AppRequest: Hashable, Sendable {
  /// The app is to show what this intent is about: it came to the foreground with it.
  case route(Route)
  /// A kind that a newer host knows: ignored.
  case unknown(String)
}

/// One line from an app that runs to the host.
package enum AppReply: Hashable, Sendable {
  /// The person sees the app.
  case firstFrame(FirstFrame)
  case failed(IntentFailure)
  /// A kind that a newer app knows: ignored.
  case unknown(String)
}

/// An intent with every parameter filled, for the app to show what it is about.
package struct Route: Hashable, Sendable, Codable {
  package var invocation: Invocation
  /// What the person reads, best first.
  package var languages: [String]

  package init(_ invocation: Invocation, languages: [String]) {
    self.invocation = invocation
    self.languages = languages
  }
}

/// What the person sees once the app is in front.
package struct FirstFrame: Hashable, Sendable, Codable {
  /// In one line; nil when the app does not say.
  package var shows: String?

  package init(shows: String? = nil) { self.shows = shows }
}

private enum Key: String, CodingKey { case wire, kind, body }

extension AppRequest: Codable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    try Wire.check(try fields.decode(Int.self, forKey: .wire))
    let kind = try fields.decode(String.self, forKey: .kind)
    self = kind == "route" ? .route(try fields.decode(Route.self, forKey: .body)) : .unknown(kind)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Wire.version, forKey: .wire)
    switch self {
    case .route(let body):
      try fields.encode("route", forKey: .kind)
      try fields.encode(body, forKey: .body)
    case .unknown(let kind): try fields.encode(kind, forKey: .kind)
    }
  }
}

extension AppReply: Codable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    try Wire.check(try fields.decode(Int.self, forKey: .wire))
    let kind = try fields.decode(String.self, forKey: .kind)
    switch kind {
    case "firstFrame": self = .firstFrame(try fields.decode(FirstFrame.self, forKey: .body))
    case "failed": self = .failed(try fields.decode(IntentFailure.self, forKey: .body))
    default: self = .unknown(kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Wire.version, forKey: .wire)
    switch self {
    case .firstFrame(let body):
      try fields.encode("firstFrame", forKey: .kind)
      try fields.encode(body, forKey: .body)
    case .failed(let body):
      try fields.encode("failed", forKey: .kind)
      try fields.encode(body, forKey: .body)
    case .unknown(let kind): try fields.encode(kind, forKey: .kind)
    }
  }
}
