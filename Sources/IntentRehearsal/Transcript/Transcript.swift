import IntentHost

/// A conversation as text: `Documentation/Rehearsals.md` specifies how it is written.
package struct Transcript: Hashable, Sendable {
  package var entries: [Entry]

  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// One line of a transcript with the indented lines that belong to it.
  package struct Entry: Hashable, Sendable {
    /// The first of its lines in the file, from 1; 0 when it comes from no file.
    package var line: Int
    package var kind: Kind

    package init(_ kind: Kind, line: Int = 0) {
      self.line = line
      self.kind = kind
    }
  }

  package enum Kind: Hashable, Sendable {
    case blank
    /// What follows the `#`, as it stands.
    case comment(String)
    case environment(Setting)
    case say(Said)
    case run(intent: String, values: [Assignment])
    case tap(String)
    case command(Command)
    case restart
    case question(String, options: [String])
    case confirmation(String, options: [String])
    case spoken(String)
    case printed(String)
    case value(String)
    case card(CardLines)
    case error(String, nearest: [String])
    case opens(String)
    case app(AppArrival)
  }

  /// What the person says: words, or the press of a button.
  package enum Said: Hashable, Sendable {
    case words(String)
    case yes
    case no
    case cancel
  }

  /// A parameter's name with its value as text.
  package struct Assignment: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A call of the other door, and what it writes.
  package struct Command: Hashable, Sendable {
    package var words: [String]
    package var output: Output
    /// The exit status; -1 and less is a signal's number, negated.
    package var status: Int32

    package init(words: [String], output: Output = .unsaid, status: Int32 = 0) {
      self.words = words
      self.output = output
      self.status = status
    }
  }

  package enum Output: Hashable, Sendable {
    /// Nothing is said of the output, but the status counts.
    case unsaid
    /// `…`: neither counts.
    case notCompared
    case lines([String])
  }

  package enum CardLines: Hashable, Sendable {
    case notCompared
    case lines([String])
  }
}

extension Transcript.Kind {
  /// Whether it is there for the reader only.
  package var isRemark: Bool {
    switch self {
    case .blank, .comment: true
    default: false
    }
  }

  /// Whether it is something the app does, as opposed to the person.
  package var isHeard: Bool {
    switch self {
    case .question, .confirmation, .spoken, .printed, .value, .card, .error, .opens, .app: true
    default: false
    }
  }

  /// Whether it is a turn or an answer, as opposed to a place or a remark.
  package var isDeed: Bool {
    switch self {
    case .say, .run, .tap, .command: true
    default: false
    }
  }
}
