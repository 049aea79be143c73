import CardModel
import Foundation
import IntentWords

/// Where a card is: a word of a command line.
package enum CardSource: Hashable, Sendable {
  case file(String)
  case standardInput
  case preset(CardPreset)
  /// A preset on the material that cards of this kind are published with elsewhere.
  case published(CardPreset)

  /// As a report names it.
  package var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "standard input"
    case .preset(let preset): preset.name
    case .published(let preset): "\(Self.publishedWord) \(preset.name)"
    }
  }

  /// As a file of its own is named.
  package var stem: String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    return stem.replacing(" ", with: "-")
  }

  /// What the words of a command line name, in their order.
  /// - Throws: `CardDeskProblem.unknownPreset`.
  package static func named(_ words: [String]) throws(CardDeskProblem) -> [CardSource] {
    var sources: [CardSource] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == publishedWord, !isFile(word), let name = rest.first {
        rest.removeFirst()
        sources.append(.published(try preset(name)))
      } else {
        sources.append(try named(word))
      }
    }
    return sources
  }

  private static let publishedWord = "published"

  private static func named(_ word: String) throws(CardDeskProblem) -> CardSource {
    if word == "-" { return .standardInput }
    let published = publishedWord + " "
    if spelled(word).hasPrefix(published), !isFile(word), !word.contains(".") {
      return .published(try preset(String(word.dropFirst(published.count))))
    }
    if let preset = CardPreset.named(spelled(word)) { return .preset(preset) }
    // What looks like a path is one, so that a file that is absent is not taken for a wrong name.
    if word.contains("/") || word.contains(".") || isFile(word) { return .file(word) }
    return .preset(try preset(word))
  }

  /// The preset of a name, where `-` may stand for a space.
  /// - Throws: `CardDeskProblem.unknownPreset`.
  package static func preset(_ name: String) throws(CardDeskProblem) -> CardPreset {
    if let preset = CardPreset.named(spelled(name)) { return preset }
    let nearest = Nearness.nearest(to: spelled(name), among: CardPreset.all.map(\.name), limit: 1).first
    throw .unknownPreset(name, nearest: nearest?.replacing(" ", with: "-"))
  }

  private static func spelled(_ name: String) -> String { name.replacing("-", with: " ") }

  private static func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
