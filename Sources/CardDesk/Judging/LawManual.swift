import CardModel
import IntentWords

/// The laws, for who meets the number of one in a verdict.
package enum LawManual {
  /// The laws of some numbers and names; all where there is none.
  /// - Throws: `CardDeskProblem.unknownLaw`.
  package static func laws(named words: [String]) throws(CardDeskProblem) -> [Law] {
    var laws: [Law] = []
    for word in words {
      guard let law = Law.all.first(where: { String($0.number) == word || $0.name == word }) else {
        throw .unknownLaw(word, nearest: Nearness.nearest(to: word, among: Law.all.map(\.name), limit: 1).first)
      }
      laws.append(law)
    }
    return words.isEmpty ? Law.all : laws
  }

  /// A line for each law.
  package static func table(of laws: [Law]) -> [String] {
    PlainTable.lines(laws.map { [String($0.number), $0.name, $0.statement] }, numbers: [0])
  }

  /// Each law with its reason and its source.
  package static func text(of laws: [Law]) -> [String] {
    Array(
      laws.map { law in
        ["law \(law.number) \(law.name)", "  \(law.statement)", "  because  \(law.reason)", "  source   \(law.source)"]
      }.joined(separator: [""]))
  }
}

/// `stagedoor card laws --json`, as `Documentation/CardCommand.md` specifies it.
package struct CardLawsDocument: Hashable, Sendable, Codable {
  package var version = 1
  package var kind = "card-laws"
  package var laws: [Entry]

  package struct Entry: Hashable, Sendable, Codable {
    package var number: Int
    package var name: String
    package var statement: String
    package var reason: String
    package var source: String
  }

  package init(_ laws: [Law]) {
    self.laws = laws.map {
      Entry(number: $0.number, name: $0.name, statement: $0.statement, reason: $0.reason, source: $0.source)
    }
  }
}
